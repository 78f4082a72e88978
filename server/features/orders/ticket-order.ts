import type { Ctx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import type { Origin } from '#features/support/index.js';
import { selectOrder } from './order/orders.queries.js';

/** The order that a ticket is about: the writer's own, and not a deleted one. */
export async function orderOfTicket(ctx: Ctx, userId: string, id: string): Promise<Origin | null> {
  const order = isId(id) ? await selectOrder(ctx, id) : null;
  return order?.userId === userId ? { id: order.id, label: order.orderNumber } : null;
}
