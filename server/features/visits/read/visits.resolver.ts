import { Arg, Ctx as Context, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { VISITS } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { SiteType } from '#features/sites/index.js';
import { readVisits, visitsOfWeek } from './visits.service.js';
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

const DAYS = `in the last ${VISITS.weekDays} days in Tehran, today included, and of each day added up`;
const NOT_COUNTED = 'null: its visits are not counted, because it does not have the service `analyticsSetup`.';

@Resolver(() => SiteType)
export class SiteWeekResolver {
  @FieldResolver(() => Int, { nullable: true, description: `How many visitors it had ${DAYS}; ${NOT_COUNTED}` })
  async weekVisitors(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<number | null> {
    return (await visitsOfWeek(ctx, site.id))?.visitors ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: `How many of its pages were shown ${DAYS}; ${NOT_COUNTED}` })
  async weekViews(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<number | null> {
    return (await visitsOfWeek(ctx, site.id))?.views ?? null;
  }
}
