/** Reading orders: one, a page, the numbers of the dashboard. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { rialToToman } from '#core/money.js';
import { requireAdmin, requireViewer, type Ctx } from '#platform/context.js';
import {
  pageBounds,
  pageOfSlice,
  pagination,
  type LazyPage,
  type PageInput,
  type Pagination,
} from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { ordersFilterSchema, type OrdersFilter } from './orders.inputs.js';
import { mayRead } from './orders.policy.js';
import {
  countOrders,
  orderByIdLoader,
  selectOrder,
  sliceOrders,
  selectStats,
  type OrderRow,
  type OrderSelection,
} from './orders.queries.js';
import type { OrderStatsType } from './orders.types.js';

/**
 * Newest first; the total is counted only where it does not follow from the page. @throws AppError FORBIDDEN when a
 * non-administrator selects everyone's orders.
 */
export async function listOrders(
  ctx: Ctx,
  input: { readonly filter?: OrdersFilter | null; readonly page: PageInput },
): Promise<LazyPage<OrderRow>> {
  const { scope, ...filter } = parseInput(ordersFilterSchema, input.filter ?? {});
  const viewer = scope === 'all' ? requireAdmin(ctx) : requireViewer(ctx);
  const selection: OrderSelection = { ...filter, userId: scope === 'all' ? (filter.userId ?? null) : viewer.userId };
  const bounds = pageBounds(input.page, scope === 'all' ? PAGE_SIZE.admin : PAGE_SIZE.dashboardOrders);
  const { page, limit, offset } = bounds;
  if (bounds.cursor) {
    const slice = await sliceOrders(ctx, selection, bounds);
    return pageOfSlice(slice, bounds, (upTo) => countOrders(ctx, selection, upTo));
  }
  // One row more than requested shows whether this is the last page, which saves the count there.
  const { items: found } = await sliceOrders(ctx, selection, { page, limit: limit + 1, offset });
  const isLast = found.length <= limit && (found.length > 0 || page === 1);
  const countPages = async (upTo?: number): Promise<Pagination> =>
    isLast
      ? pagination(page, limit, offset + found.length)
      : pagination(page, limit, await countOrders(ctx, selection, upTo), found.length > limit);
  return { items: isLast ? found : found.slice(0, limit), nextCursor: null, countPages };
}

/** One's own order, or any for an administrator. @throws AppError NOT_FOUND also for a foreign or deleted one. */
export async function readOrder(ctx: Ctx, id: string): Promise<OrderRow> {
  const viewer = requireViewer(ctx);
  const order = isId(id) ? await selectOrder(ctx, id) : null;
  if (!order || !mayRead(viewer, order)) throw new AppError('NOT_FOUND');
  return order;
}

/** The order that another record points to; null where there is none, and where the viewer may not read it. */
export async function relatedOrder(ctx: Ctx, id: string | null): Promise<OrderRow | null> {
  const order = id === null ? null : await orderByIdLoader(ctx).load(id);
  return order && ctx.viewer && mayRead(ctx.viewer, order) ? order : null;
}

/** The three cards of the dashboard; active is pending or in progress. */
export async function orderStats(ctx: Ctx): Promise<OrderStatsType> {
  const { totalCostRials, paidRials, openRials, ...counts } = await selectStats(ctx, requireViewer(ctx).userId);
  return {
    ...counts,
    totalCostToman: rialToToman(totalCostRials),
    paidToman: rialToToman(paidRials),
    openToman: rialToToman(openRials),
  };
}
