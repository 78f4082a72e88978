import type { WizardData } from '#core/design/design.js';
import type { Viewer } from '#platform/context.js';
import type { OrderDomainStatus, OrderPaymentStatus, OrderStatus } from './orders.values.js';

interface Owned {
  readonly userId: string;
}

/** An order is read by its owner and by administrators; to everyone else it does not exist. */
export function mayRead(viewer: Viewer, order: Owned): boolean {
  return viewer.role === 'admin' || order.userId === viewer.userId;
}

/** Only before it is paid or dropped: afterwards the frozen price would no longer be what was paid. */
export function isEditable(order: { readonly status: OrderStatus }): boolean {
  return order.status === 'pending';
}

interface Payable {
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly deletedAt: Date | null;
}

/** Whether money that arrives for it pays it. */
export function isPayable({ status, paymentStatus, deletedAt }: Payable): boolean {
  return !deletedAt && status !== 'cancelled' && paymentStatus !== 'paid' && paymentStatus !== 'refunded';
}

interface Named {
  /** The primary one; empty where none was given. */
  readonly domain: string;
  readonly status: OrderStatus;
  readonly paymentStatus: OrderPaymentStatus;
  readonly domainStatus: OrderDomainStatus;
  readonly domainChangeUntil: Date | null;
}

/** Whether the customer may still take another name: see docs/decisions/050-names-of-orders.md. */
export function isDomainOpen(order: Named, now: Date): boolean {
  if (isEditable(order)) return true;
  if (order.paymentStatus !== 'paid' || order.status === 'cancelled') return false;
  if (order.domainStatus === 'awaiting_choice' || order.domain === '') return true;
  return order.status === 'in_progress' && order.domainChangeUntil !== null && now < order.domainChangeUntil;
}

/** Whether an administrator has something to decide about its names. */
export function isDomainToDecide(order: Named): boolean {
  const isLive = order.paymentStatus === 'paid' && order.status !== 'cancelled';
  return isLive && order.domain !== '' && order.domainStatus !== 'confirmed';
}

/** Whether the registries are queried again about its names. */
export function isDomainToAsk(order: Named & { readonly deletedAt: Date | null }): boolean {
  const isWaiting = order.domainStatus === 'awaiting_confirmation' && order.status === 'in_progress';
  return isWaiting && isDomainToDecide(order) && order.deletedAt === null;
}

/**
 * Who may drop an order, by deleting it or by taking back what was paid for it: its owner while the work has not begun,
 * administrators always (specification 2 §4, D-15 and D-19).
 */
export function mayDrop(viewer: Viewer, order: { readonly status: OrderStatus }): boolean {
  return viewer.role === 'admin' || order.status === 'pending';
}

/**
 * Whether there is something to build: an order may be noted down with a title alone, and can be paid only once its
 * price is that of a design. Older wizards that named layouts without sections count as well.
 */
export function isDesigned(order: { readonly totalSections: number; readonly wizardData: WizardData }): boolean {
  return order.totalSections > 0 || Object.keys(order.wizardData.websiteFramework.selectedLayouts).length > 0;
}
