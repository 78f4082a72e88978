/** Reads of invoices as plain rows. */
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { sumByMonth } from '#platform/db/month-sums.js';
import { orderOf, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { Buyer, Seller, ShownInvoiceStatus } from './invoice.entity.js';
import type { InvoiceMonthType, InvoiceType } from './invoices.types.js';

const COLUMNS = columns<InvoiceType>()(
  `id number userId orderId kind periodStart serviceName status amountRials vatPercent vatRials creditedRials lines
   dueDate paidAt createdAt`,
  { expressions: { dueDate: 'due_at' } },
);
const SELECT = `select ${COLUMNS} from invoices`;

/** The facts that the document shows beside the invoice itself. */
export interface PrintedParts {
  readonly parties: { readonly buyer: Buyer; readonly seller: Seller } | null;
  readonly verifyCode: string;
}

export function findPrintedParts(ctx: Ctx, id: string): Promise<PrintedParts | null> {
  return row<PrintedParts>(ctx.em, 'select parties, verify_code as "verifyCode" from invoices where id = $1', [id]);
}

export function findInvoiceByCode(ctx: Ctx, code: string): Promise<InvoiceType | null> {
  return row<InvoiceType>(ctx.em, `${SELECT} where verify_code = $1`, [code]);
}

export function findInvoice(ctx: Ctx, id: string): Promise<InvoiceType | null> {
  return row<InvoiceType>(ctx.em, `${SELECT} where id = $1`, [id]);
}

export function findInvoices(ctx: Ctx, ids: readonly string[]): Promise<InvoiceType[]> {
  return rows<InvoiceType>(ctx.em, `${SELECT} where id = any($1::uuid[])`, [[...ids]]);
}

/** Many in one query. Callers check permissions. */
export function invoiceByIdLoader(ctx: Ctx): DataLoader<string, InvoiceType | null> {
  return loaderOf<InvoiceType>(
    ctx,
    'invoices.byId',
    (ids) => findInvoices(ctx, ids),
    ({ id }) => id,
  );
}

const OF_ORDERS = `${SELECT} where order_id = any($1::uuid[]) and kind = 'order' and status <> 'cancelled'`;

/** The own invoice, no renewal, of an order that is not cancelled, or null. */
export function invoiceOfOrder(ctx: Ctx, orderId: string): Promise<InvoiceType | null> {
  return row<InvoiceType>(ctx.em, OF_ORDERS, [[orderId]]);
}

/**
 * Every invoice of an order, renewals and cancelled ones too, newest first. The caller has decided who may see the
 * order.
 */
export function readInvoicesOfOrder(ctx: Ctx, orderId: string): Promise<InvoiceType[]> {
  return rows<InvoiceType>(ctx.em, `${SELECT} where order_id = $1 order by created_at desc, id desc limit 200`, [
    orderId,
  ]);
}

/** By order id, one query for all orders of an answer. The caller has decided who may see the orders. */
export function invoiceLoader(ctx: Ctx): DataLoader<string, InvoiceType | null> {
  return loaderOf<InvoiceType>(
    ctx,
    'invoiceOfOrder',
    (ids) => rows<InvoiceType>(ctx.em, OF_ORDERS, [[...ids]]),
    (invoice) => invoice.orderId ?? '',
  );
}

const SORTS = { created: 'created_at', due: 'due_at', amount: 'amount_rials' } as const;
export type InvoiceSort = keyof typeof SORTS;

export interface InvoicesQuery extends Order<InvoiceSort>, PageBounds {
  /** Null: everyone's. */
  readonly userId: string | null;
  /** Due and overdue are one status (D-05). */
  readonly customersView: boolean;
  readonly status?: ShownInvoiceStatus | null | undefined;
  readonly search?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly updatedSince?: Date | null | undefined;
}

type InvoicesFilter = Omit<InvoicesQuery, keyof PageBounds>;

/** The conditions on a paid invoice by how much of it has been given back (invoices.policy.ts, stateOf). */
const CREDITED: Readonly<Partial<Record<ShownInvoiceStatus, string>>> = {
  paid: 'credited_rials = 0',
  partially_refunded: 'credited_rials > 0 and credited_rials < amount_rials',
  refunded: 'credited_rials = amount_rials',
};

function storedStatuses(status: ShownInvoiceStatus, customersView: boolean): string[] {
  if (status === 'partially_refunded' || status === 'refunded') return ['paid'];
  return status === 'due' && customersView ? ['due', 'overdue'] : [status];
}

function conditionsOf(query: InvoicesFilter): Conditions {
  const where = new Conditions();
  const { status } = query;
  const statuses = status ? storedStatuses(status, query.customersView) : null;
  const credited = status ? CREDITED[status] : undefined;
  if (query.userId) where.add(query.userId, (at) => `user_id = ${at}`);
  if (statuses)
    where.add(statuses, (at) => `status = any(${at}::text[])${credited === undefined ? '' : ` and ${credited}`}`);
  where.search(query.search, (has) => has('search_text'));
  where.period('created_at', query);
  where.updatedSince('updated_at', query.updatedSince);
  return where;
}

/** For exports: everything that the filter lets through, newest first. */
export function invoiceSelection(query: InvoicesFilter): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = conditionsOf(query);
  return { text: `${SELECT} ${sql} order by created_at desc, id desc`, values };
}

const UNPAID = `status in ('pending', 'due', 'overdue')`;

/** By the month of issue, newest first. */
export function sumInvoicesByMonth(ctx: Ctx, query: InvoicesFilter): Promise<InvoiceMonthType[]> {
  return sumByMonth(ctx, {
    from: 'from invoices',
    where: conditionsOf(query),
    column: 'created_at',
    sums: {
      paidRials: `sum(amount_rials) filter (where status = 'paid')`,
      unpaidRials: `sum(amount_rials) filter (where ${UNPAID})`,
      refundedRials: 'sum(credited_rials)',
    },
  });
}

/** Newest first unless the query says otherwise. */
export async function listInvoices(ctx: Ctx, query: InvoicesQuery): Promise<LazyPage<InvoiceType>> {
  const list = { columns: COLUMNS, from: 'from invoices', where: conditionsOf(query), order: orderOf(SORTS, query) };
  return readPage<InvoiceType>(ctx, list, query);
}
