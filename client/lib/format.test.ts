import { formatAgo, formatPercent } from './format.js';

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
