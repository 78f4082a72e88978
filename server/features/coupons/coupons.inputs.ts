import { z } from 'zod';
import { COUPON_KINDS, isCouponCode, normalizeCouponCode } from '#core/pricing/coupons.js';
import { normalizePersian } from '#core/text/digits.js';
import { toman } from '#core/money.js';
import { COUPON_TEXTS as TEXTS } from './coupons.messages.js';
import { orderFields } from '#platform/db/order.js';
import { COUPON_SORTS, COUPON_STATES } from './coupons.rules.js';

/** Far above any order, and within what a GraphQL Int holds. */
const MOST_TOMANS = 1_000_000_000;
const MOST_USES = 1_000_000_000;
const DESCRIPTION = 200;

const limit = z.number().int(TEXTS.limit).min(1, TEXTS.limit).max(MOST_USES, TEXTS.limit).nullish();

export const couponSchema = z
  .object({
    code: z.string().transform(normalizeCouponCode).refine(isCouponCode, TEXTS.code),
    description: z
      .string()
      .transform(normalizePersian)
      .pipe(z.string().max(DESCRIPTION))
      .nullish()
      .transform((text) => text || null),
    kind: z.enum(COUPON_KINDS),
    value: z.number().int(),
    minimumToman: z
      .number()
      .int(TEXTS.minimum)
      .min(0, TEXTS.minimum)
      .max(MOST_TOMANS, TEXTS.minimum)
      .nullish()
      .transform((value) => toman(value ?? 0)),
    startsAt: z.date().nullish(),
    endsAt: z.date().nullish(),
    totalLimit: limit,
    perUserLimit: limit,
    active: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true),
  })
  .superRefine(({ kind, value, startsAt, endsAt }, faults) => {
    const most = kind === 'percent' ? 100 : MOST_TOMANS;
    if (value < 1 || value > most)
      faults.addIssue({ code: 'custom', path: ['value'], message: kind === 'percent' ? TEXTS.percent : TEXTS.amount });
    if (startsAt && endsAt && startsAt >= endsAt)
      faults.addIssue({ code: 'custom', path: ['endsAt'], message: TEXTS.dates });
  });
export type CouponGiven = z.input<typeof couponSchema>;
export type CouponData = z.output<typeof couponSchema>;

export const couponsSchema = z.object({
  search: z.string().max(200).nullish(),
  state: z.enum(COUPON_STATES).nullish(),
  ...orderFields(COUPON_SORTS),
});
