import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { readSeoReport } from './seo-report.service.js';
import { SeoReportType } from './seo-report.types.js';

@Resolver()
export class SeoReportResolver {
  @Keys('read:sites')
  @Query(() => SeoReportType, {
    description: 'What the draft of a site can do better for search engines, with reasons and advice.',
  })
  siteSeoReport(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the site.' }) id: string,
  ): Promise<SeoReportType> {
    return readSeoReport(ctx, id);
  }
}
