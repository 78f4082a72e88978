/** The table of a section after a table was pasted into it. Pure. */
import { LISTS } from '#core/limits/limits.js';
import { readPastedTable, type PasteFault } from '#core/sections/pasted-table.js';
import type { TableFields } from '#sitekit/texts/field-groups.js';
import type { TableFill } from '../../edits/list-edits.js';
import { freeNumber } from '../../edits/list-edits.js';

type Fill = Pick<TableFill, 'items' | 'texts'>;
export type FillOutcome = (Fill & { readonly kind: 'fill'; readonly rows: number }) | { readonly kind: PasteFault };

/** The slots of the cells of a row that may not exist yet, as those of the rows that do. */
const slotsOf = ({ key, items }: TableFields['rows'], n: number): string[] =>
  (items[0]?.texts ?? []).map(({ name }) => `${key}${n}${name.slice(name.lastIndexOf('.'))}`);

/** A pasted text from one cell on, to the end of the line and down; rows are added where there are too few. */
export function fillFrom(table: TableFields, row: number, column: number, text: string): FillOutcome {
  const { rows } = table;
  const width = rows.items[0]?.texts.length ?? 0;
  const read = readPastedTable(text, LISTS.tableRows - rows.hidden.length - row, width - column);
  if (read.kind !== 'table') return read;
  const items = withRows(rows, row + read.rows.length);
  const texts = read.rows.flatMap((cells, down) => {
    const slots = slotsOf(rows, items[row + down] ?? 0);
    return cells.map((cell, across) => [slots[column + across] ?? '', cell] as const);
  });
  return { kind: 'fill', rows: read.rows.length, items: [...items, ...rows.hidden], texts: Object.fromEntries(texts) };
}

/** The numbers of the rows, and of new ones up to `count`. */
function withRows({ items, hidden }: TableFields['rows'], count: number): number[] {
  const numbers = items.map(({ n }) => n);
  while (numbers.length < count) numbers.push(freeNumber([...numbers, ...hidden]));
  return numbers;
}

/** A pasted text in the place of all rows. `hasHeadings`: its first row names the columns. */
export function fillWhole(table: TableFields, text: string, hasHeadings: boolean): FillOutcome {
  const { rows, columns } = table;
  const isHeaded = hasHeadings && columns.length > 0;
  const read = readPastedTable(text, LISTS.tableRows + (isHeaded ? 1 : 0));
  if (read.kind !== 'table') return read;
  const [headings, body] = isHeaded ? [read.rows[0] ?? [], read.rows.slice(1)] : [null, read.rows];
  if (body.length === 0) return { kind: 'empty' };
  const named = headings ? columns.map(({ name }, at) => [name, headings[at] ?? ''] as const) : [];
  // Every cell is written: an empty one must not show a sample.
  const cells = body.flatMap((each, at) => slotsOf(rows, at + 1).map((slot, to) => [slot, each[to] ?? ''] as const));
  const items = Array.from({ length: body.length }, (_, at) => at + 1);
  return { kind: 'fill', rows: body.length, items, texts: Object.fromEntries([...named, ...cells]) };
}

/** The rows with an empty one after `index`. */
export function addedRow(table: TableFields, index: number): Fill {
  const { items, hidden } = table.rows;
  const numbers = items.map(({ n }) => n);
  const n = freeNumber([...numbers, ...hidden]);
  const texts = Object.fromEntries(slotsOf(table.rows, n).map((slot) => [slot, '']));
  return { items: [...numbers.toSpliced(index + 1, 0, n), ...hidden], texts };
}
