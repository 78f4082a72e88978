import { z } from 'zod';
import { sendDocument } from '#platform/documents/send.js';
import { pageOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { verificationView } from '#features/invoices/index.js';
import { platformSettings } from '#features/platform-mode/index.js';
import { receiptHtml } from './receipt-html.js';
import { receiptPdf } from './receipt-pdf.js';
import { downloadSchema, receiptsSchema } from './receipts.inputs.js';
import { adminReceiptView, receiptMonthView, receiptView } from './receipts.view.js';
import { readAllReceipts, readReceipt, readReceipts } from './receipts.service.js';
import { createReceipt, generateReceipt } from './write-receipts.service.js';

const id = z.object({ id: z.string() });

export const receiptRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/receipts',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The own receipts, newest first; `user_id` is for administrators. `amount` is rials.',
    query: receiptsSchema,
    response: pageOf(receiptView, 'receipts'),
    handle: (ctx, { query }) => readReceipts(ctx, query),
  }),
  operationRoute('GET /receipts/months', 'receiptMonths', {
    response: receiptMonthView,
    list: 'months',
    summary: 'The own receipts added up by the month of payment, newest first. Sums are rials.',
  }),
  route({
    method: 'GET',
    path: '/receipts/admin/all',
    access: 'admin',
    summary: "Everyone's receipts, newest first; search by number, reference, service or customer.",
    query: receiptsSchema,
    response: pageOf(adminReceiptView, 'receipts'),
    handle: (ctx, { query }) => readAllReceipts(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/receipts/{id}',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'One receipt. `amount` is rials.',
    params: id,
    response: receiptView,
    handle: (ctx, { params }) => readReceipt(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/receipts/generate',
    example: { invoice_id: '{paidInvoice}' },
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The receipt of a paid invoice; the same one every time.',
    body: z.object({ invoiceId: z.string() }),
    response: receiptView,
    handle: (ctx, { body }) => generateReceipt(ctx, body.invoiceId),
  }),
  route({
    method: 'GET',
    path: '/receipts/{id}/download',
    access: 'user',
    keys: ['read:invoices'],
    byBrowser: true,
    summary: 'The receipt as a file to keep: PDF or HTML.',
    params: id,
    query: downloadSchema,
    file: ['application/pdf', 'text/html'],
    response: z.unknown(),
    handle: async (ctx, { params, query: { format }, reply }) => {
      const receipt = await readReceipt(ctx, params.id);
      const { name } = await platformSettings(ctx);
      const body = (format === 'pdf' ? receiptPdf : receiptHtml)(receipt, ctx.config.publicUrl ?? '', name);
      sendDocument(reply, `receipt-${receipt.number}`, format, body);
    },
  }),
  operationRoute('GET /receipts/verify/{code}', 'verifyReceipt', {
    response: verificationView,
    summary: 'Whether the receipt behind a QR code is genuine: number, date and amount (rials), nothing else.',
  }),
  route({
    method: 'POST',
    path: '/receipts',
    example: { ref_id: '140400001', user_id: '{user}', service: 'طراحی لوگو', amount: 5_000_000 },
    access: 'admin',
    summary:
      'Writes a receipt for money that came outside the product; a repeated reference answers the same receipt. `amount` is rials, without it that of `invoice_id`.',
    body: z.object({
      refId: z.union([z.string(), z.number()]).transform(String),
      userId: z.string(),
      createdAt: z.string().nullish(),
      invoiceId: z.string().nullish(),
      service: z.string().nullish(),
      amount: z.union([z.number(), z.string()]).nullish().describe('In rials.'),
    }),
    response: receiptView,
    status: 201,
    handle: (ctx, { body: { amount, ...body } }) => createReceipt(ctx, { ...body, amountRials: amount }),
  }),
];
