import { z } from 'zod';
import { sendDocument } from '#platform/documents/send.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noQuery } from '#platform/http/rest/schemas.js';
import { verificationView } from './invoices.view.js';
import { readInvoice } from './invoice/read-invoices.service.js';
import { creditNoteView } from './credit-notes/credit-notes.view.js';
import { creditNotesOf } from './credit-notes/credit-notes.queries.js';
import { printCreditNote } from './document/credit-notes.service.js';

const id = z.object({ id: z.string() });

export const creditNoteRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/invoices/{id}/credit-notes',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The credit notes of an invoice, oldest first. Amounts are rials.',
    params: id,
    query: noQuery,
    response: objectOf({ items: listOf(creditNoteView) }),
    handle: async (ctx, { params }) => ({ items: await creditNotesOf(ctx, await readInvoice(ctx, params.id)) }),
  }),
  operationRoute('GET /credit-notes/{id}', 'creditNote', {
    response: creditNoteView,
    summary: 'One credit note with its lines: the document of a refund. Amounts are rials.',
  }),
  route({
    method: 'GET',
    path: '/credit-notes/{id}/download',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The credit note in its formal layout, as a file to keep: PDF or HTML.',
    params: id,
    query: z.object({ format: z.enum(['pdf', 'html']).default('pdf') }).strict(),
    file: ['application/pdf', 'text/html'],
    response: z.unknown(),
    handle: async (ctx, { params, query: { format }, reply }) => {
      const { number, body } = await printCreditNote(ctx, params.id, format);
      sendDocument(reply, `credit-note-${number}`, format, body);
    },
  }),
  operationRoute('GET /credit-notes/verify/{code}', 'verifyCreditNote', {
    response: verificationView,
    summary:
      'Whether the credit note behind a QR code is genuine: its number, date and amount, and its invoice’s number.',
  }),
];
