import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AckType } from '#platform/graphql/common.types.js';
import { NoKey } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { siteLoader, SiteType } from '#features/sites/index.js';
import { decideReport, readReports } from './decide-report.service.js';
import {
  SiteReportDecisionInput,
  SiteReportInput,
  SiteReportsFilter,
  type DecisionGiven,
  type ReportGiven,
  type ReportsInput,
} from './reports.inputs.js';
import { SiteReportPageType, SiteReportType } from './reports.types.js';
import { sendReport, type Received } from './send-report.service.js';

@Resolver(() => SiteReportType)
export class SiteReportResolver {
  @NoKey()
  @Mutation(() => AckType, {
    description: 'Reports abuse of a site. Anyone may, without an account; REPORT_LIMIT where enough have.',
  })
  reportSite(
    @Context() ctx: Ctx,
    @Arg('input', () => SiteReportInput, { description: 'What is reported.' }) input: ReportGiven,
  ): Promise<Received> {
    return sendReport(ctx, input);
  }

  @NoKey()
  @Query(() => SiteReportPageType, { description: 'For administrators: reports of abuse, newest first.' })
  siteReports(
    @Context() ctx: Ctx,
    @Arg('filter', () => SiteReportsFilter, { nullable: true, description: 'Which ones.' })
    filter: ReportsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<SiteReportType>> {
    return readReports(ctx, { ...filter, ...paging });
  }

  @NoKey()
  @Mutation(() => SiteReportType, {
    description: 'For administrators: decides about a report. CONFLICT for one that was decided otherwise.',
  })
  decideSiteReport(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the report.' }) id: string,
    @Arg('decision', () => SiteReportDecisionInput, { description: 'What is decided, and why.' })
    decision: DecisionGiven,
  ): Promise<SiteReportType> {
    return decideReport(ctx, id, decision);
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site.' })
  site(@Context() ctx: Ctx, @Root() report: Readonly<SiteReportType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(report.siteId);
  }
}
