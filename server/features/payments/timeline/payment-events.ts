/** Writing and reading the steps of a payment. */
import type { Rial } from '../../../../core/money.js';
import type { Ctx, TxCtx } from '../../../platform/context.js';
import { rows } from '../../../platform/db/rows.js';
import { newId } from '../../../platform/id.js';
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

/** Of many payments at once, oldest first. */
export function selectEvents(ctx: Ctx, paymentIds: readonly string[]): Promise<PaymentEventRow[]> {
  const text = `select id, payment_id as "paymentId", kind, amount_rials as "amountRials", gateway_code as "gatewayCode",
    via_key as "viaKey", created_at as "createdAt" from payment_events where payment_id = any($1::uuid[]) order by payment_id, created_at, id`;
  return rows<PaymentEventRow>(ctx.em, text, [[...paymentIds]]);
}
