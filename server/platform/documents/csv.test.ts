import { csvCell } from './csv.js';

test('a cell is quoted and its quotes doubled', () => {
  expect(csvCell('پرداخت "الف"، ب')).toBe('"پرداخت ""الف""، ب"');
  expect(csvCell(-5)).toBe('-5');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\u200c=1', '\u2066-2', '＝1'])(
  'cannot be a formula: %j',
  (text) => {
    expect(csvCell(text).startsWith(`"'`)).toBe(true);
  },
);

test.each(['سفارش WZ-1', '1405/08/30', 'a=b'])('leaves %j as it is', (text) => {
  expect(csvCell(text)).toBe(`"${text}"`);
});
