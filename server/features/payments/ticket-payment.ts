import type { Ctx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import type { Origin } from '#features/support/index.js';
import { findByAuthority, findPayment } from './payments.queries.js';

/** The payment that a ticket is about: the writer's own, by its id or by what the gateway calls it. */
export async function paymentOfTicket(ctx: Ctx, userId: string, id: string): Promise<Origin | null> {
  const payment = isId(id) ? await findPayment(ctx, id) : await findByAuthority(ctx, id);
  return payment?.userId === userId ? { id: payment.id, label: payment.refId ?? payment.description } : null;
}
