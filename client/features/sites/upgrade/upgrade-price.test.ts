import type { UpgradePriceFragment } from '#client/gql/graphql.js';
import { priceWith } from './upgrade-price.js';

const none = { hasLogo: false, services: ['seoOptimization'] };
const given: UpgradePriceFragment = {
  draftVersion: 3,
  publishes: true,
  bought: { ...none, pages: 2, sections: 4 },
  wanted: { ...none, pages: 3, sections: 6 },
  billing: 'monthly',
  period: { left: 15, whole: 30 },
  pricedUntil: null,
};

test('the draft and each chosen service have a price of their own', () => {
  const { payable, everyPeriod, lines } = priceWith(given, ['backupService', 'analyticsSetup']);
  expect(lines.map(({ key, amountToman }) => [key, amountToman])).toEqual([
    ['pages', 500_000],
    ['sections', 250_000],
    ['backupService', 75_000],
    ['analyticsSetup', 200_000],
  ]);
  expect([payable, everyPeriod]).toEqual([1_025_000, 1_650_000]);
});

test('what is bought already costs nothing', () => {
  const { payable, lines } = priceWith({ ...given, wanted: given.bought }, ['seoOptimization']);
  expect([payable, lines]).toEqual([0, []]);
});
