import { jalaliYear } from '#core/dates/calendar.js';
import type { TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';

export type DocumentKind = 'invoice' | 'receipt' | 'credit_note';

const NEXT = `
  insert into document_counters (kind, year, last_number) values ($1, $2, 1)
  on conflict (kind, year) do update set last_number = document_counters.last_number + 1
  returning last_number as "lastNumber"`;

/**
 * The next number of that kind in the current Jalali year (which is the fiscal year), without a gap: the counter's row
 * stays locked until this transaction ends, and a rollback gives the number back.
 */
export async function nextDocumentNumber(tx: TxCtx, kind: DocumentKind): Promise<string> {
  const year = jalaliYear(tx.clock.now());
  const counter = await row<{ lastNumber: number }>(tx.em, NEXT, [kind, year]);
  if (!counter) throw new Error(`no ${kind} number for ${year}`);
  return `${year}-${String(counter.lastNumber).padStart(6, '0')}`;
}
