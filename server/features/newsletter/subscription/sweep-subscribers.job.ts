/** Deletes addresses that were not confirmed in time, and who they were sent to in the log of mails. */
import type { Ctx } from '#platform/context.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { forgetReceivers } from '#features/emails/index.js';
import { requestsSince } from './confirm-subscriber.service.js';

export const SWEEP_SUBSCRIBERS_CRON: Cron = { job: 'sweep_subscribers', hour: 1, minute: 20 };

const BATCH = 500;
const DELETE = `delete from newsletter_subscribers where id in (
    select id from newsletter_subscribers where confirmed_at is null and requested_at <= $1
    order by requested_at limit ${BATCH} for update skip locked)
  returning mail_ids as "mailIds"`;

/** The job. May be killed anywhere and run twice at once. */
export async function sweepSubscribers(ctx: Ctx): Promise<void> {
  const before = requestsSince(ctx.clock.now());
  for (;;) {
    const deleted = await unitOfWork(ctx, async (tx) => {
      const found = await rows<{ mailIds: readonly string[] }>(tx.em, DELETE, [before]);
      await forgetReceivers(
        tx,
        found.flatMap(({ mailIds }) => mailIds),
      );
      return found.length;
    });
    if (deleted < BATCH) return;
  }
}
