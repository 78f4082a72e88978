import { growth, LINEAR_GROWTH } from '../testing/growth.js';
import { LISTS, TABLE_COLUMNS, TEXTS } from '../limits/limits.js';
import { isTable, readPastedTable } from './pasted-table.js';

const read = (text: string) => readPastedTable(text, LISTS.tableRows);
const rowsOf = (text: string) => {
  const table = read(text);
  return table.kind === 'table' ? table.rows : table.kind;
};
const table = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'الف').join('\t')).join('\r\n');

describe('a table pasted from a spreadsheet', () => {
  test('is read by tabs and lines', () => {
    expect(rowsOf('چای\tقهوه\r\nسرد\tگرم\r\n')).toEqual([
      ['چای', 'قهوه'],
      ['سرد', 'گرم'],
    ]);
  });

  test('gets Persian letters, digits and separators', () => {
    expect(rowsOf('كيك\t1,250,000')).toEqual([['کیک', '۱٬۲۵۰٬۰۰۰']]);
  });

  test('keeps lines and quotes of a quoted cell', () => {
    expect(rowsOf('"یک\nدو ""سه"""\tچهار')).toEqual([['یک دو "سه"', 'چهار']]);
  });

  test('loses its empty rows, not its empty cells', () => {
    expect(rowsOf('الف\t\tب\n\t\t\nپ')).toEqual([
      ['الف', '', 'ب'],
      ['پ', '', ''],
    ]);
  });

  test('fits at its bounds', () => {
    const read = rowsOf(table(LISTS.tableRows, TABLE_COLUMNS));
    expect([read.length, read[0]?.length]).toEqual([LISTS.tableRows, TABLE_COLUMNS]);
  });

  test.each([
    ['empty', ' \n\t'],
    ['tooManyRows', table(LISTS.tableRows + 1, 2)],
    ['tooManyRows', 'آ'.repeat(1_000_000)],
    ['tooManyColumns', table(2, TABLE_COLUMNS + 1)],
    ['longCell', `الف\t${'ب'.repeat(TEXTS.line + 1)}`],
  ])('cannot be %s', (kind, text) => expect(read(text).kind).toBe(kind));

  test.each(['"', '""\t', '"""\t', 'a\t"', '\n"'])('takes time as long as %j repeated', (piece) => {
    expect(growth((n) => piece.repeat(n / piece.length), read, 500)).toBeLessThan(LINEAR_GROWTH);
  });
});

test.each([
  ['چای', false],
  ['چای\n', false],
  ['چای\tقهوه', true],
  ['چای\nقهوه', true],
])('%j is a table: %s', (text, is) => expect(isTable(text)).toBe(is));
