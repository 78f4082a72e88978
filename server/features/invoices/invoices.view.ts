/** Where the REST fields of invoices differ from GraphQL; amounts are rials, and in toman where the name says so. */
import { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import { currencyField, ownerFields } from '#platform/http/rest/schemas.js';
import { extendView, view } from '#platform/http/rest/view.js';
import { customerLoader } from '#features/identity/index.js';
import type { DocumentVerificationType, InvoiceMonthType, InvoiceType } from './invoice/invoices.types.js';

export const invoiceView = view<InvoiceType>('Invoice', {
  rename: { amountRials: 'amount', vatRials: 'vatAmount', creditedRials: 'refundedAmount' },
  nested: { lines: {} },
  add: { userId: z.uuid(), currency: currencyField },
});

export const invoiceMonthView = view<InvoiceMonthType>('InvoiceMonth', {
  rename: { paidRials: 'paidAmount', unpaidRials: 'unpaidAmount', refundedRials: 'refundedAmount' },
  add: { currency: currencyField },
});

const ownerOf = (invoice: InvoiceType, ctx: Ctx) => customerLoader(ctx).load(invoice.userId);

/** With whose it is, for the administrators' list. */
export const adminInvoiceView = extendView(invoiceView, 'InvoiceWithOwner', {
  userName: [ownerFields.userName, async (invoice, ctx) => (await ownerOf(invoice, ctx))?.fullName ?? null],
  userEmail: [ownerFields.userEmail, async (invoice, ctx) => (await ownerOf(invoice, ctx))?.email ?? ''],
});

/** The view of an invoice, a receipt or a credit note. */
export const verificationView = view<DocumentVerificationType>('DocumentVerification', {
  rename: { amountRials: 'amount', refundedRials: 'refundedAmount' },
  nested: { refunds: { rename: { amountRials: 'amount' } } },
  add: { currency: currencyField },
});
