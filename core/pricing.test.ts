import fc from 'fast-check';
import { toman } from './money.js';
import { EXTENSION_PRICES, PRICES, SERVICES, SERVICE_KEYS } from './price-list.js';
import { calculateQuote, UnknownExtensionError, type QuoteInput } from './pricing.js';

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
  primaryExtension: extension,
  extraExtensions: fc.array(extension, { maxLength: 20 }),
  services: fc.uniqueArray(fc.constantFrom(...SERVICE_KEYS)),
  billing: fc.constantFrom('monthly' as const, 'annual' as const),
});

/** The formula of specification 1 §9, written a second time in one line. */
function documentedTotal(input: QuoteInput): number {
  const prices: Readonly<Record<string, number>> = EXTENSION_PRICES;
  const design = input.pages === 1 ? 2_500_000 : 1_000_000 * input.pages + 250_000 * input.sections;
  const domains = [input.primaryExtension, ...input.extraExtensions].reduce(
    (sum, each) => sum + (prices[each] ?? NaN),
    0,
  );
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
    ['seoOptimization', 500_000],
    ['socialMediaIntegration', 300_000],
    ['analyticsSetup', 200_000],
    ['backupService', 150_000],
    ['maintenancePlan', 400_000],
    ['rushDelivery', 800_000],
  ] as const)('S-131 adds %s at %i toman', (service, price) => {
    expect(calculateQuote({ ...plain, services: [service] }).total).toBe(2_500_000 + price);
  });

  it('S-127 prices every extension as documented', () => {
    const documented = [0, 450_000, 520_000, 480_000, 380_000, 420_000, 950_000, 1_850_000, 750_000, 580_000];
    expect(Object.values(EXTENSION_PRICES)).toEqual(documented);
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

  it('sums its lines and pays month or year', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const quote = calculateQuote(input);
        const sum = quote.lines.reduce((total, line) => total + line.amountToman, 0);
        const year = 12 * quote.total - Math.round((12 * quote.total) / 10);
        return (
          sum === quote.total && quote.annual === year && quote.payable === (input.billing === 'annual' ? year : sum)
        );
      }),
    );
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
