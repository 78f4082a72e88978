/**
 * Deletes messages that are older than the owners of their sites want to keep them, and files without a message: of a
 * process that ended between the two, or of a deletion whose second half failed.
 */
import { SWEEP } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { deleteBytes } from '#features/files/index.js';
import { dropFiles, forgetReplies, type RemovedMessage } from '../received/forget-message.js';
import { MESSAGE_FILES_FOLDER, withoutMessage } from '../received/message-files.js';

export const SWEEP_MESSAGES_CRON: Cron = { job: 'sweep_site_messages', hour: 1, minute: 40 };

const BATCH = 500;
const DELETE = `delete from site_messages where id in (
    select m.id from site_inbox_settings s join site_messages m on m.site_id = s.site_id
    where m.received_at < $1::timestamptz - make_interval(months => s.kept_months)
    order by m.id limit ${BATCH} for update of m skip locked)
  returning id, replies, files`;

/** The job. May be killed anywhere and run twice at once. */
export async function sweepMessages(ctx: Ctx): Promise<void> {
  for (;;) {
    const deleted = await unitOfWork(ctx, async (tx) => {
      const found = await rows<RemovedMessage>(tx.em, DELETE, [tx.clock.now()]);
      await dropFiles(tx, found);
      await forgetReplies(tx, found);
      return found.length;
    });
    if (deleted < BATCH) break;
  }
  await sweepFilesOfMessages(ctx);
}

/** Younger ones may be those of a message that is just being written. */
async function sweepFilesOfMessages(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - SWEEP.orphanMs);
  let batch: string[] = [];
  for await (const { key, at } of ctx.ports.files.list(MESSAGE_FILES_FOLDER)) {
    if (at < before) batch.push(key);
    if (batch.length < BATCH) continue;
    await deleteBytes(ctx, await withoutMessage(ctx, batch));
    batch = [];
  }
  await deleteBytes(ctx, await withoutMessage(ctx, batch));
}
