import { z } from 'zod';
import { countedPage } from '../../platform/db/page.js';
import { route, type Route } from '../../platform/http/route.js';
import { invoicesSchema } from './invoices.inputs.js';
import { invoiceResponse, invoicesResponse, presentInvoice } from './invoices.present.js';
import { readInvoice, readInvoices } from './invoices.service.js';

export const invoiceRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/invoices',
    access: 'user',
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
    summary: 'One invoice with its lines. `amount` is rials.',
    params: z.object({ id: z.string() }),
    response: invoiceResponse,
    handle: async (ctx, { params }) => presentInvoice(ctx, await readInvoice(ctx, params.id)),
  }),
];
