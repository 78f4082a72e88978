/** The read path of orders: plain rows, one prepared join a list, indexes that serve order and filters. */
import type DataLoader from 'dataloader';
import type { WizardData } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import type { Rial } from '#core/money.js';
import type { Quote } from '#core/pricing/pricing.js';
import type { Ctx } from '#platform/context.js';
import { orderOf, type Order } from '#platform/db/order.js';
import { countTotal, readSlice, type PageBounds, type Slice, type Total } from '#platform/db/page.js';
import { Conditions, searchedText, type Has } from '#platform/db/conditions.js';
import { row, rows } from '#platform/db/rows.js';
import { loaderOf } from '#platform/loader.js';
import { columns } from '#platform/db/select.js';
import type { OrderType } from './orders.types.js';
import type { OrderDomainStatus, OrderSort, OrderStatus } from './orders.values.js';

/** The fields of an order in a list; the heavy records come from `documentLoader` when they are selected. */
export type OrderRow = Readonly<OrderType>;

export interface OrderDocuments {
  readonly id: string;
  readonly wizardData: WizardData;
  readonly quote: Quote;
}

/** `userId` null: everyone's orders, for administrators. */
export interface OrderSelection extends Order<OrderSort> {
  readonly userId: string | null;
  readonly status?: OrderStatus | null | undefined;
  readonly domainStatus?: OrderDomainStatus | null | undefined;
  readonly search?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly updatedSince?: Date | null | undefined;
}

/** The join is flat; in the row the customer is an object of its own. */
export type FlatRow = Omit<OrderRow, 'customer'> & {
  readonly customerName: string | null;
  readonly customerEmail: string;
};

const COLUMNS = columns<FlatRow>()(
  `id orderNumber userId title description comments status paymentStatus priceRials priceToman refundedRials currency
   siteType totalPages totalSections plannedSections domain domainStatus domainChangeUntil domainRefused domainRefusal primaryColor
   sessionId createdAt updatedAt customerName customerEmail`,
  {
    table: 'o',
    expressions: { priceToman: 'o.price_rials / 10', customerName: 'u.full_name', customerEmail: 'u.email' },
  },
);

function nest(flat: FlatRow): OrderRow {
  return Object.assign(flat, { customer: { id: flat.userId, fullName: flat.customerName, email: flat.customerEmail } });
}

const FROM = 'from orders o join users u on u.id = o.user_id';
/** Deleted orders stay for the books only. */
const LIVE = `${FROM} and o.deleted_at is null`;

/** Administrators find an order by its customer, too: the customers first, so that both sides have an index. */
function matchesAnyone(has: Has): string {
  return `(${has('o.search_text')} or o.user_id = any(array(select found.id from users found where ${has('found.search_text')})))`;
}

/** Folded, as it is searched. */
const WHOLE_NUMBER = /^wz-\d{13,}$/;

/** A whole number is looked up: no other order has it, and a million share most of its digits. */
function addSearch(where: Conditions, { search, userId }: OrderSelection): void {
  const text = searchedText(search);
  if (WHOLE_NUMBER.test(text)) return where.add(text.toUpperCase(), (at) => `o.order_number = ${at}`);
  where.search(search, userId === null ? matchesAnyone : (has) => has('o.search_text'));
}

/** Conditions in a fixed order, so that equal filters share one prepared statement. */
function conditions(selection: OrderSelection): Conditions {
  const where = new Conditions();
  if (selection.userId !== null) where.add(selection.userId, (at) => `o.user_id = ${at}`);
  if (selection.status) where.add(selection.status, (at) => `o.status = ${at}`);
  if (selection.domainStatus) where.add(selection.domainStatus, (at) => `o.domain_status = ${at}`);
  where.period('o.created_at', selection);
  where.updatedSince('o.updated_at', selection.updatedSince);
  addSearch(where, selection);
  return where;
}

const SORTS = { created: 'o.created_at', price: 'o.price_rials' } as const;

/** A part of the orders, newest first unless the selection says otherwise. */
export async function sliceOrders(ctx: Ctx, selection: OrderSelection, bounds: PageBounds): Promise<Slice<OrderRow>> {
  const list = { columns: COLUMNS, from: LIVE, where: conditions(selection), order: orderOf(SORTS, selection, 'o.id') };
  const { items, nextCursor } = await readSlice<FlatRow>(ctx, list, bounds);
  const found = items.map(nest);
  // Records that belong to these orders point back to them.
  for (const order of found) orderByIdLoader(ctx).prime(order.id, order);
  return { items: found, nextCursor };
}

/** For exports: everything that the selection lets through, newest first; rows are flat. */
export function orderSelection(selection: OrderSelection): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = conditions(selection);
  return { text: `select ${COLUMNS} ${LIVE} ${sql} order by o.created_at desc, o.id desc`, values };
}

export async function countOrders(ctx: Ctx, selection: OrderSelection, upTo?: number): Promise<Total> {
  const { sql, values } = conditions(selection);
  // Every order has a customer, and no filter needs to look at one: the join would only cost.
  const from = 'from (select * from orders where deleted_at is null) o';
  return countTotal(ctx, `${from} ${sql}`, values, upTo);
}

/** Null for a deleted order too. `id` must be an id (platform/id isId). */
export async function selectOrder(ctx: Ctx, id: string): Promise<OrderRow | null> {
  const found = await row<FlatRow>(ctx.em, `select ${COLUMNS} ${LIVE} where o.id = $1`, [id]);
  return found && nest(found);
}

/** Many in one query, without deleted ones. Callers check permissions. */
export function orderByIdLoader(ctx: Ctx): DataLoader<string, OrderRow | null> {
  return loaderOf<OrderRow>(
    ctx,
    'orders.byId',
    async (ids) =>
      (await rows<FlatRow>(ctx.em, `select ${COLUMNS} ${LIVE} where o.id = any($1::uuid[])`, [[...ids]])).map(nest),
    ({ id }) => id,
  );
}

export interface OrderStatsRow {
  readonly totalOrders: number;
  readonly activeOrders: number;
  readonly totalCostRials: Rial;
  readonly paidRials: Rial;
  readonly openRials: Rial;
}

/**
 * Total cost counts what was really ordered: cancelled orders cost nothing, and what was given back is taken off. Of
 * it, so much is paid, and so much waits for payment.
 */
export async function selectStats(ctx: Ctx, userId: string): Promise<OrderStatsRow> {
  const text = `select count(*) as "totalOrders", count(*) filter (where status in ('pending', 'in_progress')) as "activeOrders",
    coalesce(sum(price_rials - refunded_rials) filter (where status <> 'cancelled'), 0)::bigint as "totalCostRials",
    coalesce(sum(price_rials - refunded_rials) filter (where payment_status = 'paid'), 0)::bigint as "paidRials",
    coalesce(sum(price_rials) filter (where status <> 'cancelled' and payment_status not in ('paid', 'refunded')), 0)::bigint as "openRials"
    from orders where user_id = $1 and deleted_at is null`;
  const stats = await row<OrderStatsRow>(ctx.em, text, [userId]);
  if (!stats) throw new Error('an aggregate without a row');
  return stats;
}

const DOCUMENTS = 'select id, wizard_data as "wizardData", quote from orders where id = any($1::uuid[])';

/** Wizard data and frozen quote of many orders in one query; for resolvers, as it remembers what it has read. */
export function documentLoader(ctx: Ctx): { load(id: string): Promise<OrderDocuments | null> } {
  return loaderOf<OrderDocuments>(
    ctx,
    'orders.documents',
    (ids) => rows<OrderDocuments>(ctx.em, DOCUMENTS, [[...ids]]),
    (each) => each.id,
  );
}

/** One order, read again. */
export async function selectDocuments(ctx: Ctx, id: string): Promise<OrderDocuments> {
  const documents = await row<OrderDocuments>(ctx.em, DOCUMENTS, [[id]]);
  if (!documents) throw new AppError('NOT_FOUND');
  return documents;
}

/** Like `selectOrder`, but deleted orders too: a subscriber is notified of the deletion by its last state. */
export async function selectOrderForEvent(ctx: Ctx, id: string): Promise<OrderRow | null> {
  const found = await row<FlatRow>(ctx.em, `select ${COLUMNS} ${FROM} where o.id = $1`, [id]);
  return found && nest(found);
}
