/** The function of payments that orders call when an order is dropped or priced anew. */
import { rial, sumRials, type Rial } from '#core/money.js';
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { endUnsettled, lockPayment } from '../payment/payments.store.js';
import { completeRefund, refundableRials, reserveRefund } from './refunds.store.js';

interface Found {
  readonly id: string;
}

/** Payments of an order and of the upgrades of its site. Renewals are for time that has passed. */
const OF_ORDER = `(order_id = $1 or id in (select p.id from invoices i join payments p on p.invoice_id = i.id
  where i.order_id = $1 and i.kind = 'upgrade'))`;

/**
 * Locks the payments of an order, closes its open sessions, and gives back what they hold of the wallet. Money that
 * arrives for one of them later goes to the wallet (D-38). Expects what `lockOrderMoney` locks, the order and its
 * invoices.
 */
export async function cancelOpenPayments(tx: TxCtx, orderId: string): Promise<void> {
  const text = `select id, status from payments where ${OF_ORDER} order by id for no key update`;
  for (const { id, status } of await rows<Found & { readonly status: string }>(tx.em, text, [orderId]))
    if (status === 'pending') await endUnsettled(tx, id, { status: 'cancelled', failureCode: 'PAYMENT_CANCELED' });
}

/** Upgrades first: a part of the money is taken from them before it is taken from the order itself. */
const APPLIED = `select id from payments where ${OF_ORDER} and status = 'completed' and outcome = 'applied'
  order by order_id nulls first, id`;

/** The amounts of this refund. */
export interface GivenOfOrder {
  /** The price of the order itself. */
  readonly orderRials: Rial;
  /** With what was paid for upgrades of its site. */
  readonly allRials: Rial;
}

/**
 * Refunds to the wallet what was paid for an order and for upgrades of its site and not yet refunded: once, however
 * often it is called. `mostRials`: only so much, a part that leaves the order as it is. `notifyTarget`: the order is
 * notified, and ends by itself once all of its price is refunded; otherwise the caller ends it. Expects the locks of
 * `cancelOpenPayments`.
 */
export async function refundOrderToWallet(
  tx: TxCtx,
  input: {
    readonly orderId: string;
    readonly reason: string;
    readonly mostRials?: Rial | null;
    readonly notifyTarget?: boolean;
  },
): Promise<GivenOfOrder> {
  const [ofOrder, ofUpgrades]: [Rial[], Rial[]] = [[], []];
  let leftRials: number = input.mostRials ?? Number.MAX_SAFE_INTEGER;
  for (const { id } of await rows<Found>(tx.em, APPLIED, [input.orderId])) {
    const payment = await lockPayment(tx, id);
    const amountRials = rial(Math.min(refundableRials(payment), leftRials));
    if (amountRials === 0) continue;
    leftRials -= amountRials;
    const refund = await reserveRefund(tx, payment, { amountRials, method: 'wallet', reason: input.reason });
    await completeRefund(tx, payment, refund, input.notifyTarget ?? false);
    (payment.orderId === null ? ofUpgrades : ofOrder).push(amountRials);
  }
  const orderRials = sumRials(ofOrder);
  return { orderRials, allRials: rial(orderRials + sumRials(ofUpgrades)) };
}

/** Everything that has ever been given back of an order and its upgrades, or is just being given back. */
export async function refundedOfOrder(tx: TxCtx, orderId: string): Promise<Rial> {
  const text = `select coalesce(sum(refunded_rials), 0)::bigint as total from payments where ${OF_ORDER} and outcome = 'applied'`;
  const [found] = await rows<{ total: number }>(tx.em, text, [orderId]);
  return rial(found?.total ?? 0);
}
