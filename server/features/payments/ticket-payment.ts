import type { Ctx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import type { Origin } from '#features/support/index.js';
import { findPayment, listByAuthority } from './payment/payments.queries.js';

/** The payment that a ticket is about: the writer's own, by its id or by what the gateway calls it. */
export async function paymentOfTicket(ctx: Ctx, userId: string, id: string): Promise<Origin | null> {
  const found = isId(id) ? [await findPayment(ctx, id)] : await listByAuthority(ctx, id);
  const payment = found.find((each) => each?.userId === userId);
  return payment ? { id: payment.id, label: payment.refId ?? payment.description } : null;
}
