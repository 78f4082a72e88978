/** Which status may follow which (specification 2 §4). Everything that is not in the table is refused. */
import { AppError } from '#core/errors/errors.js';
import { ORDER_TRANSITIONS, type OrderTransitions } from '#core/order-transitions.js';
import { ORDER_STATUSES, type OrderStatus } from './orders.values.js';

export type Transitions = OrderTransitions;

export const TRANSITIONS: Transitions = ORDER_TRANSITIONS;

/**
 * A fault in the table must stop the start, not an order: every status reachable from `pending`, none leads to
 * itself or is listed twice, and nothing leaves a final one.
 */
export function assertTransitions(table: Transitions): void {
  const reached = new Set<OrderStatus>(['pending']);
  for (const status of reached) {
    const targets = table[status];
    if (new Set(targets).size !== targets.length) throw new Error(`transitions: ${status} lists a status twice`);
    if (targets.includes(status)) throw new Error(`transitions: ${status} leads to itself`);
    for (const target of targets) reached.add(target);
  }
  const lost = ORDER_STATUSES.filter((status) => !reached.has(status));
  if (lost.length > 0) throw new Error(`transitions: nothing leads to ${lost.join(', ')}`);
  if (!ORDER_STATUSES.some((status) => table[status].length === 0)) throw new Error('transitions: no status is final');
}

export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** @throws AppError INVALID_TRANSITION with both statuses. */
export function assertTransition(from: OrderStatus, to: OrderStatus): void {
  if (!mayFollow(from, to)) throw new AppError('INVALID_TRANSITION', { details: { from, to } });
}

assertTransitions(TRANSITIONS);
