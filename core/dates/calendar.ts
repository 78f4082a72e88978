/** Dates for the eye: Jalali, Asia/Tehran, Persian digits (protocols B4). Storage and wire stay UTC. */
import { once } from '../once.js';
import { TIME_ZONE } from '../limits/limits.landing.js';
import { toPersianDigits } from '../text/digits.js';

const calendar = { calendar: 'persian', timeZone: TIME_ZONE } as const;
const dateFormat = once(() => new Intl.DateTimeFormat('fa-IR', { ...calendar, dateStyle: 'long' }));
const shortFormat = once(
  () =>
    new Intl.DateTimeFormat('fa-IR', {
      ...calendar,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const timeFormat = once(
  () =>
    new Intl.DateTimeFormat('fa-IR', {
      timeZone: TIME_ZONE,
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
);
const yearFormat = once(
  () => new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', { timeZone: TIME_ZONE, year: 'numeric' }),
);
const numberFormat = once(() => new Intl.NumberFormat('fa-IR', { signDisplay: 'negative' }));

/** ۳۰ آبان ۱۴۰۵ */
export function formatDate(date: Date): string {
  return dateFormat().format(date);
}

/** ۱۴۰۵/۰۸/۳۰ */
export function formatShortDate(date: Date): string {
  return shortFormat().format(date);
}

/** ۱۴:۰۵ in Tehran */
export function formatTime(date: Date): string {
  return timeFormat().format(date);
}

/** ۳۰ آبان ۱۴۰۵، ۱۴:۰۵ */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)}، ${formatTime(date)}`;
}

/** The Jalali year in Tehran, which is the fiscal year: 1405. */
export function jalaliYear(date: Date): number {
  return Number.parseInt(yearFormat().format(date), 10);
}

/**
 * ۱٬۲۵۰٬۰۰۰; zero has no sign. Nearly every page shows whole numbers before anything else; they are written here as
 * `Intl` writes them, which loads its data for 15 ms, 60 on a phone.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) return numberFormat().format(value);
  return toPersianDigits(String(value).replace(/\B(?=(?:\d{3})+$)/g, '٬'));
}

/** ۱٬۲۵۰٬۰۰۰ تومان, from toman */
export function formatToman(value: number): string {
  return `${formatNumber(value)} تومان`;
}

/** ۱۲٬۵۰۰٬۰۰۰ ریال, from rials */
export function formatRial(value: number): string {
  return `${formatNumber(value)} ریال`;
}

const offsetFormat = once(() => new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' }));

/** How far Tehran is ahead of UTC at an instant, ms. */
function offsetMs(instant: Date): number {
  const name =
    offsetFormat()
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The day so many days after another; both as `2026-11-22`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * When a day begins in Tehran, given as `2026-11-22` of the Gregorian calendar, or when the day `later` days after it
 * does. Null for anything that is not such a day.
 */
export function startOfDay(text: string, later = 0): Date | null {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const named = new Date(Date.UTC(year, month - 1, day));
  if (named.getUTCMonth() !== month - 1 || named.getUTCDate() !== day) return null;
  const midnight = Date.UTC(year, month - 1, day + later);
  return new Date(midnight - offsetMs(new Date(midnight)));
}

const dayFormat = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }));

/** The day of an instant in Tehran, as `startOfDay` takes it: `2026-11-22`. */
export function dayOf(instant: Date): string {
  return dayFormat().format(instant);
}
