import { z } from 'zod';
import { sendDocument } from '#platform/documents/send.js';
import { pageOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { printInvoice } from './document/invoice-file.service.js';
import { INVOICE_STATUSES } from './invoice/invoice.entity.js';
import { allInvoicesSchema, invoicesSchema } from './invoice/invoices.inputs.js';
import { adminInvoiceView, invoiceMonthView, invoiceView, verificationView } from './invoices.view.js';
import { readAllInvoices, readInvoice, readInvoices } from './invoice/read-invoices.service.js';
import { cancelInvoiceByHand, createInvoice, setInvoiceStatus } from './manage-invoices.service.js';

const id = z.object({ id: z.string() });

export const invoiceRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/invoices',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The own invoices, newest first. `amount` is rials.',
    query: invoicesSchema,
    response: pageOf(invoiceView, 'invoices'),
    handle: (ctx, { query }) => readInvoices(ctx, query),
  }),
  operationRoute('GET /invoices/months', 'invoiceMonths', {
    response: invoiceMonthView,
    list: 'months',
    summary: 'The own invoices added up by the month of issue, newest first. Sums are rials, cancelled ones left out.',
  }),
  route({
    method: 'GET',
    path: '/invoices/{id}',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'One invoice with its lines. `amount` is rials.',
    params: id,
    response: invoiceView,
    handle: (ctx, { params }) => readInvoice(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/invoices/{id}/download',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The invoice in its formal layout, as a file to keep: PDF or HTML.',
    params: id,
    query: z.object({ format: z.enum(['pdf', 'html']).default('pdf') }).strict(),
    file: ['application/pdf', 'text/html'],
    response: z.unknown(),
    handle: async (ctx, { params, query: { format }, reply }) => {
      const { number, body } = await printInvoice(ctx, params.id, format);
      sendDocument(reply, `invoice-${number}`, format, body);
    },
  }),
  operationRoute('GET /invoices/verify/{code}', 'verifyInvoice', {
    response: verificationView,
    summary: 'Whether the invoice behind a QR code is genuine: number, date and amount (rials), nothing else.',
  }),
  route({
    method: 'POST',
    path: '/invoices',
    example: { service_name: 'طراحی لوگو', user_id: '{user}', amount: 5_000_000 },
    access: 'admin',
    summary:
      'Writes an invoice for a customer. `amount` is rials, VAT included; without `due_date` a few days from now.',
    body: z.object({
      serviceName: z.string(),
      userId: z.string(),
      amount: z.union([z.number(), z.string()]).describe('In rials, VAT included.'),
      dueDate: z.string().nullish(),
    }),
    response: invoiceView,
    status: 201,
    handle: (ctx, { body: { amount, ...body } }) => createInvoice(ctx, { ...body, amountRials: amount }),
  }),
  route({
    method: 'PATCH',
    path: '/invoices/{id}/status',
    example: { status: 'due' },
    access: 'admin',
    summary: 'Sets the status: pending, due and overdue move the due date, paid says that it was paid outside.',
    params: id,
    body: z.object({ status: z.enum(INVOICE_STATUSES) }),
    response: invoiceView,
    handle: (ctx, { params, body }) => setInvoiceStatus(ctx, { id: params.id, status: body.status }),
  }),
  route({
    method: 'PATCH',
    path: '/invoices/{id}/cancel',
    access: 'admin',
    summary: 'Cancels an unpaid invoice; safe to repeat.',
    params: id,
    response: invoiceView,
    handle: (ctx, { params }) => cancelInvoiceByHand(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/admin/invoices',
    access: 'admin',
    summary: "Everyone's invoices, newest first. `amount` is rials.",
    query: allInvoicesSchema,
    response: pageOf(adminInvoiceView, 'invoices'),
    handle: (ctx, { query }) => readAllInvoices(ctx, query),
  }),
];
