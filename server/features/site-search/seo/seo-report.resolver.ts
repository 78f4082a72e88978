import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { readSeoReport } from './seo-report.service.js';
import { SeoReportType } from './seo-report.types.js';

@Resolver()
export class SeoReportResolver {
  @Keys('read:sites')
  @Query(() => SeoReportType, {
    description: 'The SEO report on the draft of a site, with reasons and advice.',
  })
  siteSeoReport(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
  ): Promise<SeoReportType> {
    return readSeoReport(ctx, id);
  }
}
