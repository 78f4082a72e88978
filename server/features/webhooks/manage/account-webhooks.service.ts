/** The acts of people and their programs on the webhooks of their own account, for both APIs. */
import { ACCOUNT_EVENTS, kindsOfScopes, type AccountEventKind } from '#core/account-events.js';
import { webhooksLink } from '#core/client-links.js';
import { AppError } from '#core/errors/errors.js';
import { WEBHOOK } from '#core/sites/webhooks.js';
import { requireScope, requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { lastSequence, listEvents, numberEvents } from '#features/account-events/index.js';
import { findUser, lockUser, notifyOwner, sealText } from '#features/identity/index.js';
import { kindsOf } from '../delivery/event-kinds.js';
import { queueEvents } from '../delivery/queue-account-events.job.js';
import { newWebhookSecret } from '../webhook-secret.js';
import { WEBHOOK_TEXTS } from '../webhooks.messages.js';
import {
  newAccountWebhookSchema,
  replaySchema,
  webhookKindsSchema,
  type NewAccountWebhookData,
  type ReplayData,
  type WebhookKindsData,
} from './account-webhooks.inputs.js';
import { findAccountWebhook, listAccountWebhooks, makerOf, scopesOfMaker } from './account-webhooks.queries.js';
import type {
  AccountDeliveryType,
  AccountWebhookType,
  AccountWebhookWithSecretType,
} from './account-webhooks.types.js';
import { acceptedAddress, assertMaySend, deleteWebhook, insertWebhook, sendAgain, sendTest } from './webhook-acts.js';
import { listDeliveries } from './webhooks.queries.js';

/** Oldest first. */
export function readAccountWebhooks(ctx: Ctx): Promise<readonly AccountWebhookType[]> {
  return listAccountWebhooks(ctx.em, requireViewer(ctx).userId);
}

/** @throws AppError NOT_FOUND also for another's, and for one of a site. */
async function ownWebhook(ctx: Ctx, id: string): Promise<AccountWebhookType> {
  const { userId } = requireViewer(ctx);
  const found = isId(id) ? await findAccountWebhook(ctx.em, userId, id) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * For acts: a key acts on the webhooks that it has added itself, and never on one of its owner or of another key.
 * @throws AppError NOT_FOUND, FORBIDDEN.
 */
async function changeableWebhook(ctx: Ctx, id: string): Promise<AccountWebhookType> {
  const webhook = await ownWebhook(ctx, id);
  const { key, sessionId } = requireViewer(ctx);
  if (key && (await makerOf(ctx.em, webhook.id)) !== sessionId) {
    throw new AppError('FORBIDDEN', { details: { reason: 'not_of_this_key' } });
  }
  return webhook;
}

/**
 * Newest first, at most WEBHOOK.deliveries; a key sees tests and the kinds that it may read.
 * @throws AppError NOT_FOUND.
 */
export async function readAccountDeliveries(ctx: Ctx, id: string): Promise<readonly AccountDeliveryType[]> {
  const webhook = await ownWebhook(ctx, id);
  const { key } = requireViewer(ctx);
  return listDeliveries(ctx.em, webhook.id, key && ['webhook.test', ...kindsOfScopes(key.scopes)]);
}

/** A key chooses no kind that it may not read itself. @throws AppError FORBIDDEN with the missing scope. */
function assertReadable(ctx: Ctx, kinds: readonly AccountEventKind[]): void {
  for (const kind of kinds) {
    const { scope } = ACCOUNT_EVENTS[kind];
    if (scope !== null) requireScope(ctx, scope);
    else if (requireViewer(ctx).key) throw new AppError('FORBIDDEN');
  }
}

/**
 * Events of the account are posted to that address from now on; the owner is notified by mail and in the product.
 * @throws AppError VALIDATION_ERROR, FORBIDDEN, WEBHOOK_LIMIT, RATE_LIMITED.
 */
export async function addAccountWebhook(ctx: Ctx, given: NewAccountWebhookData): Promise<AccountWebhookWithSecretType> {
  const { userId } = requireViewer(ctx);
  await ctx.limits.take('siteWebhook', userId);
  const { url: typed, kinds } = parseInput(newAccountWebhookSchema, given);
  assertReadable(ctx, kinds);
  const url = acceptedAddress(ctx, typed);
  const secret = newWebhookSecret();
  await numberEvents(ctx);
  const id = await unitOfWork(ctx, async (tx) => {
    // One after the other, so that the limit holds.
    await lockUser(tx, userId);
    if ((await listAccountWebhooks(tx.em, userId)).length >= WEBHOOK.perAccount) throw new AppError('WEBHOOK_LIMIT');
    const sentSequence = await lastSequence(tx.em);
    const made = await insertWebhook(tx, { userId, url, events: kinds, secret, sentSequence });
    await announce(tx, userId, url);
    return made;
  });
  return { webhook: await ownWebhook(ctx, id), secret };
}

async function announce(tx: TxCtx, userId: string, url: string): Promise<void> {
  const owner = await findUser(tx.em, userId);
  if (!owner) return;
  const facts = { receiver: new URL(url).host, keyName: tx.viewer?.key?.name ?? '' };
  await notifyOwner(tx, owner, 'account_webhook_added', facts, webhooksLink());
}

/** From now on; what is queued already is sent. @throws AppError NOT_FOUND, VALIDATION_ERROR, FORBIDDEN. */
export async function setAccountWebhookKinds(
  ctx: Ctx,
  id: string,
  given: WebhookKindsData,
): Promise<AccountWebhookType> {
  const webhook = await changeableWebhook(ctx, id);
  const { kinds } = parseInput(webhookKindsSchema, given);
  assertReadable(ctx, kinds);
  await rows(ctx.em, 'update webhooks set events = $2 where id = $1', [webhook.id, kinds]);
  return ownWebhook(ctx, id);
}

/** With its deliveries; what waits is not sent. Gives the id. @throws AppError NOT_FOUND, FORBIDDEN. */
export async function removeAccountWebhook(ctx: Ctx, id: string): Promise<string> {
  const webhook = await changeableWebhook(ctx, id);
  await deleteWebhook(ctx, webhook.id);
  return webhook.id;
}

/** Nothing is sent until it is turned on again; what waits fails. @throws AppError NOT_FOUND, FORBIDDEN. */
export async function turnOffAccountWebhook(ctx: Ctx, id: string): Promise<AccountWebhookType> {
  const webhook = await changeableWebhook(ctx, id);
  const text = `update webhooks set turned_off_at = $2, failing_since = null where id = $1 and turned_off_at is null`;
  await rows(ctx.em, text, [webhook.id, ctx.clock.now()]);
  return ownWebhook(ctx, id);
}

/**
 * After it was turned off. What happened meanwhile is not sent by itself: it can be replayed.
 * @throws AppError NOT_FOUND, FORBIDDEN.
 */
export async function turnOnAccountWebhook(ctx: Ctx, id: string): Promise<AccountWebhookType> {
  const webhook = await changeableWebhook(ctx, id);
  await numberEvents(ctx);
  const text = `update webhooks set turned_off_at = null, failing_since = null, sent_sequence = $2
    where id = $1 and turned_off_at is not null`;
  await rows(ctx.em, text, [webhook.id, await lastSequence(ctx.em)]);
  return ownWebhook(ctx, id);
}

/** Sends an event without content. @throws AppError NOT_FOUND, FORBIDDEN, WEBHOOK_OFF, RATE_LIMITED. */
export async function testAccountWebhook(ctx: Ctx, id: string): Promise<AccountDeliveryType> {
  return sendTest(ctx, await changeableWebhook(ctx, id));
}

/**
 * Sends it now with the same id, whatever became of it.
 * @throws AppError NOT_FOUND, FORBIDDEN, WEBHOOK_OFF, RATE_LIMITED.
 */
export async function repeatAccountDelivery(ctx: Ctx, id: string, deliveryId: string): Promise<AccountDeliveryType> {
  return sendAgain(ctx, await changeableWebhook(ctx, id), deliveryId);
}

const ROTATE = `update webhooks set earlier_sealed_secret = sealed_secret, earlier_secret_until = $3, sealed_secret = $2
  where id = $1`;

/**
 * A new secret. For WEBHOOK.secretOverlapMs requests are signed with the one before, too, so that a receiver can change
 * it without refusing any; one that was before that ends at once.
 * @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED.
 */
export async function rotateAccountWebhookSecret(ctx: Ctx, id: string): Promise<AccountWebhookWithSecretType> {
  const webhook = await changeableWebhook(ctx, id);
  await ctx.limits.take('siteWebhook', requireViewer(ctx).userId);
  const secret = newWebhookSecret();
  const sealed = sealText(ctx.config, 'webhook-secret', webhook.id, secret);
  const until = new Date(ctx.clock.now().getTime() + WEBHOOK.secretOverlapMs);
  await rows(ctx.em, ROTATE, [webhook.id, sealed, until]);
  return { webhook: await ownWebhook(ctx, id), secret };
}

/**
 * Sends the events of the log from one number to another again, those that the webhook receives; what was sent before
 * keeps its id. Gives how many. @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_ERROR for more than
 * WEBHOOK.replayed, WEBHOOK_OFF, RATE_LIMITED.
 */
export async function replayAccountEvents(ctx: Ctx, id: string, given: ReplayData): Promise<number> {
  const { userId } = requireViewer(ctx);
  const webhook = await changeableWebhook(ctx, id);
  const { from, to } = parseInput(replaySchema, given);
  await assertMaySend(ctx, webhook);
  await numberEvents(ctx);
  const scopes = await scopesOfMaker(ctx.em, webhook.id, ctx.clock.now());
  const kinds = kindsOf({ events: webhook.kinds, madeByKey: webhook.madeByKey, scopes });
  const part = { after: from - 1, upTo: to, kinds, limit: WEBHOOK.replayed + 1 };
  const events = await listEvents(ctx.em, userId, part);
  if (from > to || events.length > WEBHOOK.replayed) {
    throw new AppError('VALIDATION_ERROR', {
      fields: [{ path: 'to', message: WEBHOOK_TEXTS.range(WEBHOOK.replayed) }],
    });
  }
  await unitOfWork(ctx, (tx) => queueEvents(tx, webhook.id, events));
  return events.length;
}
