import fc from 'fast-check';
import { formatDate, formatNumber, formatShortDate, formatTime, formatToman, jalaliYear } from './calendar.js';

const autumn = new Date('2026-11-21T10:35:00Z');

describe('calendar', () => {
  it('S-010 writes Jalali dates in Persian digits', () => {
    expect(formatDate(autumn)).toBe('۳۰ آبان ۱۴۰۵');
    expect(formatShortDate(autumn)).toBe('۱۴۰۵/۰۸/۳۰');
  });

  it('shows the time of Tehran', () => {
    expect(formatTime(autumn)).toBe('۱۴:۰۵');
  });

  it('turns the year at Tehran midnight', () => {
    expect(jalaliYear(new Date('2026-03-20T20:29:00Z'))).toBe(1404);
    expect(jalaliYear(new Date('2026-03-20T20:31:00Z'))).toBe(1405);
  });

  it('writes every number as Intl does', () => {
    const persian = new Intl.NumberFormat('fa-IR', { signDisplay: 'negative' });
    const anyNumber = fc.oneof(fc.maxSafeInteger(), fc.nat(), fc.double(), fc.constantFrom(0, -0, 999, 1000, NaN));
    fc.assert(fc.property(anyNumber, (value) => formatNumber(value) === persian.format(value)));
  });

  it('S-236 separates thousands in toman', () => {
    expect(formatToman(2_500_000)).toBe('۲٬۵۰۰٬۰۰۰ تومان');
    expect([0, -0].map(formatNumber)).toEqual(['۰', '۰']);
  });
});
