/** The people and plans of one trade: what its samples say of them in several places. */
import { sampleTexts, tradeCopy } from '../layouts/layouts.js';
import type { Trade } from '../templates/trades.js';
import { columnsOf, tableRows } from './trade-hours.js';

type Texts = Readonly<Record<string, string>>;

/** The rows of a list: `member1.name`, `member1.role`. */
function rowsOf(texts: Texts, list: string, ...fields: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (let n = 1; `${list}${n}.${fields[0]}` in texts; n += 1)
    rows.push(fields.map((field) => texts[`${list}${n}.${field}`] ?? ''));
  return rows;
}

const withoutTitle = (name: string): string => name.replace(/^(?:دکتر|مهندس|سرآشپز|استاد) /, '');
const lettersOf = (text: string): readonly string[] => text.match(/[آ-ی]{3,}/gu) ?? [];

/** Roles by the people's names, of the team and of who recommends it. */
function rolesOf(trade: Trade): ReadonlyMap<string, string> {
  const logos = sampleTexts('logos', trade);
  return new Map(
    [
      ...rowsOf(sampleTexts('team', trade), 'member', 'name', 'role'),
      ...tradeCopy(trade).testimonials.items.map(([, name, role]) => [name, role]),
      [logos['name'] ?? '', logos['role'] ?? ''],
    ].map(([name = '', role = '']) => [withoutTitle(name), role]),
  );
}

/** Who signs is one of the team, or recommends it; and who is in a table of the team has one's own field. */
export function peopleContradictions(trade: Trade): readonly string[] {
  const roles = rolesOf(trade);
  const signed = (['about', 'content'] as const).flatMap((type) => {
    const [name = ''] = (sampleTexts(type, trade)['signature'] ?? '').split('،');
    return roles.has(withoutTitle(name)) ? [] : [`${type}.signature: nobody is called ${name}`];
  });
  return [...signed, ...tableFaults(trade)];
}

/** A table whose column is a person: where the field of a row is that of somebody else in the team. */
function tableFaults(trade: Trade): string[] {
  const team = rowsOf(sampleTexts('team', trade), 'member', 'name', 'role');
  const at = columnsOf(trade).findIndex((title) => /^(?:پزشک|متخصص|مربی|وکیل|استاد)$/.test(title));
  if (at < 0) return [];
  return tableRows(trade).flatMap((row) => {
    const name = row[at] ?? '';
    if (team.some(([member]) => member === name)) return [];
    const field = lettersOf(row[at === 0 ? 1 : 0] ?? '');
    const other = team.find(([, role = '']) => lettersOf(role).some((word) => field.includes(word)));
    return other ? [`tables: ${name}, not ${other[0]}`] : [];
  });
}

const PLANS = ['one', 'two', 'three'] as const;
/** A point of a plan, and the row of the comparison that says the same of it. */
const SAME: readonly (readonly [point: RegExp, row: RegExp])[] = [
  [/^پاسخ (?:تا|در) (.+)$/, /^زمان پاسخ$/],
  [/^پرداخت در (.+)$/, /^پرداخت$/],
  [/^تحویل (.+)‌ای$/, /^زمان تحویل$/],
  [/^میز خدمت (.+)$/, /^میز خدمت$/],
  [/^(.+) دور اصلاح$/, /^دور اصلاح$/],
  [/^(.+) ماه همراهی$/, /^همراهی/],
  [/^نسخهٔ پشتیبان (.+)$/, /^نسخهٔ پشتیبان$/],
  [/^پایش (.+) سرویس$/, /^سرویس زیر پایش$/],
];

const folded = (text: string): string => text.replaceAll('‌', ' ').replaceAll('۲۴ ساعت', 'یک روز').trim();

/** Points of plans that their comparison contradicts. */
export function planContradictions(trade: Trade): readonly string[] {
  const texts = sampleTexts('pricing', trade);
  const rows = rowsOf(texts, 'row', 'title', ...PLANS);
  return PLANS.flatMap((_, plan) =>
    [1, 2, 3, 4].flatMap((n) =>
      SAME.flatMap(([point, title]) => {
        const [, said] = point.exec(texts[`plan${plan + 1}.point${n}`] ?? '') ?? [];
        const row = rows.find(([name = '']) => title.test(name));
        const cell = row?.[plan + 1];
        if (said === undefined || cell === undefined) return [];
        return folded(cell).includes(folded(said)) || folded(said).includes(folded(cell))
          ? []
          : [`pricing.plan${plan + 1}: ${said}, not ${cell}`];
      }),
    ),
  );
}

/** The contradictions between the comparison of the plans and the table of times. */
export function deliveryContradictions(trade: Trade): readonly string[] {
  const texts = sampleTexts('pricing', trade);
  const at = columnsOf(trade).findIndex((title) => title.startsWith('زمان'));
  const delivery = rowsOf(texts, 'row', 'title', ...PLANS).find(([title]) => title === 'زمان تحویل');
  if (at < 0 || !delivery) return [];
  return rowsOf(texts, 'plan', 'title').flatMap(([title = ''], plan) => {
    const row = tableRows(trade).find(([name = '']) => lettersOf(name)[0] === lettersOf(title)[0]);
    const [table, compared] = [inDigits(row?.[at] ?? ''), inDigits(delivery[plan + 1] ?? '')];
    return row && table !== compared ? [`tables: ${title} takes ${table}, not ${compared}`] : [];
  });
}

const DIGITS = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت'];
const inDigits = (text: string): string =>
  text.replace(/^[آ-ی]+/u, (word) => {
    const value = DIGITS.indexOf(word) + 1;
    return value > 0 ? '۰۱۲۳۴۵۶۷۸'.charAt(value) : word;
  });

/** Streets that are named outside the address stand in the address, too. */
export function streetContradictions(trade: Trade): readonly string[] {
  const { about, contact } = tradeCopy(trade);
  const told = [...about.milestones.map(([, text]) => text), sampleTexts('content', trade)['caption'] ?? ''];
  return told.flatMap((text) =>
    [...text.matchAll(/دفتر(?: خیابان)? (بهار|بخارست|بهشت|[آ-ی]+(?=\.$))/gu)]
      .map(([, street = '']) => street)
      .filter((street) => !contact.address.includes(street))
      .map((street) => `an office in ${street}, and the address ${contact.address}`),
  );
}
