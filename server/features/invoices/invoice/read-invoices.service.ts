/** Reading invoices. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, requireViewer, type Ctx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import {
  allInvoicesSchema,
  invoiceMonthsSchema,
  invoicesSchema,
  type AllInvoicesInput,
  type InvoiceMonthsInput,
  type InvoicesInput,
} from './invoices.inputs.js';
import { mayReadInvoice } from './invoices.policy.js';
import { findInvoice, invoiceByIdLoader, listInvoices, sumInvoicesByMonth } from './invoices.queries.js';
import type { InvoiceMonthType, InvoiceType } from './invoices.types.js';

/** One invoice, of the viewer's own or for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readInvoice(ctx: Ctx, id: string): Promise<InvoiceType> {
  const viewer = requireViewer(ctx);
  const invoice = isId(id) ? await findInvoice(ctx, id) : null;
  if (!invoice || !mayReadInvoice(viewer, invoice)) throw new AppError('NOT_FOUND');
  return invoice;
}

/** The invoice that another record points to; null where there is none, and where the viewer may not read it. */
export async function relatedInvoice(ctx: Ctx, id: string | null): Promise<InvoiceType | null> {
  const invoice = id === null ? null : await invoiceByIdLoader(ctx).load(id);
  return invoice && ctx.viewer && mayReadInvoice(ctx.viewer, invoice) ? invoice : null;
}

/** The viewer's invoices, newest first. @throws AppError UNAUTHORIZED, VALIDATION_ERROR. */
export function readInvoices(ctx: Ctx, given: InvoicesInput): Promise<LazyPage<InvoiceType>> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(invoicesSchema, given);
  return listInvoices(ctx, { ...input, userId, customersView: true, ...pageBounds(input, PAGE_SIZE.admin) });
}

/** The viewer's invoices added up by month, newest first. @throws AppError UNAUTHORIZED, VALIDATION_ERROR. */
export function readInvoiceMonths(ctx: Ctx, given: InvoiceMonthsInput): Promise<InvoiceMonthType[]> {
  const { userId } = requireViewer(ctx);
  return sumInvoicesByMonth(ctx, { ...parseInput(invoiceMonthsSchema, given), userId, customersView: true });
}

/** Everyone's invoices. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export function readAllInvoices(ctx: Ctx, given: AllInvoicesInput): Promise<LazyPage<InvoiceType>> {
  requireAdmin(ctx);
  const input = parseInput(allInvoicesSchema, given);
  return listInvoices(ctx, {
    ...input,
    userId: input.userId ?? null,
    customersView: false,
    ...pageBounds(input, PAGE_SIZE.adminDocuments),
  });
}
