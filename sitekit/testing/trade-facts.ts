/** Facts that the samples of one trade state in several places, read out of them: figures, years, hours and people. */
import { toLatinDigits } from '#core/text/digits.js';
import { sampleTexts, tradeCopy } from '../layouts/layouts.js';
import type { Trade } from '../templates/trades.js';
import { SINGLE_TYPES } from '../sections/index.js';

const UNITS = 'یک|دو|سه|چهار|پنج|شش|هفت|هشت|نُه|ده|یازده|دوازده|سیزده|چهارده|پانزده|شانزده|هفده|هجده|نوزده'.split('|');
const TENS = 'بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود'.split('|');
const HUNDREDS = 'صد|دویست|سیصد|چهارصد|پانصد|ششصد|هفتصد|هشتصد|نهصد'.split('|');
const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at) => [word, at + 1] as const),
  ['نه', 9] as const,
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...HUNDREDS.map((word, at) => [word, (at + 1) * 100] as const),
]);
const WORD = `(?:${[...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const WORDS = `${WORD}(?:(?:\\u200cو\\u200c?| و )${WORD})*(?: هزار| میلیون)?`;
/** A number in digits or in words: ۱٬۲۵۰، بیست‌ودو، دوازده هزار. */
export const NUMBER = `([۰-۹][۰-۹٬٫]*|(?<![آ-ی\\u200c])${WORDS}(?![آ-ی]))`;

/** The value of a number as `NUMBER` finds it. */
export function valueOf(found: string): number {
  if (/[۰-۹]/.test(found)) return Number(toLatinDigits(found).replaceAll('٬', '').replace('٫', '.'));
  const [, sum = '', scale] = /^(.*?)(?: (هزار|میلیون))?$/.exec(found) ?? [];
  const value = sum.split(/\u200cو\u200c?| و /).reduce((total, word) => total + (VALUES.get(word) ?? 0), 0);
  return value * (scale === 'هزار' ? 1_000 : scale === 'میلیون' ? 1_000_000 : 1);
}

/** One sample as it is read: a figure or a name with what stands beside it. */
export interface Statement {
  /** `stats.stat1`, `hero.note`. */
  readonly place: string;
  readonly text: string;
}

/** Milestones but the last tell what was true in earlier years. */
const PAST = /^about\.milestone[1-3]$/;

/** The statements of the samples of a trade today: the fields of each item joined, and single texts. */
export function statementsOf(trade: Trade): readonly Statement[] {
  const joined = new Map<string, string[]>();
  for (const type of SINGLE_TYPES)
    for (const [slot, text] of Object.entries(sampleTexts(type, trade))) {
      const item = /^[a-z]+\d+(?=\.)/.exec(slot)?.[0];
      const place = `${type}.${item ?? slot}`;
      joined.set(place, [...(joined.get(place) ?? []), text]);
    }
  return [...joined]
    .filter(([place]) => !PAST.test(place))
    .map(([place, texts]) => ({ place, text: texts.filter(Boolean).join('، ') }));
}

/**
 * The figures of which a business has one. Each pattern holds one `#` for a number, and is looked for in a statement;
 * several that mean the same stand together.
 */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  doctors: ['# پزشک'],
  dentists: ['# دندان‌پزشک'],
  rooms: ['# اتاق'],
  confectioners: ['# قناد(?!ی)'],
  halls: ['# سالن(?!ی)'],
  photographers: ['^# عکاس، در', '^# عکاس که'],
  destinations: ['# مقصد، در', 'مقصدها، # مقصد', 'کارشناس و # مقصد'],
  travelExperts: ['# کارشناس'],
  gardenGuests: ['# نفر، ظرفیت باغ', 'ظرفیت باغ، # نفر', '^باغ، # نفر', 'باغی برای # مهمان'],
  technicians: ['# تکنسین'],
  sweets: ['# نوع(?: شیرینی|، شیرینی)'],
  teachers: ['# مدرس(?![آ-ی])', 'مدرس‌ها، # نفر'],
  languages: ['# زبان(?![آ-ی\\u200c])'],
  coaches: ['# مربی'],
  mechanics: ['# مکانیک', 'مکانیک‌ها، # نفر'],
  bays: ['# جایگاه'],
  engineers: ['# مهندس'],
  makers: ['# هنرمند', '# کارگاه در یازده استان'],
  lawyers: ['# وکیل', 'وکلا، # نفر'],
  advisers: ['# مشاور(?!ه)', 'مشاوران، # نفر'],
  specialists: ['# متخصص', 'متخصصان، # نفر', 'هر ساعت فقط # نفر', 'صندلی‌ها، # عدد'],
  specialities: ['# تخصص'],
  provinces: ['از # استان', 'در # استان(?=$)'],
  quarters: ['# محله', '# مشاور، هر کدام یک محدوده'],
  weeklyClasses: ['# کلاس(?:، در هفته| در هفته)', 'کلاس هفتگی، # کلاس'],
  classSize: [
    '# نفر، حداکثر در هر کلاس',
    '# نفر، بیشترین در هر کلاس',
    'گروه\\S* #[ \\u200c]نفره',
    'اندازهٔ گروه، # نفر',
  ],
  termWeeks: ['طول دوره، # هفته', '^# هفته در', '^# هفته، شش'],
  familyReports: ['[هه]ر # هفته گزارش', 'گزارش هر # هفته', 'گزارش خانواده، هر # هفته', 'گزارش #[ \\u200c]هفتگی'],
  visitMinutes: ['ویزیت[^.]*?# دقیقه', '# دقیقه[^.]*?ویزیت', '^حداقل # دقیقه', '^# دقیقه، دست‌کم'],
  waitingMinutes: ['انتظار[^.]*?# دقیقه', '# دقیقه[^.]*?انتظار'],
  freeSecondVisitDays: ['تا # روز[^.]*رایگان'],
  stewHours: ['خورش[^.]{0,30}?# ساعت', '# ساعت[^.]{0,30}?خورش', 'قرمه‌سبزی[^.]*?#[ \\u200c]?ساعت'],
  dishes: ['# غذا، از'],
  yardTables: ['حیاط، # میز', '# میز زیر', 'سایه‌اش # میز', '# میز زیر سایه'],
  returnDays: ['(?:ضمانت بازگشت|فرصت بازگشت)[^.]*?# روز', '# روز[^.]*?(?:بازگشت|پس بدهید)'],
  makerShare: ['سهم سازنده[^.]*?، #'],
  freeShippingFrom: ['رایگان[^.؛]*?بالای # تومان', 'بالای # تومان[^.؛]*?رایگان', '^ارسال به سراسر ایران (رایگان)'],
  availability: ['#٪، دسترس‌پذیری', '#٪ دسترس‌پذیری'],
  monitored: ['زیر نظر، #', '# شاخص(?:، شبانه| را)', 'های زیر پایش، #', '# سنجه'],
  preventedShare: ['رفع پیش از \\S+، #', 'از هر صد \\S+، # '],
  incidentHours: ['گزارش \\S+(?: مشکل)?، تا # ساعت', 'گزارش هر \\S+ تا # ساعت'],
  recoveryMinutes: ['بازیابی[^.]*? # دقیقه', 'بازیابی[^.]*بار اول[^.]*# دقیقه'],
  organisations: ['#\\+?، سازمان', 'بیش از # سازمان', '^# سازمان'],
  guaranteeDays: ['ضمانت #\\u200cروزه'],
  guaranteeMonths: ['# ماه، ضمانت', 'ضمانت #\\u200cماهه'],
  guaranteeYears: ['# سال ضمانت', 'ضمانت #\\u200cساله', 'ضمانت سازه، ندارد، # سال'],
  supportMonths: [
    '# ماه پشتیبانی',
    'تا # ماه بعد از تحویل',
    'تا # ماه هر روز',
    'سازمان‌ها، # ماه',
    'کوچک، # ماه',
    'جدید، # ماه',
  ],
  returningOfTen: ['بازگشته، # از هر ۱۰', 'بازگشته، ([۰-۹])[۰-۹]٪', 'از هر ده \\S+، # نفر', '# نفر از هر ده'],
  firstAnswerHours: ['# ساعت، تا اولین پاسخ', '^پاسخ تا # ساعت'],
  answerMinutes: ['# دقیقه، تا اولین پاسخ', 'پاسخ #\\u200cدقیقه‌ای'],
  firstOpinionDays: ['# روز، تا نظر اولیه', 'نظر اولیه تا # روز', 'مطالعهٔ مدارک[^.]*?# روز'],
  inspections: ['# پروژه، تحویل', 'پروژه‌ها، # مورد'],
  closedCases: ['#\\+?، پروندهٔ مختومه', 'پروندهٔ مختومه، #'],
  area: ['# متر، سالن', 'مساحت، # متر'],
};

const compiled = Object.entries(FIGURES).map(
  ([fact, patterns]) => [fact, patterns.map((each) => new RegExp(each.replace('#', NUMBER), 'u'))] as const,
);

/** The values of one fact and where each is stated. */
export type Values = ReadonlyMap<number, readonly string[]>;

/** By fact, the different values that these statements give it. A word in the place of a number counts as 0. */
export function figuresIn(statements: readonly Statement[]): ReadonlyMap<string, Values> {
  const found = new Map<string, Map<number, string[]>>();
  for (const { place, text } of statements)
    for (const [fact, patterns] of compiled)
      for (const pattern of patterns) {
        const [, number] = pattern.exec(text) ?? [];
        // One of something is mostly anyone of them.
        if (number === undefined || number === 'یک') continue;
        const values = found.get(fact) ?? new Map<number, string[]>();
        const value = valueOf(number);
        values.set(value, [...(values.get(value) ?? []), place]);
        found.set(fact, values);
      }
  return found;
}

/** Facts with more than one value, as `fact: 8 (stats.stat1), 12 (tables.text)`. */
export function contradictionsIn(statements: readonly Statement[]): readonly string[] {
  return [...figuresIn(statements)]
    .filter(([, values]) => values.size > 1)
    .map(([fact, values]) => `${fact}: ${[...values].map(([value, at]) => `${value} (${at.join()})`).join('; ')}`);
}

/** The years of the history of a trade, and how many years it says it has worked. */
export function yearsOf(trade: Trade): {
  readonly milestones: readonly number[];
  readonly experience: readonly number[];
} {
  const { about, stats } = tradeCopy(trade);
  const years = about.milestones.flatMap(([year]) => (/^[۰-۹]{4}$/.test(year) ? [valueOf(year)] : []));
  const experience = stats.flatMap(([figure]) => {
    const [, number] = new RegExp(`^${NUMBER} سال$`, 'u').exec(figure) ?? [];
    return number === undefined ? [] : [valueOf(number)];
  });
  return { milestones: years, experience };
}
