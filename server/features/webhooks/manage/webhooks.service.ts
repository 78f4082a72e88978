/** The acts of owners of sites on webhooks, for both APIs. Administrators only read. */
import { siteWebhooksLink } from '#core/client-links.js';
import { AppError } from '#core/errors/errors.js';
import { WEBHOOK, type SiteEvent } from '#core/sites/webhooks.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { rows } from '#platform/db/rows.js';
import { isId } from '#platform/id.js';
import { findUser, notifyOwner } from '#features/identity/index.js';
import { readSite } from '#features/sites/index.js';
import { newWebhookSecret } from '../webhook-secret.js';
import { acceptedAddress, deleteWebhook, insertWebhook, sendAgain, sendTest } from './webhook-acts.js';
import {
  newWebhookSchema,
  webhookEventsSchema,
  type NewWebhookData,
  type WebhookEventsData,
} from './webhooks.inputs.js';
import { findWebhook, listDeliveries, listWebhooks } from './webhooks.queries.js';
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
  const url = acceptedAddress(ctx, typed);
  const secret = newWebhookSecret();
  const webhook = await unitOfWork(ctx, async (tx) => {
    const made = await store(tx, own, { url, events, secret });
    await announce(tx, made);
    return made;
  });
  return { webhook, secret };
}

async function announce(tx: TxCtx, { siteId, url, madeByKey }: WebhookType): Promise<void> {
  const site = await readSite(tx, siteId);
  const owner = await findUser(tx.em, site.userId);
  if (!owner) return;
  const facts = { title: site.title, receiver: new URL(url).host, keyName: madeByKey ?? '' };
  await notifyOwner(tx, owner, 'webhook_added', facts, siteWebhooksLink(siteId));
}

interface NewWebhook {
  readonly url: string;
  readonly events: readonly SiteEvent[];
  readonly secret: string;
}

async function store(tx: TxCtx, siteId: string, given: NewWebhook): Promise<WebhookType> {
  // One after the other, so that the limit holds.
  await rows(tx.em, 'select id from sites where id = $1 for no key update', [siteId]);
  if ((await listWebhooks(tx.em, siteId)).length >= WEBHOOK.perSite) throw new AppError('WEBHOOK_LIMIT');
  const id = await insertWebhook(tx, { ...given, siteId });
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
  await rows(ctx.em, 'update webhooks set events = $2 where id = $1', [webhook.id, events]);
  return readWebhook(ctx, siteId, id);
}

/** With its deliveries; what waits is not sent. Gives the id. @throws AppError NOT_FOUND. */
export async function removeWebhook(ctx: Ctx, siteId: string, id: string): Promise<string> {
  const webhook = await ownWebhook(ctx, siteId, id);
  await deleteWebhook(ctx, webhook.id);
  return webhook.id;
}

/** After it was turned off for failures. What had failed is not sent by itself. @throws AppError NOT_FOUND. */
export async function turnOnWebhook(ctx: Ctx, siteId: string, id: string): Promise<WebhookType> {
  const webhook = await ownWebhook(ctx, siteId, id);
  const text = 'update webhooks set turned_off_at = null, failing_since = null where id = $1';
  await rows(ctx.em, text, [webhook.id]);
  return readWebhook(ctx, siteId, id);
}

/** Sends an event without content. @throws AppError NOT_FOUND, WEBHOOK_OFF, RATE_LIMITED. */
export async function testWebhook(ctx: Ctx, siteId: string, id: string): Promise<DeliveryType> {
  return sendTest(ctx, await ownWebhook(ctx, siteId, id));
}

/** Sends it now with the same id, whatever became of it. @throws AppError NOT_FOUND, WEBHOOK_OFF, RATE_LIMITED. */
export async function repeatDelivery(ctx: Ctx, siteId: string, id: string, deliveryId: string): Promise<DeliveryType> {
  return sendAgain(ctx, await ownWebhook(ctx, siteId, id), deliveryId);
}
