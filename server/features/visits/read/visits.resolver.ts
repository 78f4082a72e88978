import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import { VISITS } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { readVisits } from './visits.service.js';
import { SiteVisitsType } from './visits.types.js';

@Resolver(() => SiteVisitsType)
export class SiteVisitsResolver {
  @Keys('read:sites')
  @Query(() => SiteVisitsType, {
    description:
      'How a site was visited; for its owner and for administrators. The tables of days more than ' +
      `${VISITS.detailedDays} days ago are kept by the Jalali month, which is counted to its first day.`,
  })
  siteVisits(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
    @Arg('from', () => String, {
      nullable: true,
      description: `The first day in Tehran, as \`2026-11-22\`; thirty days if left out. At most ${VISITS.reportDays} days.`,
    })
    from: string | null,
    @Arg('to', () => String, { nullable: true, description: 'The last day; today if left out.' }) to: string | null,
  ): Promise<SiteVisitsType> {
    return readVisits(ctx, id, { from, to });
  }
}
