import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { countedPage, type LazyPage } from '../../platform/db/page.js';
import { route, type Route } from '../../platform/http/route.js';
import { receiptHtml } from './receipt-html.js';
import { receiptPdf } from './receipt-pdf.js';
import { downloadSchema, receiptsSchema } from './receipts.inputs.js';
import { presentReceipt, receiptResponse, receiptsResponse } from './receipts.present.js';
import type { ReceiptRow } from './receipts.queries.js';
import { readAllReceipts, readReceipt, readReceiptOfInvoice, readReceipts } from './receipts.service.js';

const id = z.object({ id: z.string() });

async function presentPage(page: LazyPage<ReceiptRow>): Promise<z.output<typeof receiptsResponse>> {
  const { items, pagination } = await countedPage(page);
  const receipts = items.map(presentReceipt);
  return { items: receipts, receipts, pagination };
}

function sendDocument(reply: FastifyReply, receipt: ReceiptRow, format: 'pdf' | 'html'): void {
  const body = format === 'pdf' ? receiptPdf(receipt) : receiptHtml(receipt);
  void reply
    .header('content-type', format === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8')
    .header('content-disposition', `attachment; filename="receipt-${receipt.number}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(body);
}

export const receiptRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/receipts',
    access: 'user',
    summary: 'The own receipts, newest first; `user_id` is for administrators. `amount` is rials.',
    query: receiptsSchema,
    response: receiptsResponse,
    handle: async (ctx, { query }) => presentPage(await readReceipts(ctx, query)),
  }),
  route({
    method: 'GET',
    path: '/receipts/admin/all',
    access: 'admin',
    summary: "Everyone's receipts, newest first.",
    query: receiptsSchema,
    response: receiptsResponse,
    handle: async (ctx, { query }) => presentPage(await readAllReceipts(ctx, query)),
  }),
  route({
    method: 'GET',
    path: '/receipts/{id}',
    access: 'user',
    summary: 'One receipt. `amount` is rials.',
    params: id,
    response: receiptResponse,
    handle: async (ctx, { params }) => presentReceipt(await readReceipt(ctx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/receipts/generate',
    access: 'user',
    summary: 'The receipt of a paid invoice; the same one every time.',
    body: z.object({ invoiceId: z.string() }),
    response: receiptResponse,
    handle: async (ctx, { body }) => presentReceipt(await readReceiptOfInvoice(ctx, body.invoiceId)),
  }),
  route({
    method: 'GET',
    path: '/receipts/{id}/download',
    access: 'user',
    summary: 'The receipt as a file to keep: PDF or HTML.',
    params: id,
    query: downloadSchema,
    response: z.unknown(),
    handle: async (ctx, { params, query, reply }) =>
      sendDocument(reply, await readReceipt(ctx, params.id), query.format),
  }),
];
