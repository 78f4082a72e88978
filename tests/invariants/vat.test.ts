/** VAT inside prices: whatever the amounts, the parts make the whole. */
import fc from 'fast-check';
import { rial, sumRials } from '../../core/money.js';
import { vatParts, vatWithin } from '../../core/vat.js';
import { vatOfInvoice } from '../../server/features/invoices/vat.js';

const amount = fc.integer({ min: 1, max: 9_999_999_990 }).map(rial);
/** A discount is a line with a negative amount. */
const lineAmount = fc.integer({ min: -900_000_000, max: 9_000_000_000 }).map(rial);
const percent = fc.integer({ min: 0, max: 50 });

describe('the VAT of an invoice', () => {
  test('S-205 and the rest make the amount, to the rial', () => {
    fc.assert(
      fc.property(lineAmount, percent, (total, rate) => {
        const { netRials, vatRials } = vatParts(total, rate);
        expect(netRials + vatRials).toBe(total);
      }),
      { numRuns: 2000 },
    );
  });

  test('is the exact part, rounded half up', () => {
    fc.assert(
      fc.property(lineAmount, percent, (total, rate) => {
        const twice = 2n * BigInt(total) * BigInt(rate);
        const whole = BigInt(100 + rate);
        const rounded = BigInt(vatWithin(total, rate));
        // rounded - 1/2 <= exact < rounded + 1/2, everything times 2 × whole
        expect(twice >= (2n * rounded - 1n) * whole && twice < (2n * rounded + 1n) * whole).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is the sum of its lines, which make the total', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), percent, (lines, rate) => {
        const total = sumRials(lines);
        const vat = vatOfInvoice(total, lines, rate);
        expect(vat).toBe(sumRials(lines.map((line) => vatParts(line, rate).vatRials)));
        expect(total - vat).toBe(sumRials(lines.map((line) => vatParts(line, rate).netRials)));
        expect(Math.abs(vat - vatWithin(total, rate))).toBeLessThanOrEqual(Math.ceil(lines.length / 2));
      }),
    );
  });

  test('never reaches the amount, and is nothing at no percent', () => {
    fc.assert(
      fc.property(amount, percent, (total, rate) => {
        expect(vatWithin(total, rate)).toBeLessThan(total);
        expect(vatWithin(total, 0)).toBe(0);
      }),
    );
  });
});
