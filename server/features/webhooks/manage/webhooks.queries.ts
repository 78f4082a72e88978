/** The read path of webhooks. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { WEBHOOK } from '../../../../core/sites/webhooks.js';
import { row, rows } from '../../../platform/db/rows.js';
import { columns } from '../../../platform/db/select.js';
import type { DeliveryType, WebhookType } from './webhooks.types.js';

const WEBHOOKS = columns<WebhookType>()('id siteId url events failingSince turnedOffAt createdAt');
const DELIVERIES = columns<DeliveryType>()('id event state tries lastStatus lastFault lastTryAt nextTryAt createdAt');

/** Oldest first. */
export function listWebhooks(em: EntityManager, siteId: string): Promise<WebhookType[]> {
  const text = `select ${WEBHOOKS} from site_webhooks where site_id = $1 order by id limit ${WEBHOOK.perSite}`;
  return rows<WebhookType>(em, text, [siteId]);
}

/** Both must be ids. */
export function findWebhook(em: EntityManager, siteId: string, id: string): Promise<WebhookType | null> {
  return row<WebhookType>(em, `select ${WEBHOOKS} from site_webhooks where site_id = $1 and id = $2`, [siteId, id]);
}

/** Newest first. */
export function listDeliveries(em: EntityManager, webhookId: string): Promise<DeliveryType[]> {
  const text = `select ${DELIVERIES} from site_webhook_deliveries where webhook_id = $1
    order by id desc limit ${WEBHOOK.deliveries}`;
  return rows<DeliveryType>(em, text, [webhookId]);
}

/** Both must be ids. */
export function findDelivery(em: EntityManager, webhookId: string, id: string): Promise<DeliveryType | null> {
  const text = `select ${DELIVERIES} from site_webhook_deliveries where webhook_id = $1 and id = $2`;
  return row<DeliveryType>(em, text, [webhookId, id]);
}
