/** Deletes deliveries that are old, or more of one webhook than are shown. */
import { WEBHOOK } from '#core/sites/webhooks.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';

export const SWEEP_DELIVERIES_CRON: Cron = { job: 'sweep_webhook_deliveries', hour: 1, minute: 40 };

const BATCH = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Those that still wait stay. */
const OLD = `delete from webhook_deliveries where id in (select id from webhook_deliveries
    where created_at < $1 and state <> 'waiting' order by created_at limit ${BATCH} for update skip locked)
  returning id`;
const MANY = `delete from webhook_deliveries where id in (
    select d.id from webhooks w cross join lateral (select id, state from webhook_deliveries
      where webhook_id = w.id order by id desc offset ${WEBHOOK.deliveries}) d where d.state <> 'waiting' limit ${BATCH})
  returning id`;

/** The job. May be killed anywhere and run twice at once. */
export async function sweepDeliveries(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - WEBHOOK.keptDays * DAY_MS);
  while ((await rows(ctx.em, OLD, [before])).length === BATCH);
  while ((await rows(ctx.em, MANY, [])).length === BATCH);
}
