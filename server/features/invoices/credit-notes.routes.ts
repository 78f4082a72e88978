import { z } from 'zod';
import { sendDocument } from '#platform/documents/send.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { verificationView } from './invoices.present.js';
import { readInvoice } from './invoice/read-invoices.service.js';
import { creditNoteView } from './credit-notes/credit-notes.present.js';
import { creditNotesOf } from './credit-notes/credit-notes.queries.js';
import { printCreditNote, readCreditNote, verifyCreditNote } from './document/credit-notes.service.js';

const id = z.object({ id: z.string() });

export const creditNoteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/invoices/{id}/credit-notes',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'What refunds have taken back of an invoice, oldest first. Amounts are rials.',
    params: id,
    response: objectOf({ items: listOf(creditNoteView) }),
    handle: async (ctx, { params }) => ({ items: await creditNotesOf(ctx, await readInvoice(ctx, params.id)) }),
  }),
  route({
    method: 'GET',
    path: '/credit-notes/{id}',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'One credit note with its lines: the document of a refund. Amounts are rials.',
    params: id,
    response: creditNoteView,
    handle: (ctx, { params }) => readCreditNote(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/credit-notes/{id}/download',
    access: 'user',
    keys: ['read:invoices'],
    summary: 'The credit note in its formal layout, as a file to keep: PDF or HTML.',
    params: id,
    query: z.object({ format: z.enum(['pdf', 'html']).default('pdf') }),
    response: z.unknown(),
    handle: async (ctx, { params, query: { format }, reply }) => {
      const { number, body } = await printCreditNote(ctx, params.id, format);
      sendDocument(reply, `credit-note-${number}`, format, body);
    },
  }),
  route({
    method: 'GET',
    path: '/credit-notes/verify/{code}',
    access: 'public',
    keys: [],
    summary:
      'Whether the credit note behind a QR code is genuine: its number, date and amount, and its invoice’s number.',
    params: z.object({ code: z.string() }),
    response: verificationView,
    handle: (ctx, { params }) => verifyCreditNote(ctx, params.code),
  }),
];
