import fc from 'fast-check';
import { SERVICE_KEYS } from './price-list.js';
import {
  differenceLines,
  periodPrice,
  priceDifference,
  together,
  type PeriodLeft,
  type SiteCounts,
} from './pricing-difference.js';

const counts: fc.Arbitrary<SiteCounts> = fc.record({
  pages: fc.integer({ min: 1, max: 40 }),
  sections: fc.integer({ min: 1, max: 400 }),
  hasLogo: fc.boolean(),
  services: fc.subarray([...SERVICE_KEYS]),
});
const billing = fc.constantFrom('monthly' as const, 'annual' as const);
/** At most two periods are left: the running one, and the next where it is billed. */
const period: fc.Arbitrary<PeriodLeft> = fc
  .record({ left: fc.integer({ min: 0, max: 800 }), whole: fc.integer({ min: 1, max: 400 }) })
  .map(({ left, whole }) => ({ left: Math.min(left, 2 * whole), whole }));
const FULL: PeriodLeft = { left: 1, whole: 1 };

it('costs nothing where nothing is added', () => {
  fc.assert(
    fc.property(counts, billing, period, (bought, by, rest) => {
      const { payable, everyPeriod } = priceDifference(bought, bought, by, rest);
      expect([payable, everyPeriod]).toEqual([0, 0]);
    }),
  );
});

it('costs nothing where less is wanted', () => {
  fc.assert(
    fc.property(counts, counts, billing, period, (one, other, by, rest) => {
      const all = together(one, other);
      expect(priceDifference(all, one, by, rest).payable).toBe(0);
    }),
  );
});

it('is whole toman and never negative', () => {
  fc.assert(
    fc.property(counts, counts, billing, period, (bought, wanted, by, rest) => {
      const { payable, restOfPeriod, once } = priceDifference(bought, wanted, by, rest);
      for (const amount of [payable, restOfPeriod, once]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(payable).toBe(restOfPeriod + once);
    }),
  );
});

it('is the difference of the two prices at a full period', () => {
  fc.assert(
    fc.property(counts, counts, billing, (bought, wanted, by) => {
      const { restOfPeriod, everyPeriod } = priceDifference(bought, wanted, by, FULL);
      const difference = periodPrice(together(bought, wanted), by) - periodPrice(bought, by);
      expect(everyPeriod).toBe(difference);
      expect(restOfPeriod).toBe(Math.max(0, difference));
    }),
  );
});

it('costs no less with more time left, and only the one-time part at the end', () => {
  fc.assert(
    fc.property(counts, counts, billing, period, (bought, wanted, by, rest) => {
      const now = priceDifference(bought, wanted, by, rest);
      const sooner = priceDifference(bought, wanted, by, { ...rest, left: rest.left + 1 });
      const last = priceDifference(bought, wanted, by, { ...rest, left: 0 });
      expect(sooner.payable).toBeGreaterThanOrEqual(now.payable);
      expect(last.payable).toBe(now.once);
    }),
  );
});

it('costs no less for more pages and sections of a site of several pages', () => {
  const several = counts.map((each) => ({ ...each, pages: each.pages + 1 }));
  fc.assert(
    fc.property(several, several, billing, period, fc.nat(5), fc.nat(50), (bought, wanted, by, rest, p, s) => {
      const more = { ...wanted, pages: wanted.pages + p, sections: wanted.sections + s };
      const before = priceDifference(bought, wanted, by, rest).payable;
      expect(priceDifference(bought, more, by, rest).payable).toBeGreaterThanOrEqual(before);
    }),
  );
});

it('bought in two steps at one moment costs what one step costs, but for rounding', () => {
  const several = counts.map((each) => ({ ...each, pages: each.pages + 1 }));
  fc.assert(
    fc.property(several, several, several, billing, period, (bought, first, second, by, rest) => {
      const all = together(first, second);
      const once = priceDifference(bought, all, by, rest).payable;
      const step = priceDifference(bought, first, by, rest).payable;
      const then = priceDifference(together(bought, first), all, by, rest).payable;
      expect(Math.abs(step + then - once)).toBeLessThanOrEqual(1);
    }),
  );
});

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

it('has lines that add up to what is paid, to the toman', () => {
  fc.assert(
    fc.property(counts, counts, billing, period, (bought, wanted, by, rest) => {
      const { payable, everyPeriod } = priceDifference(bought, wanted, by, rest);
      const lines = differenceLines(bought, wanted, by, rest);
      const recurring = lines.filter(({ recurrence }) => recurrence === 'recurring');
      expect(sumOf(lines.map(({ amountToman }) => amountToman))).toBe(payable);
      expect(sumOf(recurring.map(({ periodToman }) => periodToman))).toBe(everyPeriod);
    }),
  );
});

it('has lines within a toman of their part of the period', () => {
  fc.assert(
    fc.property(counts, counts, billing, period, (bought, wanted, by, rest) => {
      if (priceDifference(bought, wanted, by, rest).everyPeriod <= 0) return;
      for (const { periodToman, amountToman, recurrence } of differenceLines(bought, wanted, by, rest)) {
        const exact = recurrence === 'one_off' ? periodToman : (periodToman * rest.left) / rest.whole;
        expect(Math.abs(amountToman - exact)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('has no lines where nothing is added', () => {
  fc.assert(
    fc.property(counts, billing, period, (bought, by, rest) => {
      expect(differenceLines(bought, bought, by, rest)).toEqual([]);
    }),
  );
});

const bare: SiteCounts = { pages: 1, sections: 40, hasLogo: false, services: [] };

it('a second page takes the price of the single page off', () => {
  const lines = differenceLines(bare, { ...bare, pages: 2, sections: 8 }, 'monthly', { left: 15, whole: 30 });
  expect(lines.map(({ kind, quantity, amountToman }) => [kind, quantity, amountToman])).toEqual([
    ['pages', 2, 1_000_000],
    ['sections', 8, 1_000_000],
    ['base', 1, -1_250_000],
  ]);
});

it('sections of a single page were never bought by their number', () => {
  const { everyPeriod } = priceDifference(bare, { ...bare, pages: 2, sections: 4 }, 'monthly', FULL);
  expect(everyPeriod).toBe(500_000);
});

it('a year costs twelve months less its discount, named in a line', () => {
  const bought = { ...bare, pages: 2, sections: 8 };
  const lines = differenceLines(bought, { ...bought, sections: 10 }, 'annual', FULL);
  expect(lines.map(({ kind, amountToman }) => [kind, amountToman])).toEqual([
    ['sections', 6_000_000],
    ['annual_discount', -600_000],
  ]);
});
