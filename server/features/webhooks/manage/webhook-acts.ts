/** The acts on webhooks of sites and of accounts alike. Callers check permissions. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import { sealText } from '#features/identity/index.js';
import { enqueueDelivery } from '../delivery/queue-webhooks.job.js';
import { WEBHOOK_TEXTS } from '../webhooks.messages.js';
import { findDelivery } from './webhooks.queries.js';
import type { DeliveryType } from './webhooks.types.js';

/** The address as it is kept. @throws AppError VALIDATION_ERROR for one that is not posted to. */
export function acceptedAddress(ctx: Ctx, typed: string): string {
  const url = typed.trim();
  if (!ctx.ports.webhooks.accepts(url)) {
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'url', message: WEBHOOK_TEXTS.url }] });
  }
  return new URL(url).href;
}

export interface NewWebhookRow {
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
  readonly siteId?: string;
  readonly userId?: string;
  /** Events up to it are not sent to a webhook of an account; it is left out for one of a site. */
  readonly sentSequence?: number;
}

const INSERT = `insert into webhooks
    (id, site_id, user_id, url, events, sent_sequence, sealed_secret, made_by_key_id, made_by_key, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** With the API key of the call, if any. Gives the id. */
export async function insertWebhook(tx: TxCtx, given: NewWebhookRow): Promise<string> {
  const { url, events, secret, siteId = null, userId = null, sentSequence = null } = given;
  const id = newId();
  const sealed = sealText(tx.config, 'webhook-secret', id, secret);
  const { key, sessionId } = requireViewer(tx);
  const madeBy = key ? [sessionId, key.name] : [null, null];
  const values = [id, siteId, userId, url, events, sentSequence, sealed, ...madeBy, tx.clock.now()];
  await rows(tx.em, INSERT, values);
  return id;
}

/** With its deliveries; what waits is not sent. */
export async function deleteWebhook(ctx: Ctx, id: string): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    await rows(tx.em, 'delete from webhook_deliveries where webhook_id = $1', [id]);
    await rows(tx.em, 'delete from webhooks where id = $1', [id]);
  });
}

interface Sendable {
  readonly id: string;
  readonly turnedOffAt: Date | null;
}

/** Each is a request to somebody's server. @throws AppError WEBHOOK_OFF, RATE_LIMITED. */
export async function assertMaySend(ctx: Ctx, { turnedOffAt }: Sendable): Promise<void> {
  if (turnedOffAt) throw new AppError('WEBHOOK_OFF');
  await ctx.limits.take('siteWebhook', requireViewer(ctx).userId);
}

/** Sends an event without content. @throws AppError WEBHOOK_OFF, RATE_LIMITED. */
export async function sendTest(ctx: Ctx, webhook: Sendable): Promise<DeliveryType> {
  await assertMaySend(ctx, webhook);
  return unitOfWork(ctx, async (tx) => {
    const deliveryId = newId();
    const text = `insert into webhook_deliveries (id, webhook_id, event, created_at) values ($1, $2, $3, $4)`;
    await rows(tx.em, text, [deliveryId, webhook.id, 'webhook.test', tx.clock.now()]);
    return queued(tx, webhook.id, deliveryId);
  });
}

const AGAIN = `update webhook_deliveries set state = 'waiting', tries = 0, next_try_at = null
  where id = $1 and webhook_id = $2 returning id`;

/** With the same id, whatever became of it. @throws AppError NOT_FOUND, WEBHOOK_OFF, RATE_LIMITED. */
export async function sendAgain(ctx: Ctx, webhook: Sendable, deliveryId: string): Promise<DeliveryType> {
  await assertMaySend(ctx, webhook);
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
