import fc from 'fast-check';
import { COUPON_KINDS, couponDiscount, isCouponCode, LEAST_PAYABLE, normalizeCouponCode } from './coupons.js';
import type { CouponTerms } from './coupons.js';
import { toman } from '../money.js';

const tenth: CouponTerms = { code: 'YALDA', kind: 'percent', value: 10, minimumToman: toman(0) };

describe('a coupon', () => {
  it('takes its per cent off, rounded to a whole toman', () => {
    expect(couponDiscount(tenth, toman(2_500_005))).toBe(250_001);
  });

  it('takes its amount off', () => {
    expect(couponDiscount({ ...tenth, kind: 'amount', value: 300_000 }, toman(2_500_000))).toBe(300_000);
  });

  it('counts from its minimum on, not a toman before', () => {
    const coupon = { ...tenth, minimumToman: toman(3_000_000) };
    expect(couponDiscount(coupon, toman(2_999_999))).toBe(0);
    expect(couponDiscount(coupon, toman(3_000_000))).toBe(300_000);
  });

  it('cannot leave less than the gateway takes', () => {
    const whole = { ...tenth, value: 100 };
    expect(couponDiscount(whole, toman(2_500_000))).toBe(2_499_000);
    expect(couponDiscount({ ...tenth, kind: 'amount', value: 9_000_000 }, toman(2_500_000))).toBe(2_499_000);
    expect(couponDiscount(whole, LEAST_PAYABLE)).toBe(0);
  });

  it('cannot raise a price or take it below zero', () => {
    const terms = fc.record({
      code: fc.constant('ANY'),
      kind: fc.constantFrom(...COUPON_KINDS),
      value: fc.integer({ min: 1, max: 2_000_000_000 }),
      minimumToman: fc.integer({ min: 0, max: 50_000_000 }).map(toman),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 500_000_000 }), (coupon, price) => {
        const discount = couponDiscount(coupon, toman(price));
        expect(discount >= 0 && discount <= price).toBe(true);
      }),
    );
  });
});

describe('a code', () => {
  it.each([
    [' yalda ۱۴۰۵ ', 'YALDA1405'],
    ['nowruz-٢٠', 'NOWRUZ-20'],
    ['a\u200cb c', 'ABC'],
  ])('%j is read as %s', (typed, code) => {
    expect(normalizeCouponCode(typed)).toBe(code);
  });

  it.each(['AB', '-YALDA', 'یلدا', 'A B C', 'A'.repeat(31), ''])('cannot be %j', (code) => {
    expect(isCouponCode(code)).toBe(false);
  });
});
