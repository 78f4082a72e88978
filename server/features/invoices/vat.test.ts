import { rial } from '../../../core/money.js';
import { vatOfInvoice, vatPercentAt, vatWithin } from './vat.js';

describe('VAT inside a price', () => {
  test('is ten eleventh parts of ten percent', () => {
    expect(vatWithin(rial(11_000_000), 10)).toBe(1_000_000);
  });

  test('rounds half up to a whole rial', () => {
    expect(vatWithin(rial(10), 10)).toBe(1);
    expect(vatWithin(rial(5), 10)).toBe(0);
    expect(vatWithin(rial(6), 10)).toBe(1);
  });

  test('changes at the Jalali new year in Tehran', () => {
    expect(vatPercentAt(new Date('2024-03-19T20:29:59Z'))).toBe(9);
    expect(vatPercentAt(new Date('2024-03-19T20:30:00Z'))).toBe(10);
  });

  test('adds up the lines where they make the total', () => {
    expect(vatOfInvoice(rial(20), [rial(10), rial(10)], 10)).toBe(2);
    expect(vatOfInvoice(rial(18), [rial(10), rial(10)], 10)).toBe(2);
    expect(vatOfInvoice(rial(16), [rial(10)], 10)).toBe(1);
  });
});
