/**
 * Opening hours that are picked instead of typed: days of the week and one or two shifts. They are stored as the words
 * that visitors read, which `readOpeningHours` understands, so that picked and typed hours are one thing.
 */
import { WEEK_DAYS } from '../dates/week-days.js';
import { toLatinDigits, toPersianDigits } from '../text/digits.js';
import type { HoursLine } from './opening-hours.js';

const LAST_DAY = WEEK_DAYS.length - 1;
const EVERY_DAY = 'هر روز';

/** Minutes after midnight; a shift that ends after midnight closes at less than it opens. */
export interface Shift {
  readonly opens: number;
  readonly closes: number;
}

/** `from` and `to` are places in WEEK_DAYS. */
export interface WeeklyHours {
  readonly from: number;
  readonly to: number;
  readonly shifts: readonly Shift[];
}

const HOUR = 60;
const HALF = 30;
const NOON = 12 * HOUR;
const MIDNIGHT = 24 * HOUR;
/** The first time that may be picked, and the last one after midnight: others would be read in two ways. */
const EARLIEST = 6 * HOUR;
const MAX_SHIFTS = 2;

/** Half hours from one time to another, both included. */
const halfHours = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / HALF) + 1) }, (_, at) => from + at * HALF);

/** The times at which a shift may open; a second one opens after the first has closed. */
export function openingTimes(before?: Shift): readonly number[] {
  if (before === undefined) return halfHours(EARLIEST, MIDNIGHT - HALF);
  return before.closes > before.opens ? halfHours(before.closes + HALF, MIDNIGHT - HALF) : [];
}

/** The times at which a shift that opens then may close; from noon on also after midnight. */
export function closingTimes(opens: number): readonly number[] {
  return [...halfHours(opens + HALF, MIDNIGHT), ...(opens >= NOON ? halfHours(HALF, EARLIEST) : [])];
}

/** The first offer in a further line: working days, then Thursday, then Friday. */
export function proposedHours(lines: number): WeeklyHours {
  const [from, to] = lines === 0 ? [0, 4] : lines === 1 ? [5, 5] : [LAST_DAY, LAST_DAY];
  return { from, to, shifts: [{ opens: 9 * HOUR, closes: lines === 0 ? 18 * HOUR : 13 * HOUR }] };
}

/** A second shift, four hours long at most; null where the day has no room for it. */
export function proposedShift({ shifts }: WeeklyHours): Shift | null {
  const [first, second] = shifts;
  if (first === undefined || second !== undefined) return null;
  const times = openingTimes(first);
  const opens = times[1] ?? times[0];
  return opens === undefined ? null : { opens, closes: Math.min(opens + 4 * HOUR, MIDNIGHT) };
}

/** The same hours where each shift closes after it opens, and the second opens after the first has closed. */
export function inOrder({ from, to, shifts }: WeeklyHours): WeeklyHours {
  const kept: Shift[] = [];
  for (const { opens, closes } of shifts.slice(0, MAX_SHIFTS)) {
    const times = openingTimes(kept.at(-1));
    const opening = times.includes(opens) ? opens : times[0];
    if (opening === undefined) break;
    const ends = closingTimes(opening);
    kept.push({ opens: opening, closes: ends.includes(closes) ? closes : (ends[0] ?? MIDNIGHT) });
  }
  return { from, to, shifts: kept };
}

/** «۹» or «۹:۳۰». */
export function timeInWords(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return toPersianDigits(rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, '0')}`);
}

/** The words of one line: «شنبه تا چهارشنبه» and «۹ تا ۱۳ و ۱۷ تا ۲۱». */
export function hoursInWords({ from, to, shifts }: WeeklyHours): HoursLine {
  const [first = '', last = ''] = [WEEK_DAYS[from], WEEK_DAYS[to]];
  const days = from === 0 && to === LAST_DAY ? EVERY_DAY : from === to ? first : `${first} تا ${last}`;
  const times = shifts.map(({ opens, closes }) => `${timeInWords(opens)} تا ${timeInWords(closes)}`);
  return { days, times: times.join(' و ') };
}

function minutesOf(words: string): number {
  const [hour = '', rest = '0'] = toLatinDigits(words).split(':');
  return Number(hour) * HOUR + Number(rest);
}

/** The hours of a line that `hoursInWords` wrote; null for words that were typed otherwise. */
export function hoursOfWords(line: HoursLine): WeeklyHours | null {
  const [first = '', last = first] =
    line.days === EVERY_DAY ? [WEEK_DAYS[0], WEEK_DAYS[LAST_DAY]] : line.days.split(' تا ');
  const place = (day: string) => WEEK_DAYS.findIndex((each) => each === day);
  const shifts = line.times.split(' و ').map((times) => {
    const [opens = '', closes = ''] = times.split(' تا ');
    return { opens: minutesOf(opens), closes: minutesOf(closes) };
  });
  const read = inOrder({ from: place(first), to: place(last), shifts });
  const words = hoursInWords(read);
  return words.days === line.days && words.times === line.times && line.days !== '' ? read : null;
}
