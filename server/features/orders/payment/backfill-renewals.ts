/** Renewals for orders that were paid before there were any: their terms are in the frozen quote. */
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { lockInvoice, takeUpRenewals } from '#features/invoices/index.js';
import { renewalTerms } from './order-invoice.js';
import { lockOrder } from '../orders.store.js';

const BATCH = 100;

interface Found {
  readonly orderId: string;
  readonly invoiceId: string;
}

/** A paid order's invoice without terms is one that is older than they are. Those that were done have theirs. */
const WITHOUT_TERMS = `
  select o.id as "orderId", i.id as "invoiceId" from invoices i join orders o on o.id = i.order_id
  where i.kind = 'order' and i.status = 'paid' and i.renewal is null
    and o.payment_status = 'paid' and o.status <> 'cancelled' and o.deleted_at is null
  order by i.id limit ${BATCH}`;

/** The job. May run at every start, twice, and in several processes at once; each order is taken up once. */
export async function backfillRenewals(ctx: Ctx): Promise<void> {
  for (;;) {
    const found = await rows<Found>(ctx.em, WITHOUT_TERMS);
    for (const each of found) await unitOfWork(ctx, (tx) => takeUp(tx, each));
    if (found.length < BATCH) return;
  }
}

/** The order is locked first, as by cancellations and refunds. */
async function takeUp(tx: TxCtx, { orderId, invoiceId }: Found): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.deletedAt || order.status === 'cancelled' || order.paymentStatus !== 'paid') return;
  await takeUpRenewals(tx, await lockInvoice(tx, invoiceId), renewalTerms(order.quote));
}
