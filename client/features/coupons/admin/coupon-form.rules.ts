/** A coupon while it is being written: everything as typed, and what is wrong with it. Pure. */
import { isCouponCode, normalizeCouponCode, type CouponKind } from '#core/pricing/coupons.js';
import { parseAmount } from '#core/text/digits.js';
import { toman, type Toman } from '#core/money.js';
import { adminCouponMessages } from './admin-coupons.messages.js';
import { formatNumber } from '#client/lib/format.js';
import { instantOf, tehranDay } from '#client/ui/calendar/jalali-grid.js';

const { faults: texts } = adminCouponMessages.form;

export interface CouponDraft {
  readonly code: string;
  readonly description: string;
  readonly kind: CouponKind;
  readonly value: string;
  readonly minimum: string;
  /** Days of ui/jalali-grid; the last one counts whole. */
  readonly startDay: number | null;
  readonly endDay: number | null;
  readonly totalLimit: string;
  readonly perUserLimit: string;
  readonly active: boolean;
}

export const EMPTY_COUPON: CouponDraft = {
  code: '',
  description: '',
  kind: 'percent',
  value: '',
  minimum: '',
  startDay: null,
  endDay: null,
  totalLimit: '',
  perUserLimit: '',
  active: true,
};

interface Known {
  readonly code: string;
  readonly description: string | null;
  readonly kind: CouponKind;
  readonly value: number;
  readonly minimumToman: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly totalLimit: number | null;
  readonly perUserLimit: number | null;
  readonly active: boolean;
}

const typed = (value: number | null): string => (value === null || value === 0 ? '' : formatNumber(value));
const dayOf = (instant: string | null): number | null => (instant === null ? null : tehranDay(new Date(instant)));

export function draftOfCoupon(coupon: Known): CouponDraft {
  const { code, description, kind, value, minimumToman, startsAt, endsAt, totalLimit, perUserLimit, active } = coupon;
  return {
    code,
    description: description ?? '',
    kind,
    value: typed(value),
    minimum: typed(minimumToman),
    startDay: dayOf(startsAt),
    endDay: dayOf(endsAt),
    totalLimit: typed(totalLimit),
    perUserLimit: typed(perUserLimit),
    active,
  };
}

export type CouponFaults = Partial<Record<keyof CouponDraft, string>>;

/** Empty is nothing; undefined is no whole number from `least`. */
function optional(text: string, least: number): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = parseAmount(text);
  return amount === null || amount < least ? undefined : amount;
}

export function couponFaults(draft: CouponDraft): CouponFaults {
  const value = parseAmount(draft.value) ?? 0;
  const { startDay, endDay } = draft;
  return {
    ...(!isCouponCode(normalizeCouponCode(draft.code)) && { code: texts.code }),
    ...((value < 1 || (draft.kind === 'percent' && value > 100)) && { value: texts[draft.kind] }),
    ...(optional(draft.minimum, 0) === undefined && { minimum: texts.minimum }),
    ...(optional(draft.totalLimit, 1) === undefined && { totalLimit: texts.limit }),
    ...(optional(draft.perUserLimit, 1) === undefined && { perUserLimit: texts.limit }),
    ...(startDay !== null && endDay !== null && endDay < startDay && { endDay: texts.dates }),
  };
}

export interface CouponToSend {
  readonly code: string;
  readonly description: string | null;
  readonly kind: CouponKind;
  readonly value: number;
  readonly minimumToman: Toman;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly totalLimit: number | null;
  readonly perUserLimit: number | null;
  readonly active: boolean;
}

/** The values to send of a draft without faults: days become their first and last instant in Tehran. */
export function couponToSend(draft: CouponDraft): CouponToSend {
  const { startDay, endDay } = draft;
  return {
    code: normalizeCouponCode(draft.code),
    description: draft.description.trim() || null,
    kind: draft.kind,
    value: parseAmount(draft.value) ?? 0,
    minimumToman: toman(parseAmount(draft.minimum) ?? 0),
    startsAt: startDay === null ? null : instantOf(startDay).toISOString(),
    endsAt: endDay === null ? null : new Date(instantOf(endDay + 1).getTime() - 1).toISOString(),
    totalLimit: parseAmount(draft.totalLimit),
    perUserLimit: parseAmount(draft.perUserLimit),
    active: draft.active,
  };
}

/** A server's field as the form calls it. */
export const FIELD_NAMES: Readonly<Record<string, keyof CouponDraft>> = {
  code: 'code',
  description: 'description',
  value: 'value',
  minimumToman: 'minimum',
  startsAt: 'startDay',
  endsAt: 'endDay',
  totalLimit: 'totalLimit',
  perUserLimit: 'perUserLimit',
};
