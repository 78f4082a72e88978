/** VAT inside prices: for every amount, the parts add up to the whole. */
import fc from 'fast-check';
import { rial, sumRials } from '#core/money.js';
import { vatParts, vatWithin } from '#core/pricing/vat.js';
import { vatOfCredit, vatOfInvoice } from '#features/invoices/tax/vat.js';

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

describe('the VAT of credit notes', () => {
  /** An invoice up to the largest that is sold, and parts of it that make the whole. */
  const taken = fc
    .tuple(
      fc.bigInt({ min: 1n, max: 1_000_000_000_000n }),
      percent,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
    )
    .map(([total, rate, cuts]) => {
      const amountRials = rial(Number(total));
      const inside = cuts.map((cut) => Math.floor(cut * amountRials)).toSorted((left, right) => left - right);
      const parts = [...inside, amountRials].map((end, index) => end - (inside[index - 1] ?? 0));
      return { amountRials, vatRials: vatWithin(amountRials, rate), parts: parts.filter((part) => part > 0).map(rial) };
    });

  test('adds up to that of the invoice, and is a part of each', () => {
    fc.assert(
      fc.property(taken, ({ amountRials, vatRials, parts }) => {
        let [creditedRials, creditedVatRials] = [rial(0), rial(0)];
        for (const part of parts) {
          const vat = vatOfCredit({ amountRials, vatRials, creditedRials, creditedVatRials }, part);
          expect(vat >= 0 && vat <= part).toBe(true);
          creditedRials = rial(creditedRials + part);
          creditedVatRials = rial(creditedVatRials + vat);
        }
        expect([creditedRials, creditedVatRials]).toEqual([amountRials, vatRials]);
      }),
      { numRuns: 1000 },
    );
  });
});
