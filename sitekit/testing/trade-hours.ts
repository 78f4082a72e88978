/** Opening hours that the samples of one trade state: who is there when, and when the door is open. */
import { toLatinDigits } from '#core/text/digits.js';
import { sampleTexts, tradeCopy } from '../layouts/layouts.js';
import type { Trade } from '../templates/trades.js';

const DAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'] as const;
const DAY = `(?<![آ-ی\u200c])(${DAYS.join('|')})(?![آ-ی])`;
const ALL = DAYS.map((_, at) => at);

/** The days that a text names, from 0 for Saturday; null where it names none. */
export function daysIn(text: string): readonly number[] | null {
  const named = [...text.matchAll(new RegExp(DAY, 'gu'))].map(([, day]) => DAYS.findIndex((each) => each === day));
  if (/هر روز|همه‌روزه/.test(text)) return ALL.filter((day) => !/جز /.test(text) || !named.includes(day));
  if (named.length === 0) return null;
  const [from = 0, to = 0] = named;
  return named.length === 2 && new RegExp(`${DAY} تا ${DAY}`, 'u').test(text) ? ALL.slice(from, to + 1) : named;
}

/** A time of day in hours; afternoons are written with their part of the day. */
function hourOf(number: string, part: string | undefined): number {
  const [hours = '0', minutes = '0'] = toLatinDigits(number).split(':');
  const hour = Number(hours) + Number(minutes) / 60;
  return part && /ظهر|عصر|شب/.test(part) && hour < 12 ? hour + 12 : hour;
}

/** `۹ صبح تا ۸ شب`, `۱۰ تا ۱۸`: from and to in hours; null where a text holds none. */
export function hoursIn(text: string): readonly [from: number, to: number] | null {
  const found = /([۰-۹:]+)(?: (صبح|ظهر|عصر|شب))? تا ([۰-۹:]+)(?: (صبح|ظهر|عصر|شب|بامداد))?/u.exec(text);
  if (!found) return null;
  const to = hourOf(found[3] ?? '', found[4]);
  return [hourOf(found[1] ?? '', found[2]), found[4] === 'بامداد' ? to + 24 : to];
}

/**
 * By day, from when to when it is open; several lines of one day are joined. Empty where the lines are not told by
 * days, such as lunch and dinner.
 */
function openHours(trade: Trade): ReadonlyMap<number, readonly [number, number]> {
  const open = new Map<number, readonly [number, number]>();
  if (tradeCopy(trade).contact.hours.some(([title, text]) => hoursIn(text) && !daysIn(title))) return open;
  for (const [title, text] of tradeCopy(trade).contact.hours) {
    const hours = hoursIn(text);
    if (!hours) continue;
    for (const day of daysIn(title) ?? []) {
      const [from, to] = open.get(day) ?? hours;
      open.set(day, [Math.min(from, hours[0]), Math.max(to, hours[1])]);
    }
  }
  return open;
}

/** The texts that contradict the opening hours of the contact section: the line at the top of the page, and tables. */
export function hourContradictions(trade: Trade): readonly string[] {
  return [...headerFaults(trade), ...tableFaults(trade), ...namedFaults(trade)];
}

function headerFaults(trade: Trade): string[] {
  const { note } = tradeCopy(trade).header;
  const [days, hours] = [daysIn(note), hoursIn(note)];
  const open = openHours(trade);
  if (!days || !hours || open.size === 0) return [];
  return days
    .filter((day) => String(open.get(day)) !== String(hours))
    .map((day) => `header.note: ${DAYS[day]} is ${hours.join('–')}, not ${open.get(day)?.join('–') ?? 'closed'}`);
}

/** Who works on a day is there while it is open. */
function tableFaults(trade: Trade): string[] {
  const open = openHours(trade);
  return tableRows(trade).flatMap((row) => {
    const [title = ''] = row;
    const days = row.map(daysIn).find((each) => each !== null);
    const hours = row
      .filter((cell) => daysIn(cell) === null && !cell.includes('سال'))
      .map(hoursIn)
      .find((each) => each !== null);
    if (!days || !hours || open.size === 0) return [];
    return days
      .filter((day) => {
        const [from, to] = open.get(day) ?? [0, 24];
        return hours[0] < from || hours[1] > to;
      })
      .map((day) => `tables: ${title}, ${DAYS[day]} ${hours.join('–')}`);
  });
}

/** Meals and the like: a column of a table that is called like a line of the hours holds the same hours. */
function namedFaults(trade: Trade): string[] {
  const named = new Map(tradeCopy(trade).contact.hours.map(([title, text]) => [title, hoursIn(text)]));
  const [columns = [], ...rows] = [columnsOf(trade), ...tableRows(trade)];
  return columns.flatMap((column, at) => {
    const hours = named.get(column);
    return hours
      ? rows
          .filter((row) => String(hoursIn(row[at] ?? '')) !== String(hours))
          .map((row) => `tables: ${column}, ${row[0]}`)
      : [];
  });
}

const FIELDS = ['title', 'first', 'second', 'third'];

/** The cells of the rows of a trade's table. */
export function tableRows(trade: Trade): readonly (readonly string[])[] {
  const texts = sampleTexts('tables', trade);
  const rows: string[][] = [];
  for (let n = 1; `row${n}.title` in texts; n += 1) rows.push(FIELDS.map((field) => texts[`row${n}.${field}`] ?? ''));
  return rows;
}

/** The titles of the columns of a trade's table. */
export function columnsOf(trade: Trade): readonly string[] {
  const texts = sampleTexts('tables', trade);
  return [1, 2, 3, 4].map((n) => texts[`column${n}.title`] ?? '');
}
