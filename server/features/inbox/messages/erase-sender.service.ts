/** Erases all that one person sent by the forms of a site, as they may demand. */
import { senderKey } from '#core/sites/site-messages.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { senderSchema } from './site-messages.inputs.js';
import { ofSender } from './site-messages.queries.js';
import { readOwnSite } from '../received/own-site.js';
import { dropFiles, forgetReplies, type RemovedMessage } from '../received/forget-message.js';

const BATCH = 500;
const ERASE = `with gone as (
    delete from site_messages where id in (
      select m.id from site_messages m where m.site_id = $1 and ${ofSender('$2', '$3')}
      order by m.id limit ${BATCH} for update)
    returning id, site_id, replies, files),
  kept as (insert into erased_site_messages (id, site_id, erased_at)
    select id, site_id, $4 from gone on conflict do nothing)
  select id, replies, files from gone`;

/**
 * In every state, also from backups that are restored later. Returns how many messages there were.
 * @throws AppError NOT_FOUND also for another's site, VALIDATION_ERROR.
 */
export async function eraseSender(ctx: Ctx, siteId: string, sender: string): Promise<number> {
  const { id } = await readOwnSite(ctx, siteId);
  const key = senderKey(parseInput(senderSchema, { sender }).sender);
  let erased = 0;
  for (;;) {
    const found = await unitOfWork(ctx, async (tx) => {
      const gone = await rows<RemovedMessage>(tx.em, ERASE, [
        id,
        key?.email ?? null,
        key?.phone ?? null,
        tx.clock.now(),
      ]);
      await dropFiles(tx, gone);
      await forgetReplies(tx, gone);
      return gone.length;
    });
    erased += found;
    if (found < BATCH) return erased;
  }
}
