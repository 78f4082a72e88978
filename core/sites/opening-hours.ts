/**
 * Opening hours that people wrote in Persian words, as schema.org writes them. What cannot be read without a doubt is
 * not read at all: hours that are wrong are worse than none.
 */
import { foldLetters } from '../text/digits.js';

/** One line, in words; either of the two may hold all of it. */
export interface HoursLine {
  readonly days: string;
  readonly times: string;
}

/** Lines and characters of a line that are read; more are not. */
const BOUNDS = { lines: 10, line: 120, parts: 7 } as const;

/** In the order of the week in Iran, from Saturday. */
const WEEK = ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'] as const;
type Day = (typeof WEEK)[number];

/** The names of days, folded, without spaces. */
const DAYS: ReadonlyMap<string, Day> = new Map([
  ['شنبه', 'Sa'],
  ['یکشنبه', 'Su'],
  ['دوشنبه', 'Mo'],
  ['سهشنبه', 'Tu'],
  ['چهارشنبه', 'We'],
  ['پنجشنبه', 'Th'],
  ['پنشنبه', 'Th'],
  ['جمعه', 'Fr'],
]);

const GROUPS: ReadonlyMap<string, readonly Day[]> = new Map<string, readonly Day[]>([
  ['هرروز', WEEK],
  ['همهروز', WEEK],
  ['همهروزه', WEEK],
  ['همهروزهایهفته', WEEK],
  ['تمامروزهایهفته', WEEK],
  ['همهایامهفته', WEEK],
  ['تمامایامهفته', WEEK],
  ['هفتروزهفته', WEEK],
  ['روزهایزوج', ['Sa', 'Mo', 'We']],
  ['روزهایفرد', ['Su', 'Tu', 'Th']],
]);

/** The separators of a plain line: between hours and between days. */
const AND = /\s*[،,]\s*(?:و\s+)?|\s+و\s+/;
const TO = /\s+(?:تا|الی)\s+|\s*-\s*/;
const EXCEPT = /\s+(?:به ?جز|غیر از|به غیر از)\s+/;
const HOURS_BEGIN = /(?:از\s+)?(?:ساعت\s+)?\d|شبانه ?روز|تعطیل|(?:صبح|عصر|شب|ظهر)/;

/** Letters, digits and dashes in one form, single spaces. */
function plain(text: string): string {
  return foldLetters(text)
    .replace(/[–—−ـ~]/g, '-')
    .replace(/[٫.](?=\d)/g, ':')
    .replace(/[:؛;]\s+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.:؛;]$/, '')
    .trim();
}

function dayOf(text: string): Day | undefined {
  const name = text.replace(/^(?:روز|روزهای)\s+(?=\S)/, '').replace(/\s+/g, '');
  return DAYS.get(name) ?? DAYS.get(name.replace(/ها(?:ی)?$/, ''));
}

/** One day, days from one to another, or a group of them; null where it is none. */
function someDays(text: string): readonly Day[] | null {
  const name = text.trim();
  const group = GROUPS.get(name.replace(/\s+/g, ''));
  if (group) return group;
  const ends = name.replace(/^از\s+/, '').split(TO);
  const [first, last = first] = ends.map((end) => dayOf(end));
  if (ends.length > 2 || first === undefined || last === undefined) return null;
  const begin = WEEK.indexOf(first);
  const count = ((WEEK.indexOf(last) - begin + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length: count }, (_, at) => WEEK[(begin + at) % WEEK.length] as Day);
}

/** The union of days; null where any of them cannot be read. */
function allDays(text: string): ReadonlySet<Day> | null {
  const parts = text.split(AND);
  const found = parts.length > BOUNDS.parts ? [null] : parts.map(someDays);
  return found.some((days) => days === null) ? null : new Set(found.flatMap((days) => days ?? []));
}

function daysOf(text: string): readonly Day[] | null {
  const [whole = '', except, ...more] = text.split(EXCEPT);
  const days = allDays(whole);
  const without = except === undefined ? new Set<Day>() : allDays(except);
  if (days === null || without === null || more.length > 0) return null;
  return WEEK.filter((day) => days.has(day) && !without.has(day));
}

const PART = '(صبح|ظهر|بعد ?از ?ظهر|عصر|شب|بامداد|نیمه ?شب)';
const CLOCK = String.raw`(?:ساعت )?(\d{1,2})(?::(\d{2}))?(?: ${PART})?`;
const RANGE = new RegExp(String.raw`^(?:${PART}(?: ?ها)? )?(?:از )?${CLOCK}(?: (?:تا|الی) | ?- ?)${CLOCK}$`);
const ALL_DAY = /^(?:24 ?ساعته|شبانه ?روزی?|(?:به ?صورت )?شبانه ?روزی)$/;
const NOON = 12;
const MINUTES = 60;
/** Nothing that is written without a part of the day opens earlier. */
const EARLIEST = 6 * MINUTES;
const DAY_END = 24 * MINUTES;

/** The hours of 24 that an hour with a part of the day means; empty where the two contradict each other. */
function inPart(hour: number, part: string): number[] {
  const isAfternoon = hour > NOON && hour <= 24;
  switch (part.replace(/\s+/g, '')) {
    case 'صبح':
      return hour >= 1 && hour < NOON ? [hour] : [];
    case 'بامداد':
      return hour < 6 ? [hour] : hour === NOON ? [0] : [];
    case 'ظهر':
      return hour === 11 || hour === NOON
        ? [hour]
        : hour >= 1 && hour <= 3
          ? [hour + NOON]
          : hour <= 15 && isAfternoon
            ? [hour]
            : [];
    case 'شب':
      return isAfternoon ? [hour] : hour === NOON ? [24] : hour >= 6 && hour < NOON ? [hour + NOON] : [];
    case 'نیمهشب':
      return hour === NOON || hour === 24 ? [24] : [];
    default:
      return isAfternoon ? [hour] : hour >= 1 && hour < 9 ? [hour + NOON] : [];
  }
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly part: string | undefined;
}

function clockOf([hour, minute = '0', part]: readonly (string | undefined)[]): Clock | null {
  const clock = { hour: Number(hour), minute: Number(minute), part };
  const isMidnight = clock.hour === 24 && clock.minute > 0;
  return clock.hour <= 24 && clock.minute < MINUTES && !isMidnight ? clock : null;
}

/** Minutes after midnight that a clock may mean beside one that names its part of the day. */
function meanings({ hour, minute, part }: Clock): readonly number[] {
  const hours = part === undefined ? (hour >= 1 && hour < NOON ? [hour, hour + NOON] : [hour]) : inPart(hour, part);
  return hours.map((each) => each * MINUTES + minute);
}

/** Without parts of the day the hours are those of 24. Null where they may mean something else. */
function plainRange(open: Clock, close: Clock): [number, number] | null {
  const [from, to] = [open.hour * MINUTES + open.minute, close.hour * MINUTES + close.minute];
  const isOvernight = from >= NOON * MINUTES && to <= EARLIEST && to > 0;
  return from >= EARLIEST && (to > from || isOvernight) ? [from, to] : null;
}

/** With one, the only meaning in which it closes after it opens. */
function namedRange(open: Clock, close: Clock): [number, number] | null {
  const isEarly = (clock: Clock, at: number): boolean => clock.part === undefined && at < EARLIEST;
  const found = meanings(open).flatMap((from) =>
    meanings(close).flatMap((to): [number, number][] =>
      from < to && !isEarly(open, from) && !isEarly(close, to) ? [[from, to]] : [],
    ),
  );
  return found.length === 1 && found[0] ? found[0] : null;
}

function written(minutes: number): string {
  const shown = Math.min(minutes, DAY_END - 1);
  return [Math.floor(shown / MINUTES), shown % MINUTES].map((each) => String(each).padStart(2, '0')).join(':');
}

function rangeOf(text: string): string | null {
  if (ALL_DAY.test(text)) return '00:00-23:59';
  const [, partOfAll, ...found] = RANGE.exec(text) ?? [];
  const [open, close] = [clockOf(found.slice(0, 3)), clockOf(found.slice(3, 6))];
  if (found.length === 0 || !open || !close) return null;
  const opening = { ...open, part: open.part ?? partOfAll };
  const isNamed = opening.part !== undefined || close.part !== undefined;
  const range = isNamed ? namedRange(opening, close) : plainRange(open, close);
  return range && range.map(written).join('-');
}

/** `9 و نیم` is half past nine, not nine and something else. */
function timesOf(text: string): readonly string[] | null {
  const whole = text.replace(/(\d) و نیم/g, '$1:30').replace(/(\d) و ربع/g, '$1:15');
  const parts = whole.split(AND);
  const found = parts.length > BOUNDS.parts ? [null] : parts.map((part) => rangeOf(part.trim()));
  return found.some((range) => range === null) ? null : found.flatMap((range) => range ?? []);
}

/** Empty where nothing is open; null where it cannot be read. */
function readLine({ days, times }: HoursLine): readonly string[] | null {
  if (days.length + times.length > BOUNDS.line) return null;
  const line = plain(`${plain(days)} ${plain(times)}`);
  const at = line.search(HOURS_BEGIN);
  const found = at > 0 ? daysOf(line.slice(0, at).trim()) : null;
  if (found === null) return null;
  const rest = line.slice(at).trim();
  if (/^تعطیل(?: است)?$/.test(rest)) return [];
  return timesOf(rest)?.map((range) => `${found.join(',')} ${range}`) ?? null;
}

/**
 * Lines such as «شنبه تا چهارشنبه» with «۹ تا ۱۸» as `Sa,Su,Mo,Tu,We 09:00-18:00` (schema.org, openingHours). Null
 * where any line cannot be read, since the rest would say that it is closed then; also where nothing is open.
 */
export function readOpeningHours(lines: readonly HoursLine[]): readonly string[] | null {
  const read = lines.length > BOUNDS.lines ? [null] : lines.map(readLine);
  if (read.some((line) => line === null)) return null;
  const found = read.flatMap((line) => line ?? []);
  return found.length > 0 ? found : null;
}
