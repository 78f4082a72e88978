/**
 * Days of the Jalali calendar for a date picker. A day here is a civil day in Tehran, counted from 1970-01-01 and
 * written `2026-11-21` in addresses; instants exist only at its edges.
 */
import { formatMonth as formatMonthOf } from '#core/dates/jalali-months.js';
import { once } from '#core/once.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Tehran keeps +03:30 all year since 2022, which is older than every record of the product. */
const TEHRAN_MS = 3.5 * 60 * 60 * 1000;

const parts = once(
  () =>
    new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);
const dayTitle = once(() => new Intl.DateTimeFormat('fa-IR-u-ca-persian', { timeZone: 'UTC', dateStyle: 'full' }));
const shortTitle = once(() => new Intl.DateTimeFormat('fa-IR-u-ca-persian', { timeZone: 'UTC', dateStyle: 'long' }));

export interface JalaliDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const dateOf = (day: number): Date => new Date(day * DAY_MS);

export function jalaliOf(day: number): JalaliDay {
  const found = Object.fromEntries(
    parts()
      .formatToParts(dateOf(day))
      .map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  return { year: found['year'] ?? 0, month: found['month'] ?? 0, day: found['day'] ?? 0 };
}

/** The day in Tehran at that instant. */
export function tehranDay(instant: Date): number {
  return Math.floor((instant.getTime() + TEHRAN_MS) / DAY_MS);
}

/** An instant of a day in Tehran, `minutes` after its midnight. */
export function instantOf(day: number, minutes = 0): Date {
  return new Date(day * DAY_MS - TEHRAN_MS + minutes * 60_000);
}

/** 2026-11-21, as an address holds it. */
export function dayText(day: number): string {
  return dateOf(day).toISOString().slice(0, 10);
}

/** Null for what is not a day. */
export function dayFromText(text: string | null | undefined): number | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) ? null : Math.round(time / DAY_MS);
}

/** The first day of the month that a day lies in. */
export function monthStart(day: number): number {
  return day - jalaliOf(day).day + 1;
}

/** The first day of the month so many months on; negative goes back. */
export function shiftMonth(day: number, months: number): number {
  let start = monthStart(day);
  for (let left = Math.abs(months); left > 0; left -= 1) {
    // No month is longer than 31 days, none shorter than 29.
    start = months > 0 ? monthStart(start + 31) : monthStart(start - 1);
  }
  return start;
}

/** The same day of another month, or that month's last. */
export function sameDayInMonth(day: number, months: number): number {
  const start = shiftMonth(day, months);
  return Math.min(start + jalaliOf(day).day - 1, shiftMonth(start, 1) - 1);
}

/** Saturday is 0: the Iranian week begins with it. */
export function weekday(day: number): number {
  return (dateOf(day).getUTCDay() + 1) % 7;
}

/** The weeks of a month from Saturday to Friday; null where a week reaches over its edge. */
export function monthWeeks(day: number): readonly (readonly (number | null)[])[] {
  const start = monthStart(day);
  const length = shiftMonth(start, 1) - start;
  const lead = weekday(start);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_each, column) => {
      const offset = week * 7 + column - lead;
      return offset >= 0 && offset < length ? start + offset : null;
    }),
  );
}

/** آذر ۱۴۰۵ */
export function formatMonth(day: number): string {
  return formatMonthOf(instantOf(day));
}

/** With its weekday, for screen readers. */
export function formatFullDay(day: number): string {
  return dayTitle().format(dateOf(day));
}

/** ۳۰ آبان ۱۴۰۵ */
export function formatDay(day: number): string {
  return shortTitle().format(dateOf(day));
}

/** How a key moves the focus in a grid that runs from right to left; null for any other key. */
export function dayByKey(key: string, day: number): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: day + 1,
    ArrowRight: day - 1,
    ArrowDown: day + 7,
    ArrowUp: day - 7,
    Home: day - weekday(day),
    End: day + 6 - weekday(day),
    PageUp: sameDayInMonth(day, -1),
    PageDown: sameDayInMonth(day, 1),
  };
  return moves[key] ?? null;
}
