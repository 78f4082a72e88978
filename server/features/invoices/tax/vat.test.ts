import { rial } from '#core/money.js';
import { vatParts, vatWithin } from '#core/pricing/vat.js';
import { vatOfInvoice } from './vat.js';

describe('VAT inside a price', () => {
  test('is ten eleventh parts of ten percent', () => {
    expect(vatWithin(rial(11_000_000), 10)).toBe(1_000_000);
  });

  test('rounds half up to a whole rial', () => {
    expect(vatWithin(rial(10), 10)).toBe(1);
    expect(vatWithin(rial(5), 10)).toBe(0);
    expect(vatWithin(rial(6), 10)).toBe(1);
  });

  test('leaves a part that makes the amount again', () => {
    expect(vatParts(rial(27_000_010), 10)).toEqual({ netRials: 24_545_464, vatRials: 2_454_546 });
    expect(vatParts(rial(-2_700_000), 10)).toEqual({ netRials: -2_454_545, vatRials: -245_455 });
  });

  test('adds up the lines where they make the total', () => {
    expect(vatOfInvoice(rial(20), [rial(10), rial(10)], 10)).toBe(2);
    expect(vatOfInvoice(rial(18), [rial(10), rial(10)], 10)).toBe(2);
    expect(vatOfInvoice(rial(16), [rial(10)], 10)).toBe(1);
  });
});
