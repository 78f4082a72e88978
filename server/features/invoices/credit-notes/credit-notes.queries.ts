/** Reads of credit notes as plain rows. */
import type DataLoader from 'dataloader';
import type { Rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { Buyer, Seller } from '../invoice/invoice.entity.js';
import type { CreditNoteType } from './credit-notes.types.js';

const COLUMNS = columns<CreditNoteType>()(
  `id number userId invoiceId invoiceNumber invoiceIssuedAt serviceName amountRials cardRials vatPercent vatRials lines
   reason createdAt`,
  {
    table: 'c',
    expressions: { invoiceNumber: 'i.number', invoiceIssuedAt: 'i.created_at', serviceName: 'i.service_name' },
  },
);
const SELECT = `select ${COLUMNS} from credit_notes c join invoices i on i.id = c.invoice_id`;

export function findCreditNote(ctx: Ctx, id: string): Promise<CreditNoteType | null> {
  return row<CreditNoteType>(ctx.em, `${SELECT} where c.id = $1`, [id]);
}

export function findCreditNoteByCode(ctx: Ctx, code: string): Promise<CreditNoteType | null> {
  return row<CreditNoteType>(ctx.em, `${SELECT} where c.verify_code = $1`, [code]);
}

/** The facts that the document shows beside the note itself. */
export interface PrintedNoteParts {
  readonly parties: { readonly buyer: Buyer; readonly seller: Seller } | null;
  readonly verifyCode: string;
}

export function findPrintedNoteParts(ctx: Ctx, id: string): Promise<PrintedNoteParts | null> {
  const text = 'select parties, verify_code as "verifyCode" from credit_notes where id = $1';
  return row<PrintedNoteParts>(ctx.em, text, [id]);
}

interface OfInvoice {
  readonly invoiceId: string;
  readonly notes: readonly CreditNoteType[];
}

function notesLoader(ctx: Ctx): DataLoader<string, OfInvoice | null> {
  return loaderOf(
    ctx,
    'invoices.creditNotes',
    async (ids) => {
      const text = `${SELECT} where c.invoice_id = any($1::uuid[]) order by c.created_at, c.id`;
      const found = await rows<CreditNoteType>(ctx.em, text, [[...ids]]);
      return ids.map((invoiceId) => ({ invoiceId, notes: found.filter((note) => note.invoiceId === invoiceId) }));
    },
    ({ invoiceId }) => invoiceId,
  );
}

/**
 * The credit notes of an invoice that the viewer may read, oldest first; one query for all invoices of an answer, none
 * where nothing is credited.
 */
export async function creditNotesOf(
  ctx: Ctx,
  invoice: { readonly id: string; readonly creditedRials: Rial },
): Promise<readonly CreditNoteType[]> {
  if (invoice.creditedRials === 0) return [];
  return (await notesLoader(ctx).load(invoice.id))?.notes ?? [];
}

export interface CreditNotesFilter {
  readonly userId: string | null;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

/** For exports: everything that the filter lets through, newest first. */
export function creditNoteSelection(filter: CreditNotesFilter): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const where = new Conditions();
  if (filter.userId) where.add(filter.userId, (at) => `c.user_id = ${at}`);
  where.period('c.created_at', filter);
  return { text: `${SELECT} ${where.sql} order by c.created_at desc, c.id desc`, values: where.values };
}
