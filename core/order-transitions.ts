/** Which status of an order may follow which (specification 2 §4, D-48). Nothing else is possible. */
export type OrderStatusName = 'pending' | 'in_progress' | 'completed' | 'cancelled';

export type OrderTransitions = Readonly<Record<OrderStatusName, readonly OrderStatusName[]>>;

export const ORDER_TRANSITIONS: OrderTransitions = {
  pending: ['in_progress', 'completed', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** Completing an order whose work has not begun, or that is unpaid, requires a reason. It settles nothing. */
export function needsReason(
  order: { readonly status: OrderStatusName; readonly paymentStatus: string },
  to: OrderStatusName,
): boolean {
  return to === 'completed' && (order.status === 'pending' || order.paymentStatus !== 'paid');
}
