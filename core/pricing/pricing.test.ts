import fc from 'fast-check';
import { toman } from '../money.js';
import { EXTENSION_PRICES, PRICES, SERVICES, SERVICE_KEYS } from './price-list.js';
import {
  adjustmentLineOf,
  calculateQuote,
  couponLineOf,
  priceLines,
  UnknownExtensionError,
  yearTotals,
  type QuoteInput,
} from './pricing.js';

const plain: QuoteInput = {
  pages: 1,
  sections: 1,
  hasLogo: false,
  primaryExtension: '.ir',
  extraExtensions: [],
  services: [],
  billing: 'monthly',
};
const extension = fc.constantFrom(...Object.keys(EXTENSION_PRICES));
const anyInput: fc.Arbitrary<QuoteInput> = fc.record({
  pages: fc.integer({ min: 1, max: 30 }),
  sections: fc.integer({ min: 0, max: 300 }),
  hasLogo: fc.boolean(),
  primaryExtension: fc.option(extension),
  extraExtensions: fc.array(extension, { maxLength: 20 }),
  services: fc.uniqueArray(fc.constantFrom(...SERVICE_KEYS)),
  billing: fc.constantFrom('monthly' as const, 'annual' as const),
});

/** The formula of specification 1 §9, written a second time in one line. */
function documentedTotal(input: QuoteInput): number {
  const prices: Readonly<Record<string, number>> = EXTENSION_PRICES;
  const design = input.pages === 1 ? 2_500_000 : 1_000_000 * input.pages + 250_000 * input.sections;
  const sold = [input.primaryExtension ?? [], input.extraExtensions].flat();
  const domains = sold.reduce((sum, each) => sum + (prices[each] ?? NaN), 0);
  const services = input.services.reduce((sum, key) => sum + SERVICES[key].price, 0);
  return design + (input.hasLogo ? 200_000 : 0) + domains + services;
}

describe('calculateQuote', () => {
  it('S-129 prices a single page at the base', () => {
    expect(calculateQuote({ ...plain, sections: 40 }).total).toBe(2_500_000);
  });

  it('S-129 prices several pages without a base', () => {
    expect(calculateQuote({ ...plain, pages: 2, sections: 3 }).total).toBe(2_750_000);
  });

  it('S-130 adds the logo integration', () => {
    expect(calculateQuote({ ...plain, hasLogo: true }).total).toBe(2_700_000);
  });

  it.each([
    ['S-258', 'base of a single page', PRICES.base, 2_500_000],
    ['S-259', 'page of several', PRICES.page, 1_000_000],
    ['S-260', 'section of several pages', PRICES.section, 250_000],
    ['S-261', 'logo integration', PRICES.logo, 200_000],
  ] as const)('%s the %s costs as documented', (_line, _name, price, documented) => {
    expect(price).toBe(documented);
  });

  it.each([
    ['S-262', 'seoOptimization', 500_000],
    ['S-263', 'socialMediaIntegration', 300_000],
    ['S-264', 'analyticsSetup', 200_000],
    ['S-265', 'backupService', 150_000],
    ['S-266', 'maintenancePlan', 400_000],
    ['S-267', 'rushDelivery', 800_000],
  ] as const)('%s S-131 adds %s at %i toman', (_, service, price) => {
    expect(calculateQuote({ ...plain, services: [service] }).total).toBe(2_500_000 + price);
  });

  it.each([
    ['S-268', '.ir', 0],
    ['S-269', '.com', 450_000],
    ['S-270', '.net', 520_000],
    ['S-271', '.org', 480_000],
    ['S-272', '.info', 380_000],
    ['S-273', '.biz', 420_000],
    ['S-274', '.co', 950_000],
    ['S-275', '.io', 1_850_000],
    ['S-276', '.me', 750_000],
    ['S-277', '.cc', 580_000],
  ] as const)('%s S-127 adds an extra %s at %i toman', (_, each, price) => {
    expect(calculateQuote({ ...plain, extraExtensions: [each] }).total).toBe(2_500_000 + price);
  });

  it('S-127 prices no extension beyond the documented ones', () => {
    expect(Object.keys(EXTENSION_PRICES)).toHaveLength(10);
  });

  it('S-278 computes the documented example', () => {
    const quote = calculateQuote({
      ...plain,
      pages: 3,
      sections: 12,
      hasLogo: true,
      services: ['seoOptimization'],
      extraExtensions: ['.com'],
    });
    expect(quote).toMatchObject({ total: 7_150_000, annualDiscount: 8_580_000, annual: 77_220_000 });
  });

  it('S-132 discounts twelve months by ten percent', () => {
    const quote = calculateQuote({ ...plain, billing: 'annual' });
    expect(quote).toMatchObject({
      monthly: 2_500_000,
      annualDiscount: 3_000_000,
      annual: 27_000_000,
      payable: 27_000_000,
    });
  });

  it('S-133 equals the documented formula for any input', () => {
    fc.assert(fc.property(anyInput, (input) => calculateQuote(input).total === documentedTotal(input)));
  });

  it('S-132 keeps annual exactly by the documented formula', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { total, monthly, annual, annualDiscount } = calculateQuote(input);
        expect({ monthly, annualDiscount }).toEqual({ monthly: total, annualDiscount: Math.round(1.2 * total) });
        expect(annual).toBe(12 * total - annualDiscount);
      }),
    );
  });

  it('sums its price lines to the total', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const quote = calculateQuote(input);
        expect(priceLines(quote).reduce((sum, line) => sum + line.amountToman, 0)).toBe(quote.total);
        if (input.billing === 'monthly') expect(quote.payable).toBe(quote.total);
      }),
    );
  });

  it('counts one-time items once in a year', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const quote = calculateQuote({ ...input, billing: 'annual' });
        const sumOf = (recurrence: string): number =>
          priceLines(quote)
            .filter((line) => line.recurrence === recurrence)
            .reduce((sum, line) => sum + line.amountToman, 0);
        const year = 12 * sumOf('recurring');
        expect(quote.payable).toBe(year - Math.round(year / 10) + sumOf('one_off'));
        expect(quote.payable).toBe(quote.annual + (adjustmentLineOf(quote)?.amountToman ?? 0));
      }),
    );
  });

  it('cannot make a year dearer than twelve months', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { byMonth, atOnce } = yearTotals(calculateQuote(input));
        expect(atOnce).toBeLessThan(byMonth);
        expect(calculateQuote({ ...input, billing: 'annual' }).payable).toBe(atOnce);
      }),
    );
  });

  it('prices a year with logo and domain once', () => {
    const quote = calculateQuote({ ...plain, hasLogo: true, extraExtensions: ['.com'], billing: 'annual' });
    expect(quote).toMatchObject({ total: 3_150_000, annual: 34_020_000, payable: 27_650_000 });
    expect(adjustmentLineOf(quote)).toMatchObject({ amountToman: -6_370_000, recurrence: 'one_off' });
    expect(yearTotals(quote)).toEqual({ byMonth: 30_650_000, atOnce: 27_650_000 });
  });

  it('adjusts nothing where nothing is paid once', () => {
    expect(adjustmentLineOf(calculateQuote({ ...plain, billing: 'annual' }))).toBeUndefined();
    expect(adjustmentLineOf(calculateQuote({ ...plain, hasLogo: true }))).toBeUndefined();
  });

  it('takes a coupon off what is paid now, and nothing else', () => {
    const terms = fc.record({
      code: fc.constant('YALDA'),
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 100_000_000 }),
      minimumToman: fc.integer({ min: 0, max: 60_000_000 }).map(toman),
    });
    fc.assert(
      fc.property(anyInput, terms, (input, coupon) => {
        const { lines, payable, ...without } = calculateQuote(input);
        const quote = calculateQuote({ ...input, coupon });
        expect(quote).toMatchObject(without);
        expect(quote.lines.filter((line) => line.kind !== 'coupon')).toEqual(lines);
        const taken = couponLineOf(quote)?.amountToman ?? 0;
        expect(taken <= 0 && quote.payable >= 0 && quote.payable <= payable).toBe(true);
        expect(quote.payable - taken).toBe(payable);
        expect(taken === 0).toBe(payable < coupon.minimumToman);
      }),
    );
  });

  it('explains the coupon in a line of its own', () => {
    const coupon = { code: 'YALDA', kind: 'percent' as const, value: 20, minimumToman: toman(0) };
    const quote = calculateQuote({ ...plain, billing: 'annual', coupon });
    expect(quote).toMatchObject({ total: 2_500_000, annual: 27_000_000, payable: 21_600_000 });
    expect(quote.lines.at(-1)).toEqual({
      kind: 'coupon',
      key: 'YALDA',
      quantity: 1,
      unitToman: -5_400_000,
      amountToman: -5_400_000,
      recurrence: 'one_off',
      percent: 20,
    });
  });

  it('uses the prices an administrator has set', () => {
    expect(calculateQuote({ ...plain, primaryExtension: '.shop' }, { '.shop': toman(90_000) }).total).toBe(
      PRICES.base + 90_000,
    );
  });

  it('cannot price an extension nobody offers', () => {
    expect(() => calculateQuote({ ...plain, extraExtensions: ['.zz'] })).toThrow(UnknownExtensionError);
    expect(() => calculateQuote({ ...plain, extraExtensions: ['constructor'] })).toThrow(UnknownExtensionError);
  });
});

it('a name that the customer owns costs nothing and has no line', () => {
  const quote = calculateQuote({ ...plain, primaryExtension: null }, {});
  expect(quote.lines.filter(({ kind }) => kind === 'domain')).toEqual([]);
  expect(quote.total).toBe(PRICES.base);
});
