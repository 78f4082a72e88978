import type { Viewer } from '../../platform/context.js';
import type { InvoiceStatus } from './invoice.entity.js';

/** An invoice is read by its owner and by administrators; to everyone else it does not exist. */
export function mayReadInvoice(viewer: Viewer, invoice: { readonly userId: string }): boolean {
  return viewer.role === 'admin' || invoice.userId === viewer.userId;
}

/** Decision 5: a customer sees overdue as due; an administrator sees it as it is. */
export function shownStatus(viewer: Viewer | null, status: InvoiceStatus): InvoiceStatus {
  return status === 'overdue' && viewer?.role !== 'admin' ? 'due' : status;
}

export function isPayable(status: InvoiceStatus): boolean {
  return status === 'pending' || status === 'due' || status === 'overdue';
}
