import { isOpenLabel, isSiteLabel } from './site-label.js';

it.each(['a', 'sara-rad', 'cafe24', '1', 'a'.repeat(63)])('%s is a label', (label) => {
  expect(isSiteLabel(label)).toBe(true);
});

it.each(['', '-a', 'a-', 'a.b', 'A', 'سلام', 'a_b', 'a'.repeat(64), '../x'])('%j is none', (label) => {
  expect(isSiteLabel(label)).toBe(false);
});

it.each(['sara-rad', 'cafe24', 'bankara-furniture', 'governance-blog', 'pasargadae'])(
  '%s is open to anybody',
  (label) => {
    expect(isOpenLabel(label)).toBe(true);
  },
);

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
])('%s stands for somebody else', (label) => {
  expect(isOpenLabel(label)).toBe(false);
});
