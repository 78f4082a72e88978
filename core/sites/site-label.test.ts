import { isOpenLabel, isSiteLabel } from './site-label.js';

it.each(['a', 'sara-rad', 'cafe24', '1', 'a'.repeat(63)])('%s is a label', (label) => {
  expect(isSiteLabel(label)).toBe(true);
});

it.each(['', '-a', 'a-', 'a.b', 'A', 'سلام', 'a_b', 'a'.repeat(64), '../x'])('%j is none', (label) => {
  expect(isSiteLabel(label)).toBe(false);
});

it.each([
  'sara-rad',
  'cafe24',
  'bankara-furniture',
  'governance-blog',
  'pasargadae',
  'shetabdahande',
  'taxi-line',
  'visage-salon',
  'sinak-rad',
  'nice-shop',
  'shahr-ketab',
  'polisazi',
  'onlineshop',
  'myportal',
  '2024',
])('%s is open to everyone', (label) => {
  expect(isOpenLabel(label)).toBe(true);
});

it.each([
  'www',
  'admin',
  'barpa',
  'barpa-support',
  'mellat-bank',
  'bank-mellat24',
  'shaparak2',
  'b-a-n-k',
  'zarinpal-gateway',
  'my-gov',
  'xn--80ak6aa92e',
  'b4nk',
  'm3ll4t',
  'zar1npal',
  'paypa1',
  '8ank-melli',
  'rnellat',
  'melat-bank',
  'mellatbank',
  'samanbank',
  'bankdey',
  'ebanksepah',
  'bank-sarmayeh',
  'meli-online',
  'mybarpa',
  'b4rpaa-help',
  'barpasites',
  'shaparak24-pay',
  'pardakht-shaparaak',
  'sh-a-parak',
  'polees-rahvar',
  'maliatonline',
  'samaneh-sejam',
  'yaraneh1405',
  'sabt-e-ahval',
])('%s imitates another name', (label) => {
  expect(isOpenLabel(label)).toBe(false);
});
