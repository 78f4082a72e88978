import type { Viewer } from '../../platform/context.js';
import type { OrderStatus } from './orders.values.js';

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

/** Owners drop what they have not paid for; administrators drop any (specification 2 §4). */
export function mayDelete(viewer: Viewer, order: { readonly status: OrderStatus }): boolean {
  return viewer.role === 'admin' || order.status === 'pending';
}
