/** The read path of webhooks. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import { WEBHOOK } from '#core/sites/webhooks.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { DeliveredEvent } from '../webhook-delivery.entity.js';
import type { DeliveryType, WebhookType } from './webhooks.types.js';

const WEBHOOKS = columns<WebhookType>()('id siteId url events madeByKey failingSince turnedOffAt createdAt');
const DELIVERIES = columns<DeliveryType>()('id event state tries lastStatus lastFault lastTryAt nextTryAt createdAt');

/** Oldest first. */
export function listWebhooks(em: EntityManager, siteId: string): Promise<WebhookType[]> {
  const text = `select ${WEBHOOKS} from webhooks where site_id = $1 order by id limit ${WEBHOOK.perSite}`;
  return rows<WebhookType>(em, text, [siteId]);
}

/** Both must be ids. */
export function findWebhook(em: EntityManager, siteId: string, id: string): Promise<WebhookType | null> {
  return row<WebhookType>(em, `select ${WEBHOOKS} from webhooks where site_id = $1 and id = $2`, [siteId, id]);
}

interface WebhookOfKey extends WebhookType {
  readonly keyId: string;
}

const OF_KEYS = `select ${columns<WebhookOfKey>()(
  'id siteId url events madeByKey failingSince turnedOffAt createdAt keyId',
  { table: 'w', expressions: { keyId: 'w.made_by_key_id' } },
)} from webhooks w where w.made_by_key_id = any($1::uuid[]) and w.site_id is not null order by w.id`;

interface WebhooksOfKey {
  readonly keyId: string;
  readonly webhooks: readonly WebhookType[];
}

/** The webhooks that a key added and that still exist, oldest first; null for none. */
export function webhooksOfKeyLoader(ctx: Ctx): DataLoader<string, WebhooksOfKey | null> {
  const read = async (keyIds: readonly string[]): Promise<readonly WebhooksOfKey[]> => {
    const found = await rows<WebhookOfKey>(ctx.em, OF_KEYS, [[...keyIds]]);
    return keyIds.map((keyId) => ({ keyId, webhooks: found.filter((each) => each.keyId === keyId) }));
  };
  return loaderOf(ctx, 'webhooks of an API key', read, ({ keyId }) => keyId);
}

/** Newest first. `events`: of these alone. */
export function listDeliveries(
  em: EntityManager,
  webhookId: string,
  events?: readonly DeliveredEvent[],
): Promise<DeliveryType[]> {
  const text = `select ${DELIVERIES} from webhook_deliveries
    where webhook_id = $1 and ($2::text[] is null or event = any($2)) order by id desc limit ${WEBHOOK.deliveries}`;
  return rows<DeliveryType>(em, text, [webhookId, events ?? null]);
}

/** Both must be ids. */
export function findDelivery(em: EntityManager, webhookId: string, id: string): Promise<DeliveryType | null> {
  const text = `select ${DELIVERIES} from webhook_deliveries where webhook_id = $1 and id = $2`;
  return row<DeliveryType>(em, text, [webhookId, id]);
}
