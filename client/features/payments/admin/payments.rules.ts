/** The filters of the payment log: days of the Jalali calendar with an hour of the day. */
import { toLatinDigits } from '#core/text/digits.js';
import { instantOf } from '#client/ui/calendar/jalali-grid.js';
import type { DayRange } from '#client/ui/calendar/jalali-month.js';
import type { AnyStatus } from '#client/lib/messages/status.messages.js';

/** The shown states of a payment. */
export const PAYMENT_STATUSES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'needs_review',
  'partially_refunded',
  'refunded',
] as const satisfies readonly AnyStatus[];

const LAST_MS = 59_999;
const DAY_MINUTES = 24 * 60;

/** Minutes after midnight of «۰۸:۳۰», in any digits; null for what is no time of day. */
export function minutesOf(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):?(\d{2})$/.exec(toLatinDigits(text.trim())) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(hour) < 24 && Number(minute) < 60 ? minutes : null;
}

export interface PaymentDraft {
  readonly search: string;
  readonly range: DayRange;
  /** The typed time. */
  readonly fromTime: string;
  readonly toTime: string;
}

/** The instants that the days and hours mean; without an hour, the whole day. */
export function momentsOf({ range, fromTime, toTime }: Omit<PaymentDraft, 'search'>): {
  readonly from: string | null;
  readonly to: string | null;
} {
  const { from, to } = range;
  const until = minutesOf(toTime) ?? DAY_MINUTES - 1;
  return {
    from: from === null ? null : instantOf(from, minutesOf(fromTime) ?? 0).toISOString(),
    to: to === null ? null : new Date(instantOf(to, until).getTime() + LAST_MS).toISOString(),
  };
}

/** An hour that is typed must be one. */
export function isTimeFault(text: string): boolean {
  return text.trim() !== '' && minutesOf(text) === null;
}
