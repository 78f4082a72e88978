/** Deletes messages that are older than the owners of their sites want to keep them. */
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { forgetReplies, type RemovedMessage } from '../received/forget-replies.js';

export const SWEEP_MESSAGES_CRON: Cron = { job: 'sweep_site_messages', hour: 1, minute: 40 };

const BATCH = 500;
const DELETE = `delete from site_messages where id in (
    select m.id from site_inbox_settings s join site_messages m on m.site_id = s.site_id
    where m.received_at < $1::timestamptz - make_interval(months => s.kept_months)
    order by m.id limit ${BATCH} for update of m skip locked)
  returning id, replies`;

/** The job. May be killed anywhere and run twice at once. */
export async function sweepMessages(ctx: Ctx): Promise<void> {
  for (;;) {
    const deleted = await unitOfWork(ctx, async (tx) => {
      const found = await rows<RemovedMessage>(tx.em, DELETE, [tx.clock.now()]);
      await forgetReplies(tx, found);
      return found.length;
    });
    if (deleted < BATCH) return;
  }
}
