/** Orders inside a transaction: finding, locking, numbering, history. */
import { LockMode } from '@mikro-orm/core';
import { AppError } from '#core/errors/errors.js';
import { foldForSearch } from '#core/text/digits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import { OrderDomainChangeEntity, OrderEntity, OrderStatusChangeEntity } from './orders.entity.js';
import { recordOrderEvent } from './order-event.js';
import { assertTransition } from './orders.transitions.js';
import type { OrderStatus } from './orders.values.js';

/** The order under a row lock, deleted ones too; null when there is none. */
export async function lockOrder(tx: TxCtx, id: string): Promise<OrderEntity | null> {
  if (!isId(id)) return null;
  return tx.em.findOne(OrderEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** @throws AppError NOT_FOUND also for a deleted order. */
export async function lockLiveOrder(tx: TxCtx, id: string): Promise<OrderEntity> {
  const order = await lockOrder(tx, id);
  if (!order || order.deletedAt) throw new AppError('NOT_FOUND');
  return order;
}

/** `WZ-` and milliseconds that no other order has, independent of the clock (migrations/initial/orders.sql). */
export async function nextOrderNumber(ctx: Ctx): Promise<string> {
  const next = await row<{ number: number }>(ctx.em, 'select next_order_number($1) as number', [
    ctx.clock.now().getTime(),
  ]);
  if (!next) throw new Error('next_order_number gave no row');
  return `WZ-${next.number}`;
}

/** The key by which a repeated creation is the same one. */
export interface Repetition {
  readonly key: string;
  readonly fingerprint: string;
}

interface CreationCall {
  readonly idempotencyKey?: string | null | undefined;
  readonly draftId: string | null;
  readonly sessionId: string | null;
  readonly clientOrderNumber: string | null;
}

const CHOSEN = 'key:';

/**
 * Every entry point takes an Idempotency-Key. Without one a draft's id is the key, and complete-order treats session
 * and client order number as one. Null where nothing identifies two calls as the same.
 */
export function repetitionKey({ idempotencyKey, draftId, sessionId, clientOrderNumber }: CreationCall): string | null {
  if (idempotencyKey) return `${CHOSEN}${idempotencyKey}`;
  if (draftId) return `draft:${draftId}`;
  return sessionId && clientOrderNumber ? `wizard:${sessionId}:${clientOrderNumber}` : null;
}

/**
 * An order that is cancelled or deleted gives up its draft, and the key that the draft made: it can be ordered again.
 * A key that the caller chose stays used.
 */
export function freeDraft(order: OrderEntity): void {
  order.draftId = null;
  if (!order.idempotencyKey?.startsWith(CHOSEN)) order.idempotencyKey = null;
}

/**
 * The id of the order that this key made before, null for a new one.
 * @throws AppError IDEMPOTENCY_CONFLICT when the key was used with another request.
 */
export async function findRepeated(ctx: Ctx, userId: string, repetition: Repetition | null): Promise<string | null> {
  if (!repetition) return null;
  const text = 'select id, fingerprint from orders where user_id = $1 and idempotency_key = $2';
  const found = await row<{ id: string; fingerprint: string }>(ctx.em, text, [userId, repetition.key]);
  if (found && found.fingerprint !== repetition.fingerprint) throw new AppError('IDEMPOTENCY_CONFLICT');
  return found?.id ?? null;
}

/**
 * @throws AppError DRAFT_ORDERED with the order in `details`, when this draft of the owner's has become one already.
 */
export async function assertDraftIsNew(ctx: Ctx, userId: string, draftId: string | null): Promise<void> {
  if (draftId === null) return;
  const text =
    'select id, order_number as "orderNumber", title from orders where user_id = $1 and draft_id = $2 and deleted_at is null';
  const found = await row<{ id: string; orderNumber: string; title: string }>(ctx.em, text, [userId, draftId]);
  if (!found) return;
  const { id, orderNumber, title } = found;
  throw new AppError('DRAFT_ORDERED', { details: { orderId: id, orderNumber, title } });
}

interface Step {
  readonly actor: string | null;
  readonly reason?: string | null;
}

function record(tx: TxCtx, order: OrderEntity, from: OrderStatus | null, step: Step): void {
  const change = new OrderStatusChangeEntity();
  Object.assign(change, {
    id: newId(),
    orderId: order.id,
    fromStatus: from,
    toStatus: order.status,
    actorId: step.actor,
    viaKey: step.actor === null ? null : (tx.viewer?.key?.name ?? null),
    reason: step.reason ?? null,
  });
  change.createdAt = tx.clock.now();
  tx.em.persist(change);
}

/** The first line of an order's history. */
export function recordCreation(tx: TxCtx, order: OrderEntity): void {
  record(tx, order, null, { actor: order.userId });
}

/** Writes a changed name into a locked order's history. */
export function recordDomainChange(tx: TxCtx, order: OrderEntity, from: string, to: string): void {
  const change = Object.assign(new OrderDomainChangeEntity(), {
    id: newId(),
    orderId: order.id,
    status: order.status,
    fromDomain: from,
    toDomain: to,
    actorId: tx.viewer?.userId ?? null,
    viaKey: tx.viewer?.key?.name ?? null,
    createdAt: tx.clock.now(),
  });
  tx.em.persist(change);
}

/**
 * Moves a locked order on and writes its history; a cancelled one gives up its draft.
 * @throws AppError INVALID_TRANSITION.
 */
export async function moveOrder(tx: TxCtx, order: OrderEntity, to: OrderStatus, step: Step): Promise<void> {
  const from = order.status;
  assertTransition(from, to);
  order.status = to;
  order.updatedAt = tx.clock.now();
  if (to === 'cancelled') freeDraft(order);
  record(tx, order, from, step);
  await recordOrderEvent(tx, to === 'cancelled' ? 'order.cancelled' : 'order.updated', order);
}

/** The text in which the search of both lists looks. */
export function searchTextOf(order: Pick<OrderEntity, 'title' | 'orderNumber' | 'domain' | 'description'>): string {
  return foldForSearch([order.title, order.orderNumber, order.domain, order.description ?? ''].join(' '));
}
