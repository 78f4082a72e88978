import { normalizePhone } from './phone.js';

describe('phone numbers', () => {
  it.each([
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
    ['+98 912-345-6789', '+989123456789'],
    ['00989123456789', '+989123456789'],
    ['9123456789', '+989123456789'],
    ['۰۲۱-۹۱۰۰۰۰۰۰', '02191000000'],
    ['+49 30 1234567', '+49301234567'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept);
  });

  it('empty text clears the number', () => {
    expect(normalizePhone(' ')).toBeNull();
  });

  it.each(['12', 'abc', '0912345678', '<script>'])('%s cannot be a number', (typed) => {
    expect(normalizePhone(typed)).toBeUndefined();
  });
});
