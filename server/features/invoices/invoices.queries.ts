/** Reads of invoices as plain rows. */
import type DataLoader from 'dataloader';
import { foldForSearch } from '../../../core/digits.js';
import type { Rial } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import { Conditions, likePattern } from '../../platform/db/conditions.js';
import { pagination, type LazyPage } from '../../platform/db/page.js';
import { row, rows } from '../../platform/db/rows.js';
import { loaderOf } from '../../platform/loader.js';
import type { InvoiceLine, InvoiceStatus } from './invoice.entity.js';

export interface InvoiceRow {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly orderId: string | null;
  readonly serviceName: string;
  readonly status: InvoiceStatus;
  readonly amountRials: Rial;
  readonly vatPercent: number;
  readonly vatRials: Rial;
  readonly lines: readonly InvoiceLine[];
  readonly dueDate: Date;
  readonly paidAt: Date | null;
  readonly createdAt: Date;
}

const SELECT = `
  select id, number, user_id as "userId", order_id as "orderId", service_name as "serviceName", status,
         amount_rials as "amountRials", vat_percent as "vatPercent", vat_rials as "vatRials", lines,
         due_at as "dueDate", paid_at as "paidAt", created_at as "createdAt"
  from invoices`;

export function findInvoice(ctx: Ctx, id: string): Promise<InvoiceRow | null> {
  return row<InvoiceRow>(ctx.em, `${SELECT} where id = $1`, [id]);
}

const OF_ORDERS = `${SELECT} where order_id = any($1::uuid[]) and status <> 'cancelled'`;

/** The invoice of an order that is not cancelled, or null. */
export function invoiceOfOrder(ctx: Ctx, orderId: string): Promise<InvoiceRow | null> {
  return row<InvoiceRow>(ctx.em, OF_ORDERS, [[orderId]]);
}

/** By order id, one query for all orders of an answer. The caller has decided who may see the orders. */
export function invoiceLoader(ctx: Ctx): DataLoader<string, InvoiceRow | null> {
  return loaderOf<InvoiceRow>(
    ctx,
    'invoiceOfOrder',
    (ids) => rows<InvoiceRow>(ctx.em, OF_ORDERS, [[...ids]]),
    (invoice) => invoice.orderId ?? '',
  );
}

export interface InvoicesQuery {
  /** Null: everyone's. */
  readonly userId: string | null;
  readonly status?: InvoiceStatus | null | undefined;
  readonly search?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. To a customer, due and overdue are one status (decision 5). */
export async function listInvoices(ctx: Ctx, query: InvoicesQuery): Promise<LazyPage<InvoiceRow>> {
  const where = new Conditions();
  const statuses = query.status === 'due' && query.userId ? ['due', 'overdue'] : query.status ? [query.status] : null;
  if (query.userId) where.add(query.userId, (at) => `user_id = ${at}`);
  if (statuses) where.add(statuses, (at) => `status = any(${at}::text[])`);
  if (query.search) where.add(likePattern(foldForSearch(query.search)), (at) => `search_text like ${at}`);
  if (query.from) where.add(query.from, (at) => `created_at >= ${at}`);
  if (query.to) where.add(query.to, (at) => `created_at <= ${at}`);
  const values = [...where.values, query.limit, query.offset];
  const text = `${SELECT} ${where.sql} order by created_at desc, id desc limit $${values.length - 1} offset $${values.length}`;
  const items = await rows<InvoiceRow>(ctx.em, text, values);
  return { items, countPages: async () => pagination(query.page, query.limit, await countInvoices(ctx, where)) };
}

async function countInvoices(ctx: Ctx, where: Conditions): Promise<number> {
  const found = await row<{ total: number }>(
    ctx.em,
    `select count(*) as total from invoices ${where.sql}`,
    where.values,
  );
  return found?.total ?? 0;
}
