/** Files belong to orders, but orders stand above files: they register here who an order belongs to. */
import { AppError } from '../../../core/errors.js';
import type { Ctx } from '../../platform/context.js';
import { isId } from '../../platform/id.js';

export interface OrderOfFiles {
  readonly id: string;
  readonly userId: string;
}

/** The order if the viewer may see it, null for every other and for a deleted one. */
export type FindOrder = (ctx: Ctx, id: string) => Promise<OrderOfFiles | null>;

let find: FindOrder | null = null;

export function registerOrderDirectory(findOrder: FindOrder): void {
  find = findOrder;
}

/** @throws AppError INVALID_ORDER_ID for an id that is missing, wrong, or of an order that is not the viewer's (S-138). */
export async function orderOfFiles(ctx: Ctx, id: string | null | undefined): Promise<OrderOfFiles> {
  const order = id && isId(id) && find ? await find(ctx, id) : null;
  if (!order) throw new AppError('INVALID_ORDER_ID');
  return order;
}
