import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AckType } from '#platform/graphql/common.types.js';
import { AdminOnly, NoKey } from '#platform/graphql/keys.js';
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
    @Arg('input', () => SiteReportInput, { description: 'The report of the visitor.' }) input: ReportGiven,
  ): Promise<Received> {
    return sendReport(ctx, input);
  }

  @AdminOnly()
  @Query(() => SiteReportPageType, { description: 'For administrators: reports of abuse, newest first.' })
  siteReports(
    @Context() ctx: Ctx,
    @Arg('filter', () => SiteReportsFilter, {
      nullable: true,
      description: 'Only reports that match; without it all of them.',
    })
    filter: ReportsInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<SiteReportType>> {
    return readReports(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Mutation(() => SiteReportType, {
    description: 'For administrators: decides about a report. CONFLICT for one that was decided otherwise.',
  })
  decideSiteReport(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the report.' }) id: string,
    @Arg('decision', () => SiteReportDecisionInput, { description: 'The decision and its reason.' })
    decision: DecisionGiven,
  ): Promise<SiteReportType> {
    return decideReport(ctx, id, decision);
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it belongs to.' })
  site(@Context() ctx: Ctx, @Root() report: Readonly<SiteReportType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(report.siteId);
  }
}
