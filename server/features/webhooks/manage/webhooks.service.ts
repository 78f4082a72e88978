/** What owners of sites do with webhooks, for both APIs. Administrators only read. */
import { siteLink } from '#core/client-links.js';
import { AppError } from '#core/errors/errors.js';
import { WEBHOOK, type SiteEvent } from '#core/sites/webhooks.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { row, rows } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import { findUser, notifyOwner, sealText } from '#features/identity/index.js';
import { readSite } from '#features/sites/index.js';
import { enqueueDelivery } from '../delivery/queue-webhooks.job.js';
import { newWebhookSecret } from '../webhook-secret.js';
import { WEBHOOK_TEXTS } from '../webhooks.messages.js';
import {
  newWebhookSchema,
  webhookEventsSchema,
  type NewWebhookData,
  type WebhookEventsData,
} from './webhooks.inputs.js';
import { findDelivery, findWebhook, listDeliveries, listWebhooks } from './webhooks.queries.js';
import type { DeliveryType, NewWebhookType, WebhookType } from './webhooks.types.js';

/** Oldest first. @throws AppError NOT_FOUND also for another's site. */
export async function readWebhooks(ctx: Ctx, siteId: string): Promise<readonly WebhookType[]> {
  const { id } = await readSite(ctx, siteId);
  return listWebhooks(ctx.em, id);
}

/** @throws AppError NOT_FOUND also for one of another site. */
async function readWebhook(ctx: Ctx, siteId: string, id: string): Promise<WebhookType> {
  const site = await readSite(ctx, siteId);
  const found = isId(id) ? await findWebhook(ctx.em, site.id, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Newest first, at most WEBHOOK.deliveries. @throws AppError NOT_FOUND. */
export async function readDeliveries(ctx: Ctx, siteId: string, id: string): Promise<readonly DeliveryType[]> {
  const webhook = await readWebhook(ctx, siteId, id);
  return listDeliveries(ctx.em, webhook.id);
}

/** @throws AppError NOT_FOUND also for an administrator who is not the owner. */
async function requireOwner(ctx: Ctx, siteId: string): Promise<string> {
  const { userId } = requireViewer(ctx);
  const site = await readSite(ctx, siteId);
  if (site.userId !== userId) throw new AppError('NOT_FOUND');
  return site.id;
}

/** @throws AppError NOT_FOUND, RATE_LIMITED. */
async function ownWebhook(ctx: Ctx, siteId: string, id: string): Promise<WebhookType> {
  const own = await requireOwner(ctx, siteId);
  return readWebhook(ctx, own, id);
}

/**
 * The owner is notified by mail and in the product: what arrives at the site goes on to that address, also after
 * the key that added it has ended.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR, WEBHOOK_LIMIT, RATE_LIMITED.
 */
export async function addWebhook(ctx: Ctx, siteId: string, given: NewWebhookData): Promise<NewWebhookType> {
  const own = await requireOwner(ctx, siteId);
  await ctx.limits.take('siteWebhook', requireViewer(ctx).userId);
  const { url: typed, events } = parseInput(newWebhookSchema, given);
  const url = typed.trim();
  if (!ctx.ports.webhooks.accepts(url)) {
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'url', message: WEBHOOK_TEXTS.url }] });
  }
  const secret = newWebhookSecret();
  const webhook = await unitOfWork(ctx, async (tx) => {
    const made = await store(tx, own, { url: new URL(url).href, events, secret });
    await announce(tx, made);
    return made;
  });
  return { webhook, secret };
}

async function announce(tx: TxCtx, { siteId, url, madeByKey }: WebhookType): Promise<void> {
  const site = await readSite(tx, siteId);
  const owner = await findUser(tx.em, site.userId);
  if (!owner) return;
  const facts = { title: site.title, receiver: new URL(url).host, ...(madeByKey && { keyName: madeByKey }) };
  await notifyOwner(tx, owner, 'webhook_added', facts, siteLink(siteId, 'messages', { list: 'webhooks' }));
}

interface NewWebhook {
  readonly url: string;
  readonly events: readonly SiteEvent[];
  readonly secret: string;
}

const INSERT = `insert into site_webhooks
    (id, site_id, url, events, sealed_secret, made_by_key_id, made_by_key, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

async function store(tx: TxCtx, siteId: string, { url, events, secret }: NewWebhook): Promise<WebhookType> {
  // One after the other, so that the limit holds.
  await rows(tx.em, 'select id from sites where id = $1 for no key update', [siteId]);
  if ((await listWebhooks(tx.em, siteId)).length >= WEBHOOK.perSite) throw new AppError('WEBHOOK_LIMIT');
  const id = newId();
  const sealed = sealText(tx.config, 'webhook-secret', id, secret);
  const { key, sessionId } = requireViewer(tx);
  const madeBy = key ? [sessionId, key.name] : [null, null];
  await rows(tx.em, INSERT, [id, siteId, url, events, sealed, ...madeBy, tx.clock.now()]);
  const made = await findWebhook(tx.em, siteId, id);
  if (!made) throw new Error(`the webhook ${id} was not stored`);
  return made;
}

/** From now on; what is queued already is sent. @throws AppError NOT_FOUND, VALIDATION_ERROR. */
export async function setWebhookEvents(
  ctx: Ctx,
  siteId: string,
  id: string,
  given: WebhookEventsData,
): Promise<WebhookType> {
  const webhook = await ownWebhook(ctx, siteId, id);
  const { events } = parseInput(webhookEventsSchema, given);
  await rows(ctx.em, 'update site_webhooks set events = $2 where id = $1', [webhook.id, events]);
  return readWebhook(ctx, siteId, id);
}

/** With its deliveries; what waits is not sent. Gives the id. @throws AppError NOT_FOUND. */
export async function removeWebhook(ctx: Ctx, siteId: string, id: string): Promise<string> {
  const webhook = await ownWebhook(ctx, siteId, id);
  await unitOfWork(ctx, async (tx) => {
    await rows(tx.em, 'delete from site_webhook_deliveries where webhook_id = $1', [webhook.id]);
    await rows(tx.em, 'delete from site_webhooks where id = $1', [webhook.id]);
  });
  return webhook.id;
}

/** After it was turned off for failures. What had failed is not sent by itself. @throws AppError NOT_FOUND. */
export async function turnOnWebhook(ctx: Ctx, siteId: string, id: string): Promise<WebhookType> {
  const webhook = await ownWebhook(ctx, siteId, id);
  const text = 'update site_webhooks set turned_off_at = null, failing_since = null where id = $1';
  await rows(ctx.em, text, [webhook.id]);
  return readWebhook(ctx, siteId, id);
}

async function webhookToSend(ctx: Ctx, siteId: string, id: string): Promise<WebhookType> {
  const webhook = await ownWebhook(ctx, siteId, id);
  if (webhook.turnedOffAt) throw new AppError('WEBHOOK_OFF');
  await ctx.limits.take('siteWebhook', requireViewer(ctx).userId);
  return webhook;
}

/** Sends an event without content. @throws AppError NOT_FOUND, WEBHOOK_OFF, RATE_LIMITED. */
export async function testWebhook(ctx: Ctx, siteId: string, id: string): Promise<DeliveryType> {
  const webhook = await webhookToSend(ctx, siteId, id);
  return unitOfWork(ctx, async (tx) => {
    const deliveryId = newId();
    const text = `insert into site_webhook_deliveries (id, webhook_id, event, created_at) values ($1, $2, $3, $4)`;
    await rows(tx.em, text, [deliveryId, webhook.id, 'webhook.test', tx.clock.now()]);
    return queued(tx, webhook.id, deliveryId);
  });
}

const AGAIN = `update site_webhook_deliveries set state = 'waiting', tries = 0, next_try_at = null
  where id = $1 and webhook_id = $2 returning id`;

/** Sends it now with the same id, whatever became of it. @throws AppError NOT_FOUND, WEBHOOK_OFF, RATE_LIMITED. */
export async function repeatDelivery(ctx: Ctx, siteId: string, id: string, deliveryId: string): Promise<DeliveryType> {
  const webhook = await webhookToSend(ctx, siteId, id);
  return unitOfWork(ctx, async (tx) => {
    const found = isId(deliveryId) ? await row<{ id: string }>(tx.em, AGAIN, [deliveryId, webhook.id]) : null;
    if (!found) throw new AppError('NOT_FOUND');
    return queued(tx, webhook.id, found.id);
  });
}

async function queued(tx: TxCtx, webhookId: string, deliveryId: string): Promise<DeliveryType> {
  await enqueueDelivery(tx, deliveryId);
  const delivery = await findDelivery(tx.em, webhookId, deliveryId);
  if (!delivery) throw new AppError('NOT_FOUND');
  return delivery;
}
