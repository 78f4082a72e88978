/** Orders and sites show files; both are features above this one and provide what it needs of them. */
import { AppError } from '#core/errors/errors.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { Key } from '#platform/provided.js';
import { messages } from './files.messages.js';

export interface OrderOfFiles {
  readonly id: string;
  readonly userId: string;
}

export interface ShownFile {
  readonly id: string;
  /** Whose orders may show it. */
  readonly ownerId: string;
}

export interface OrderDirectory {
  /** The order if the viewer may see it, null for every other and for a deleted one. */
  readonly find: (ctx: Ctx, id: string) => Promise<OrderOfFiles | null>;
  /** The viewer's own newest order that this session of the wizard made, null where it made none. */
  readonly findBySession: (ctx: Ctx, sessionId: string) => Promise<OrderOfFiles | null>;
}

/**
 * Answers for a feature whose designs show files: the number of the order of one that shows this file, null where none
 * does.
 */
export type ShowingOrder = (tx: TxCtx, file: ShownFile) => Promise<string | null>;

export const ORDER_DIRECTORY = new Key<OrderDirectory>('directory of orders');
export const SHOWING_ORDER = new Key<ShowingOrder>('order whose design shows a file');

/**
 * The order of an id, or without one the order that a session of the wizard made.
 * @throws AppError INVALID_ORDER_ID for an id that is missing, wrong, or of an order that is not the viewer's (S-138),
 * and for a session that made none.
 */
export async function orderOfFiles(
  ctx: Ctx,
  id: string | null | undefined,
  sessionId?: string | undefined,
): Promise<OrderOfFiles> {
  const directory = ctx.provided.one(ORDER_DIRECTORY);
  const found = id ? isId(id) && directory.find(ctx, id) : sessionId && directory.findBySession(ctx, sessionId);
  const order = (await found) || null;
  if (!order) throw new AppError('INVALID_ORDER_ID');
  return order;
}

/**
 * Call it once the row of the file is locked: a design that takes the picture at the same time is then either found
 * here, or finds the picture gone.
 * @throws AppError FILE_IN_USE with the number of the order.
 */
export async function assertUnused(tx: TxCtx, file: ShownFile): Promise<void> {
  for (const showingOrder of tx.provided.all(SHOWING_ORDER)) {
    const orderNumber = await showingOrder(tx, file);
    if (orderNumber !== null)
      throw new AppError('FILE_IN_USE', { fa: messages.inUse(orderNumber), details: { orderNumber } });
  }
}
