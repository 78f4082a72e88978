import { z } from 'zod';
import { countedPage, type LazyPage } from '../../platform/db/page.js';
import { sendDocument } from '../../platform/documents/send.js';
import { route, type Route } from '../../platform/http/route.js';
import { presentVerification, verificationResponse } from '../invoices/index.js';
import { platformSettings } from '../platform-mode/index.js';
import { receiptHtml } from './receipt-html.js';
import { receiptPdf } from './receipt-pdf.js';
import { downloadSchema, receiptsSchema } from './receipts.inputs.js';
import * as present from './receipts.present.js';
import type { ReceiptRow } from './receipts.queries.js';
import { readAllReceipts, readReceipt, readReceipts } from './receipts.service.js';
import { verifyReceipt } from './verify-receipt.service.js';
import { createReceipt, generateReceipt } from './write-receipts.service.js';

const { presentReceipt, receiptResponse, receiptsResponse } = present;
const id = z.object({ id: z.string() });

async function presentPage(page: LazyPage<ReceiptRow>): Promise<z.output<typeof receiptsResponse>> {
  const { items, pagination } = await countedPage(page);
  const receipts = items.map(presentReceipt);
  return { items: receipts, receipts, pagination };
}

export const receiptRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/receipts',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The own receipts, newest first; `user_id` is for administrators. `amount` is rials.',
    query: receiptsSchema,
    response: receiptsResponse,
    handle: async (ctx, { query }) => presentPage(await readReceipts(ctx, query)),
  }),
  route({
    method: 'GET',
    path: '/receipts/admin/all',
    access: 'admin',
    summary: "Everyone's receipts, newest first; search by number, reference, service or customer.",
    query: receiptsSchema,
    response: present.adminReceiptsResponse,
    handle: async (ctx, { query }) => {
      const { items, pagination } = await countedPage(await readAllReceipts(ctx, query));
      const receipts = items.map(present.presentAdminReceipt);
      return { items: receipts, receipts, pagination };
    },
  }),
  route({
    method: 'GET',
    path: '/receipts/{id}',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'One receipt. `amount` is rials.',
    params: id,
    response: receiptResponse,
    handle: async (ctx, { params }) => presentReceipt(await readReceipt(ctx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/receipts/generate',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The receipt of a paid invoice; the same one every time.',
    body: z.object({ invoiceId: z.string() }),
    response: receiptResponse,
    handle: async (ctx, { body }) => presentReceipt(await generateReceipt(ctx, body.invoiceId)),
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
    response: z.unknown(),
    handle: async (ctx, { params, query: { format }, reply }) => {
      const receipt = await readReceipt(ctx, params.id);
      const { name } = await platformSettings(ctx);
      const body = (format === 'pdf' ? receiptPdf : receiptHtml)(receipt, ctx.config.publicUrl ?? '', name);
      sendDocument(reply, `receipt-${receipt.number}`, format, body);
    },
  }),
  route({
    method: 'GET',
    path: '/receipts/verify/{code}',
    access: 'public',
    keys: [],
    summary: 'Whether the receipt behind a QR code is genuine: number, date and amount (rials), nothing else.',
    params: z.object({ code: z.string() }),
    response: verificationResponse,
    handle: async (ctx, { params }) => presentVerification(await verifyReceipt(ctx, params.code)),
  }),
  route({
    method: 'POST',
    path: '/receipts',
    access: 'admin',
    summary:
      'Writes a receipt for money that came outside the product; a repeated reference answers the same receipt. `amount` is rials, without it that of `invoice_id`.',
    body: z.object({
      refId: z.union([z.string(), z.number()]).transform(String),
      userId: z.string(),
      createdAt: z.string().nullish(),
      invoiceId: z.string().nullish(),
      service: z.string().nullish(),
      amount: z.union([z.number(), z.string()]).nullish(),
    }),
    response: receiptResponse,
    status: 201,
    handle: async (ctx, { body: { amount, ...body } }) =>
      presentReceipt(await createReceipt(ctx, { ...body, amountRials: amount ?? undefined })),
  }),
];
