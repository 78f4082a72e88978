/** Something has arrived at a site: it is to be sent to each of its webhooks that is to be notified of it. */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { Jobs } from '#platform/jobs/catalogue.js';

/** One waiting job for each delivery. */
export function enqueueDelivery(tx: TxCtx, deliveryId: string, runAt?: Date): Promise<void> {
  return tx.enqueue('send_webhook', { deliveryId }, { key: `send_webhook:${deliveryId}`, ...(runAt && { runAt }) });
}

const NOTIFIED = 'select id from webhooks where site_id = $1 and $2 = any(events) and turned_off_at is null';
const ADD = `insert into webhook_deliveries (id, webhook_id, event, subject_id, created_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing returning id`;

/** The job. Run twice, it makes no second delivery. */
export async function queueWebhooks(ctx: Ctx, { siteId, event, subjectId }: Jobs['queue_webhooks']): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    for (const webhook of await rows<{ id: string }>(tx.em, NOTIFIED, [siteId, event])) {
      const [made] = await rows<{ id: string }>(tx.em, ADD, [newId(), webhook.id, event, subjectId, tx.clock.now()]);
      if (made) await enqueueDelivery(tx, made.id);
    }
  });
}
