/** The record that a ticket is about; orders and payments are above support and provide how they are found. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

export interface Origin {
  readonly id: string;
  /** How a person calls it: the order's number, the payment's reference or description. */
  readonly label: string;
}

/** The viewer's own record, null for every other: a ticket is about the writer's own things. */
type FindOrigin = (ctx: Ctx, userId: string, id: string) => Promise<Origin | null>;

export const TICKET_ORIGIN = {
  order: new Key<FindOrigin>('order of a ticket'),
  payment: new Key<FindOrigin>('payment of a ticket'),
} as const;

export interface TicketOrigins {
  readonly order: Origin | null;
  readonly payment: Origin | null;
}

interface Requested {
  readonly orderId?: string | null | undefined;
  readonly paymentId?: string | null | undefined;
}

/** The subjects that can be found; the page that prefills a ticket leaves the rest out. */
export async function findOrigins(ctx: Ctx, { orderId, paymentId }: Requested): Promise<TicketOrigins> {
  const { userId } = requireViewer(ctx);
  const find = async (kind: 'order' | 'payment', id: string | null | undefined): Promise<Origin | null> =>
    (id && (await ctx.provided.one(TICKET_ORIGIN[kind])(ctx, userId, id))) || null;
  return { order: await find('order', orderId), payment: await find('payment', paymentId) };
}

/** @throws AppError INVALID_ORDER_ID, NOT_FOUND for a payment, also for another's. */
export async function requireOrigins(ctx: Ctx, requested: Requested): Promise<TicketOrigins> {
  const origins = await findOrigins(ctx, requested);
  if (requested.orderId && !origins.order) throw new AppError('INVALID_ORDER_ID');
  if (requested.paymentId && !origins.payment) throw new AppError('NOT_FOUND');
  return origins;
}
