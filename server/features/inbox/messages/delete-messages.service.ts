/** Deletes messages of one's own sites; for visitors who want that, also from backups. */
import { requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { dropFiles, forgetReplies, type RemovedMessage } from '../received/forget-message.js';
import { lockOwnMessages } from './manage-messages.service.js';
import { readMessageOfSite } from './read-messages.service.js';
import { idsSchema } from './site-messages.inputs.js';

const ERASE = `insert into erased_site_messages (id, site_id, erased_at)
  select id, site_id, $2 from site_messages where id = any($1::uuid[]) on conflict do nothing`;

const DELETE = 'delete from site_messages where id = any($1::uuid[]) returning id, replies, files';

/**
 * All of them or none. With `isErased` no restored backup brings them back. Returns their ids in the order of `given`.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR.
 */
export async function deleteMessages(
  ctx: Ctx,
  given: readonly string[],
  isErased: boolean,
): Promise<readonly string[]> {
  requireViewer(ctx);
  const ids = [...new Set(parseInput(idsSchema, given).map((id) => id.toLowerCase()))];
  await unitOfWork(ctx, async (tx) => {
    await lockOwnMessages(tx, ids);
    if (isErased) await rows(tx.em, ERASE, [ids, tx.clock.now()]);
    const gone = await rows<RemovedMessage>(tx.em, DELETE, [ids]);
    await dropFiles(tx, gone);
    if (isErased) await forgetReplies(tx, gone);
  });
  return ids;
}

/** Like `deleteMessages`, but one of this site alone. */
export async function deleteMessageOfSite(ctx: Ctx, siteId: string, id: string, isErased: boolean): Promise<void> {
  await readMessageOfSite(ctx, siteId, id);
  await deleteMessages(ctx, [id], isErased);
}
