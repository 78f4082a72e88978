/** Keeps the distinct pages and referrers of a site and day bounded in the database, over all writings. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { VISITS } from '#core/limits/limits.js';
import { REST_OF_VALUES } from '#core/sites/site-visits.js';
import { rows } from '#platform/db/rows.js';
import type { PendingDay } from './pending-visits.js';

const LIMITS = { page: VISITS.pages, referrer: VISITS.referrers } as const;
type Bounded = keyof typeof LIMITS;

interface Group {
  readonly siteId: string;
  readonly day: string;
  readonly dimension: Bounded;
}

const keyOf = ({ siteId, day, dimension }: Group): string => `${siteId} ${day} ${dimension}`;

const OF_DAYS = `c.grain = 'day' and c.dimension in ('page', 'referrer')
  and (c.site_id, c.day) in (select * from unnest($1::uuid[], $2::date[]))`;
const COUNT = `select c.site_id as "siteId", c.day::text as day, c.dimension, count(*) as count
  from visit_counts c where ${OF_DAYS} group by 1, 2, 3`;
const VALUES = `select c.site_id as "siteId", c.day::text as day, c.dimension, c.value from visit_counts c where ${OF_DAYS}`;

function valuesIn({ visitors, referrers }: PendingDay, dimension: Bounded): ReadonlySet<string> {
  if (dimension === 'referrer') return new Set(referrers.keys());
  return new Set(visitors.flatMap(({ pages }) => [...pages.keys()]));
}

/** The value that a value is counted under: itself, or that of the rest. */
export type ValueOf = (day: PendingDay, dimension: Bounded, value: string) => string;

/** Reads how many values the days have; those that are there already stay, and of others what there is room for. */
export async function boundedValues(em: EntityManager, days: readonly PendingDay[]): Promise<ValueOf> {
  const of = (some: readonly PendingDay[]) => [some.map(({ siteId }) => siteId), some.map(({ day }) => day)] as const;
  const counted = await rows<Group & { readonly count: number }>(em, COUNT, of(days));
  const counts = new Map(counted.map((each) => [keyOf(each), each.count]));
  const room = (day: PendingDay, dimension: Bounded): number =>
    LIMITS[dimension] - (counts.get(keyOf({ ...day, dimension })) ?? 0);
  const full = days.filter((day) =>
    (['page', 'referrer'] as const).some((dimension) => valuesIn(day, dimension).size > room(day, dimension)),
  );
  if (full.length === 0) return (_day, _dimension, value) => value;
  const known = await rows<Group & { readonly value: string }>(em, VALUES, of(full));
  const kept = new Set(known.map((each) => `${keyOf(each)} ${each.value}`));
  for (const day of full)
    for (const dimension of ['page', 'referrer'] as const) {
      const group = keyOf({ ...day, dimension });
      const news = [...valuesIn(day, dimension)].filter((value) => !kept.has(`${group} ${value}`));
      for (const value of news.slice(0, Math.max(0, room(day, dimension)))) kept.add(`${group} ${value}`);
    }
  const isFull = new Set(full.map(({ siteId, day }) => `${siteId} ${day}`));
  return ({ siteId, day }, dimension, value) =>
    !isFull.has(`${siteId} ${day}`) || kept.has(`${keyOf({ siteId, day, dimension })} ${value}`)
      ? value
      : REST_OF_VALUES;
}
