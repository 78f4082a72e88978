import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { recordAccountEvents } from '#features/account-events/index.js';
import type { InvoiceKind, InvoiceStatus } from './invoice.entity.js';

type InvoiceEventKind = 'invoice.issued' | 'invoice.paid' | 'invoice.overdue' | 'invoice.cancelled';

interface Changed {
  readonly id: string;
  readonly userId: string;
  readonly orderId: string | null;
  readonly kind: InvoiceKind;
  readonly status: InvoiceStatus;
  readonly amountRials: number;
  readonly dueAt: Date;
}

const CHANGED = `select id, user_id as "userId", order_id as "orderId", kind, status, amount_rials as "amountRials",
  due_at as "dueAt" from invoices where id = any($1::uuid[]) order by id`;

function eventOf({ id, userId, orderId, kind, status, amountRials, dueAt }: Changed) {
  const of = { invoice_id: id, order_id: orderId, kind, status };
  const data = { ...of, amount_rials: String(amountRials), due_at: dueAt.toISOString() };
  return { userId, recordId: id, data };
}

/** An entry in the log of the owner of each invoice, with the invoice as it is written by then. */
export async function recordInvoiceEvents(tx: TxCtx, event: InvoiceEventKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const changed = await rows<Changed>(tx.em, CHANGED, [ids]);
  await recordAccountEvents(tx, event, changed.map(eventOf));
}
