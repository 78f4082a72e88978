/** Deletes events that are older than the log keeps them. */
import { ACCOUNT_EVENT_LOG } from '#core/account-events.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';

export const SWEEP_CRON: Cron = { job: 'sweep_account_events', hour: 1, minute: 50 };

const BATCH = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const OLD = `delete from account_events where id in (select id from account_events
    where occurred_at < $1 order by occurred_at limit ${BATCH} for update skip locked) returning id`;

/** The job. May be killed anywhere and run twice at once. */
export async function sweepEvents(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - ACCOUNT_EVENT_LOG.keptDays * DAY_MS);
  while ((await rows(ctx.em, OLD, [before])).length === BATCH);
}
