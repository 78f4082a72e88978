/** Invoices as REST tells them; amounts in rials, as their currency says, and in toman beside it. */
import { z } from 'zod';
import { rialToToman } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { customerLoader } from '../identity/index.js';
import { INVOICE_KINDS, SHOWN_INVOICE_STATUSES } from './invoice.entity.js';
import { shownStatus } from './invoices.policy.js';
import type { InvoiceRow } from './invoices.queries.js';
import type { VerifiedDocument } from './verify-invoice.service.js';

export const invoiceLineResponse = z.object({
  label: z.string(),
  quantity: z.int(),
  unitToman: z.int(),
  amountToman: z.int(),
  recurrence: z.enum(['one_off', 'recurring']),
});

export const invoiceResponse = z.object({
  id: z.uuid(),
  number: z.string(),
  userId: z.uuid(),
  orderId: z.uuid().nullable(),
  kind: z.enum(INVOICE_KINDS),
  periodStart: z.date().nullable(),
  serviceName: z.string(),
  status: z.enum(SHOWN_INVOICE_STATUSES),
  amount: z.int(),
  amountToman: z.int(),
  currency: z.literal('IRR'),
  vatPercent: z.int(),
  vatAmount: z.int(),
  refundedAmount: z.int(),
  lines: z.array(invoiceLineResponse),
  dueDate: z.date(),
  paidAt: z.date().nullable(),
  createdAt: z.date(),
});

export const invoicesResponse = z.object({
  items: z.array(invoiceResponse),
  invoices: z.array(invoiceResponse),
  pagination: paginationSchema,
});

export function presentInvoice(ctx: Ctx, invoice: InvoiceRow): z.output<typeof invoiceResponse> {
  const { amountRials, vatRials, creditedRials, lines, ...rest } = invoice;
  return {
    ...rest,
    status: shownStatus(ctx.viewer, invoice),
    amount: amountRials,
    amountToman: rialToToman(amountRials),
    currency: 'IRR',
    vatAmount: vatRials,
    refundedAmount: creditedRials,
    lines: [...lines],
  };
}

export const adminInvoiceResponse = invoiceResponse.extend({
  userName: z.string().nullable(),
  userEmail: z.string(),
});

export const adminInvoicesResponse = z.object({
  items: z.array(adminInvoiceResponse),
  invoices: z.array(adminInvoiceResponse),
  pagination: paginationSchema,
});

/** With whose it is, for the administrators' list. */
export async function presentAdminInvoice(
  ctx: Ctx,
  invoice: InvoiceRow,
): Promise<z.output<typeof adminInvoiceResponse>> {
  const customer = await customerLoader(ctx).load(invoice.userId);
  return {
    ...presentInvoice(ctx, invoice),
    userName: customer?.fullName ?? null,
    userEmail: customer?.email ?? '',
  };
}

export const verificationResponse = z.object({
  genuine: z.boolean(),
  number: z.string().nullable(),
  issuedAt: z.date().nullable(),
  amount: z.int().nullable(),
  currency: z.literal('IRR'),
  state: z.enum(['unpaid', 'paid', 'partially_refunded', 'refunded']).nullable(),
  refundedAmount: z.int(),
  refunds: z.array(z.object({ amount: z.int(), at: z.date(), creditNoteNumber: z.string().nullable() })),
  invoiceNumber: z.string().nullable(),
});

/** Of an invoice, a receipt or a credit note; amounts are rials. */
export function presentVerification(found: VerifiedDocument): z.output<typeof verificationResponse> {
  const { amountRials: amount, refundedRials: refundedAmount, refunds, ...rest } = found;
  return {
    ...rest,
    amount,
    currency: 'IRR',
    refundedAmount,
    refunds: refunds.map(({ amountRials, ...each }) => ({ ...each, amount: amountRials })),
  };
}
