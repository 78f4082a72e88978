import type { Viewer } from '#platform/context.js';
import type { Rial } from '#core/money.js';
import type { InvoiceStatus, ShownInvoiceStatus } from './invoice.entity.js';

/** An invoice is read by its owner and by administrators; to everyone else it does not exist. */
export function mayReadInvoice(viewer: Viewer, invoice: { readonly userId: string }): boolean {
  return viewer.role === 'admin' || invoice.userId === viewer.userId;
}

interface Settled {
  readonly status: InvoiceStatus;
  readonly amountRials: Rial;
  readonly creditedRials: Rial;
}

/** The present state of an invoice: a paid one of which money was given back says so. */
export function stateOf({ status, amountRials, creditedRials }: Settled): ShownInvoiceStatus {
  if (creditedRials === 0) return status;
  return creditedRials === amountRials ? 'refunded' : 'partially_refunded';
}

/** D-05: a customer sees overdue as due; an administrator sees it as it is. */
export function shownStatus(viewer: Viewer | null, invoice: Settled): ShownInvoiceStatus {
  const state = stateOf(invoice);
  return state === 'overdue' && viewer?.role !== 'admin' ? 'due' : state;
}

export function isPayable(status: InvoiceStatus): boolean {
  return status === 'pending' || status === 'due' || status === 'overdue';
}
