import { formatAgo, formatPercent, groupDigits, tomanOf } from './format.js';

const now = new Date('2026-01-10T12:00:00Z');
const ago = (ms: number) => formatAgo(new Date(now.getTime() - ms), now);

test('shows recent days in words', () => {
  expect(ago(20_000)).toBe('همین حالا');
  expect(ago(5 * 60_000)).toBe('۵ دقیقه پیش');
  expect(ago(3 * 3_600_000)).toBe('۳ ساعت پیش');
  expect(ago(24 * 3_600_000)).toBe('دیروز');
});

test('cannot show older days in words', () => {
  expect(ago(7 * 86_400_000)).toBeNull();
});

test('S-010 a share is written with Persian digits', () => {
  expect(formatPercent(99.99)).toBe('۹۹٫۹۹٪');
});

test('an amount that is typed groups thousands in Persian digits', () => {
  expect(groupDigits('1250000')).toBe('۱٬۲۵۰٬۰۰۰');
  expect(groupDigits('۱٬۲۵۰٬۰۰۰5')).toBe('۱۲٬۵۰۰٬۰۰۵');
  expect(groupDigits('abc')).toBe('');
});

test('S-170 a digit too many is dropped, not the amount', () => {
  expect(groupDigits('1234567890123456')).toBe(groupDigits('123456789012345'));
  expect(groupDigits('9'.repeat(40))).not.toBe('');
});

test('a sum in rials is shown in whole toman', () => {
  expect(tomanOf(12_346)).toBe(1235);
});
