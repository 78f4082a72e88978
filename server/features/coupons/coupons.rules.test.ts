import { rial } from '#core/money.js';
import { couponFault, couponState, termsOf, type CouponLimits } from './coupons.rules.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const at = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const open: CouponLimits = {
  active: true,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  perUserLimit: null,
  used: 0,
};

describe('whether a coupon may be used', () => {
  it.each([
    ['without any bound', open, 0, null],
    ['until its last instant', { ...open, startsAt: at(-1), endsAt: NOW }, 0, null],
    ['before its limits', { ...open, totalLimit: 3, perUserLimit: 2, used: 2 }, 1, null],
  ] as const)('it may %s', (_, coupon, byUser, fault) => {
    expect(couponFault(coupon, NOW, byUser)).toBe(fault);
  });

  it.each([
    ['COUPON_UNKNOWN', { ...open, active: false, endsAt: at(-1) }, 0, 'inactive'],
    ['COUPON_NOT_STARTED', { ...open, startsAt: at(1) }, 0, 'scheduled'],
    ['COUPON_EXPIRED', { ...open, endsAt: at(-1), totalLimit: 1, used: 1 }, 0, 'expired'],
    ['COUPON_USED_UP', { ...open, totalLimit: 5, used: 5 }, 0, 'used_up'],
    ['COUPON_ALREADY_USED', { ...open, perUserLimit: 1, totalLimit: 5, used: 5 }, 1, 'used_up'],
  ] as const)('it cannot where the answer is %s', (fault, coupon, byUser, state) => {
    expect(couponFault(coupon, NOW, byUser)).toBe(fault);
    expect(couponState(coupon, NOW)).toBe(state);
  });
});

describe('the terms of a coupon', () => {
  it('are per cent or toman', () => {
    const base = { code: 'YALDA', minimumRials: rial(10_000_000) };
    const minimumToman = 1_000_000;
    expect(termsOf({ ...base, percent: 20, amountRials: null })).toEqual({
      code: 'YALDA',
      kind: 'percent',
      value: 20,
      minimumToman,
    });
    expect(termsOf({ ...base, percent: null, amountRials: rial(5_000_000) })).toEqual({
      code: 'YALDA',
      kind: 'amount',
      value: 500_000,
      minimumToman,
    });
  });
});
