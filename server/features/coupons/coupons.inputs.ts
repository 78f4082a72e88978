import { z } from 'zod';
import { isCouponCode, normalizeCouponCode } from '#core/pricing/coupons.js';
import { normalizePersian } from '#core/text/digits.js';
import { toman } from '#core/money.js';
import { sortedBy } from '#platform/graphql/list.inputs.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { COUPON_TEXTS as TEXTS } from './coupons.messages.js';
import { CouponKindEnum, CouponSortEnum, CouponStateEnum, VALUE } from './coupons.types.js';

/** Far above any order, and within what a GraphQL Int holds. */
const MOST_TOMANS = 1_000_000_000;
const MOST_USES = 1_000_000_000;
const DESCRIPTION = 200;

const limit = z.int(TEXTS.limit).min(1, TEXTS.limit).max(MOST_USES, TEXTS.limit).nullish();

export const couponSchema = z
  .object({
    code: z
      .string()
      .transform(normalizeCouponCode)
      .refine(isCouponCode, TEXTS.code)
      .describe('English letters, digits, - and _; cannot be changed later.'),
    description: z
      .string()
      .transform(normalizePersian)
      .pipe(z.string().max(DESCRIPTION))
      .nullish()
      .transform((text) => text || null)
      .describe(`For administrators; up to ${DESCRIPTION} characters.`),
    kind: enumValue(CouponKindEnum).describe('How the discount is reckoned.'),
    value: z.int().describe(VALUE),
    minimumToman: withType(z.int(TEXTS.minimum).min(0, TEXTS.minimum).max(MOST_TOMANS, TEXTS.minimum), TomanScalar)
      .nullish()
      .transform((value) => toman(value ?? 0))
      .describe('Without it: any price.'),
    startsAt: z.date().nullish().describe('From when it may be used; null: at once.'),
    endsAt: z.date().nullish().describe('The last instant at which it may be used; null: without end.'),
    totalLimit: limit.describe('How often it may be used; null: without bound.'),
    perUserLimit: limit.describe('How often one customer may use it; null: without bound.'),
    active: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true)
      .describe('Without it: yes.'),
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

export const CouponInputType = inputType('CouponInput', 'A coupon as an administrator writes it.', couponSchema);

export const couponsSchema = z.object({
  search: z.string().max(200).nullish().describe('In code and description.'),
  state: enumValue(CouponStateEnum).nullish().describe('Only those with this state now.'),
  ...sortedBy(CouponSortEnum),
});
export type CouponsGiven = z.input<typeof couponsSchema>;

export const CouponsFilterType = inputType(
  'CouponsFilter',
  'Which coupons a list shows; without conditions all of them.',
  couponsSchema,
);
