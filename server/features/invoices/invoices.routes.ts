import { z } from 'zod';
import { countedPage } from '../../platform/db/page.js';
import { sendDocument } from '../../platform/documents/send.js';
import { route, type Route } from '../../platform/http/route.js';
import { printInvoice } from './document/invoice-paper.service.js';
import { INVOICE_STATUSES } from './invoice.entity.js';
import { allInvoicesSchema, invoicesSchema } from './invoices.inputs.js';
import * as present from './invoices.present.js';
import { readAllInvoices, readInvoice, readInvoices } from './invoices.service.js';
import { cancelInvoiceByHand, createInvoice, setInvoiceStatus } from './manage-invoices.service.js';
import { verifyInvoice } from './verify-invoice.service.js';

const { invoiceResponse, invoicesResponse, presentInvoice } = present;
const id = z.object({ id: z.string() });

export const invoiceRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/invoices',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The own invoices, newest first. `amount` is rials.',
    query: invoicesSchema,
    response: invoicesResponse,
    handle: async (ctx, { query }) => {
      const { items, pagination } = await countedPage(await readInvoices(ctx, query));
      const invoices = items.map((invoice) => presentInvoice(ctx, invoice));
      return { items: invoices, invoices, pagination };
    },
  }),
  route({
    method: 'GET',
    path: '/invoices/{id}',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'One invoice with its lines. `amount` is rials.',
    params: id,
    response: invoiceResponse,
    handle: async (ctx, { params }) => presentInvoice(ctx, await readInvoice(ctx, params.id)),
  }),
  route({
    method: 'GET',
    path: '/invoices/{id}/download',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The invoice in its formal layout, as a file to keep: PDF or HTML.',
    params: id,
    query: z.object({ format: z.enum(['pdf', 'html']).default('pdf') }),
    response: z.unknown(),
    handle: async (ctx, { params, query: { format }, reply }) => {
      const { number, body } = await printInvoice(ctx, params.id, format);
      sendDocument(reply, `invoice-${number}`, format, body);
    },
  }),
  route({
    method: 'GET',
    path: '/invoices/verify/{code}',
    access: 'public',
    keys: [],
    summary: 'Whether the invoice behind a QR code is genuine: number, date and amount (rials), nothing else.',
    params: z.object({ code: z.string() }),
    response: present.verificationResponse,
    handle: async (ctx, { params }) => present.presentVerification(await verifyInvoice(ctx, params.code)),
  }),
  route({
    method: 'POST',
    path: '/invoices',
    access: 'admin',
    summary:
      'Writes an invoice for a customer. `amount` is rials, VAT included; without `due_date` a few days from now.',
    body: z.object({
      serviceName: z.string(),
      userId: z.string(),
      amount: z.union([z.number(), z.string()]),
      dueDate: z.string().nullish(),
    }),
    response: invoiceResponse,
    status: 201,
    handle: async (ctx, { body: { amount, ...body } }) =>
      presentInvoice(ctx, await createInvoice(ctx, { ...body, amountRials: amount })),
  }),
  route({
    method: 'PATCH',
    path: '/invoices/{id}/status',
    access: 'admin',
    summary: 'Sets the status: pending, due and overdue move the due date, paid says that it was paid outside.',
    params: id,
    body: z.object({ status: z.enum(INVOICE_STATUSES) }),
    response: invoiceResponse,
    handle: async (ctx, { params, body }) =>
      presentInvoice(ctx, await setInvoiceStatus(ctx, { id: params.id, status: body.status })),
  }),
  route({
    method: 'PATCH',
    path: '/invoices/{id}/cancel',
    access: 'admin',
    summary: 'Cancels an unpaid invoice; safe to repeat.',
    params: id,
    response: invoiceResponse,
    handle: async (ctx, { params }) => presentInvoice(ctx, await cancelInvoiceByHand(ctx, params.id)),
  }),
  route({
    method: 'GET',
    path: '/admin/invoices',
    access: 'admin',
    summary: "Everyone's invoices, newest first. `amount` is rials.",
    query: allInvoicesSchema,
    response: present.adminInvoicesResponse,
    handle: async (ctx, { query }) => {
      const { items, pagination } = await countedPage(await readAllInvoices(ctx, query));
      const invoices = await Promise.all(items.map((invoice) => present.presentAdminInvoice(ctx, invoice)));
      return { items: invoices, invoices, pagination };
    },
  }),
];
