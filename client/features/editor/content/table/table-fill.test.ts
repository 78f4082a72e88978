import { LISTS, TABLE_COLUMNS } from '#core/limits/limits.js';
import { CELLS } from '#core/sections/table-cells.js';
import type { TableFields } from '#sitekit/texts/field-groups.js';
import { addedRow, fillFrom, fillWhole } from './table-fill.js';

const slot = (name: string) => ({ name, label: '', multiline: false, maxLength: 140 });
const row = (n: number) => ({
  n,
  texts: ['title', ...CELLS].map((each) => slot(`row${n}.${each}`)),
  images: [],
  links: [],
});
const table = (...rows: number[]): TableFields => ({
  columns: Array.from({ length: TABLE_COLUMNS }, (_, n) => slot(`column${n + 1}.title`)),
  rows: { key: 'row', name: { many: '', one: '' }, items: rows.map(row), hidden: [], max: LISTS.tableRows },
});
const lines = (count: number) => Array.from({ length: count }, () => 'الف\tب').join('\n');

describe('a table pasted into a cell', () => {
  test('fills the cells beside and below it', () => {
    expect(fillFrom(table(3, 1), 0, 1, 'الف\tب\nپ\tت')).toEqual({
      kind: 'fill',
      rows: 2,
      items: [3, 1],
      texts: { 'row3.first': 'الف', 'row3.second': 'ب', 'row1.first': 'پ', 'row1.second': 'ت' },
    });
  });

  test('adds the rows that are missing', () => {
    expect(fillFrom(table(2), 0, 0, 'الف\nب\nپ')).toMatchObject({
      items: [2, 1, 3],
      texts: { 'row1.title': 'ب', 'row3.title': 'پ' },
    });
  });

  test('cannot go beyond the last row or column', () => {
    expect(fillFrom(table(1), 0, TABLE_COLUMNS - 1, 'الف\tب').kind).toBe('tooManyColumns');
    expect(fillFrom(table(1, 2), 1, 0, lines(LISTS.tableRows)).kind).toBe('tooManyRows');
  });
});

describe('a table pasted over all rows', () => {
  test('names the columns by its first row', () => {
    const filled = fillWhole(table(4), 'کالا\tقیمت\nچای\t1', true);
    expect(filled).toMatchObject({
      items: [1],
      texts: { 'column2.title': 'قیمت', 'row1.title': 'چای', 'row1.first': '۱' },
    });
  });

  test('cannot leave samples in empty cells', () => {
    const filled = fillWhole(table(4), 'چای\nقهوه', false);
    expect(filled).toMatchObject({ items: [1, 2], texts: { 'row2.title': 'قهوه', 'row2.seventh': '' } });
  });

  test('takes headings beside as many rows as there may be', () => {
    expect(fillWhole(table(1), lines(LISTS.tableRows + 1), true).kind).toBe('fill');
    expect(fillWhole(table(1), lines(LISTS.tableRows + 1), false).kind).toBe('tooManyRows');
  });

  test('cannot be headings alone', () => {
    expect(fillWhole(table(1), 'کالا\tقیمت', true).kind).toBe('empty');
  });
});

test('an added row is empty and stands after its neighbour', () => {
  expect(addedRow(table(1, 3), 0)).toMatchObject({ items: [1, 2, 3], texts: { 'row2.title': '', 'row2.first': '' } });
});
