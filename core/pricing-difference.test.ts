import fc from 'fast-check';
import { SERVICE_KEYS } from './price-list.js';
import { periodPrice, priceDifference, together, type PeriodLeft, type SiteCounts } from './pricing-difference.js';

const counts: fc.Arbitrary<SiteCounts> = fc.record({
  pages: fc.integer({ min: 1, max: 40 }),
  sections: fc.integer({ min: 1, max: 400 }),
  hasLogo: fc.boolean(),
  services: fc.subarray([...SERVICE_KEYS]),
});
const billing = fc.constantFrom('monthly' as const, 'annual' as const);
const period: fc.Arbitrary<PeriodLeft> = fc
  .record({ left: fc.integer({ min: 0, max: 400 }), whole: fc.integer({ min: 1, max: 400 }) })
  .map(({ left, whole }) => ({ left: Math.min(left, whole), whole }));
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
      const sooner = priceDifference(bought, wanted, by, { ...rest, left: Math.min(rest.whole, rest.left + 1) });
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
