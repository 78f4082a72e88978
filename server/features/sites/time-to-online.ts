/** From the payment to the first release, of the sites of the last months. Public: callers check no permission. */
import { TIME_TO_ONLINE, timeToOnlineOf, type TimeToOnline } from '#core/sites/time-to-online.js';
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A site's row is written by the transaction that settles its payment, and its first release is shown by the one that
 * writes it. A site without a release counts as endless, so that failures do not make the figure better; one whose
 * releases were removed after it had been closed is left out.
 */
const MEDIAN = `select count(*)::int as sites,
    percentile_disc(0.5) within group (
      order by coalesce(extract(epoch from online.at - s.created_at)::float8, 'infinity')
    ) as seconds
  from sites s
  left join lateral (
    select r.created_at as at from releases r where r.site_id = s.id order by r.number limit 1
  ) online on true
  where s.created_at > $1 and (online.at is not null or s.created_at <= $2) and s.removed_at is null`;

interface Median {
  readonly sites: number;
  /** Null without sites. */
  readonly seconds: number | null;
}

/** Null with fewer than `leastSites` sites of the last months, and where half of them never came online. */
export async function measuredTimeToOnline(
  ctx: Ctx,
  leastSites: number = TIME_TO_ONLINE.leastSites,
): Promise<TimeToOnline | null> {
  const now = ctx.clock.now().getTime();
  const bounds = [new Date(now - TIME_TO_ONLINE.days * DAY_MS), new Date(now - TIME_TO_ONLINE.graceMs)];
  const found = await row<Median>(ctx.em, MEDIAN, bounds);
  if (!found || found.seconds === null || found.sites < leastSites) return null;
  return timeToOnlineOf(Number(found.seconds));
}
