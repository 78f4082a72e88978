/** Writing and reading the steps of a payment. */
import type { Rial } from '#core/money.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { PaymentEventEntity, type PaymentEventKind } from './payment-event.entity.js';

export interface EventFacts {
  readonly amountRials?: Rial | null;
  readonly gatewayCode?: number | null;
}

/**
 * Part of the transaction that makes it true. An administrator who acts is named; payers and the system are not, a
 * payer's key is.
 */
export function recordEvent(tx: TxCtx, paymentId: string, kind: PaymentEventKind, facts: EventFacts = {}): void {
  const { amountRials = null, gatewayCode = null } = facts;
  const actorId = tx.viewer?.role === 'admin' ? tx.viewer.userId : null;
  const viaKey = tx.viewer?.key?.name ?? null;
  const event = { id: newId(), paymentId, kind, amountRials, gatewayCode, actorId, viaKey, createdAt: tx.clock.now() };
  tx.em.persist(tx.em.create(PaymentEventEntity, event));
  tx.publish('list.changed', { list: 'payments' });
}

export interface PaymentEventRow {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: PaymentEventKind;
  readonly amountRials: Rial | null;
  readonly gatewayCode: number | null;
  readonly viaKey: string | null;
  readonly createdAt: Date;
}

/** A few steps of the payment, and two of each refund, which may be repeated. */
const MOST = 300;

/** The events of many payments at once, of each the newest 300, oldest first. */
export function selectEvents(ctx: Ctx, paymentIds: readonly string[]): Promise<PaymentEventRow[]> {
  const text = `select e.id, e.payment_id as "paymentId", e.kind, e.amount_rials as "amountRials",
      e.gateway_code as "gatewayCode", e.via_key as "viaKey", e.created_at as "createdAt"
    from unnest($1::uuid[]) as p (id) cross join lateral (
      select * from payment_events where payment_id = p.id order by created_at desc, id desc limit ${MOST}) e
    order by e.payment_id, e.created_at, e.id`;
  return rows<PaymentEventRow>(ctx.em, text, [[...paymentIds]]);
}
