/** The questions about the work, by trade (decision 159). A trade without its own is asked the general ones. */
import { ANSWER_KEYS, type AnswerKey, type AnswerLine, type Answers } from '#core/design/answers.js';
import { ANSWERS } from '#core/limits/limits.js';

export interface Question {
  readonly key: AnswerKey;
  /** A word or two for the lines: «پزشکان». */
  readonly name: string;
  readonly ask: string;
  /** An example of a line's title. */
  readonly example: string;
  /** The second text of each line, and an example; left out, there is none. */
  readonly more?: { readonly name: string; readonly example: string };
  /** So many lines are asked for. */
  readonly lines: number;
}

const asked = (key: AnswerKey, name: string, ask: string, example: string): Question => ({
  key,
  name,
  ask,
  example,
  lines: key === 'years' ? 1 : ANSWERS.lines,
});
const services = (name: string, ask: string, example: string) => asked('services', name, ask, example);
const works = (name: string, ask: string, example: string) => asked('works', name, ask, example);
const partners = (name: string, ask: string, example: string) => asked('partners', name, ask, example);
const people = (name: string, ask: string, role: string, example: string): Question => ({
  ...asked('people', name, ask, 'نام و نام خانوادگی'),
  more: { name: role, example },
});
const prices = (name: string, ask: string, example: string, price: string): Question => ({
  ...asked('prices', name, ask, example),
  more: { name: 'قیمت', example: price },
});

const YEARS = asked('years', 'سابقهٔ کار', 'چند سال است کار می‌کنید؟', '۱۲ سال');
const REASONS = asked('reasons', 'ویژگی‌ها', 'چرا شما را انتخاب کنند؟', 'پاسخ‌گویی در همان روز');
const SERVICES = services('خدمات', 'چه خدماتی دارید؟', 'مشاورهٔ حضوری');
const PEOPLE = people('همکاران', 'چه کسانی با شما کار می‌کنند؟', 'سمت', 'مدیر فروش');
const PRICES = prices('قیمت‌ها', 'چه چیزی را با چه قیمتی می‌فروشید؟', 'مشاوره، یک ساعت', '۵۰۰ هزار تومان');
const PARTNERS = partners('همکاران و مشتریان', 'با چه کسانی همکاری دارید؟', 'نام شرکت یا سازمان');
const WORKS = works('نمونه‌کارها', 'کدام کارها را نشان دهیم؟', 'نام یا موضوع کار');

const GENERAL: readonly Question[] = [SERVICES, REASONS, YEARS];

const BY_TRADE: Readonly<Record<string, readonly Question[]>> = {
  shop: [
    services('دسته‌های کالا', 'چه کالاهایی می‌فروشید؟', 'ظرف سرامیکی'),
    prices('کالاها و قیمت‌ها', 'چند کالا را با قیمت بنویسید.', 'لیوان دست‌ساز', '۳۵۰ هزار تومان'),
    REASONS,
    YEARS,
  ],
  clinic: [
    people('پزشکان', 'پزشکان مرکز چه کسانی هستند؟', 'تخصص', 'متخصص داخلی'),
    services('خدمات', 'چه خدماتی دارید؟', 'آزمایش خون'),
    partners('بیمه‌ها و مرکزهای همکار', 'با کدام بیمه‌ها و مرکزها قرارداد دارید؟', 'تأمین اجتماعی'),
    YEARS,
  ],
  dentist: [
    people('دندان‌پزشکان', 'دندان‌پزشکان مطب چه کسانی هستند؟', 'تخصص', 'متخصص ایمپلنت'),
    services('خدمات', 'چه خدماتی دارید؟', 'ایمپلنت'),
    partners('بیمه‌ها', 'با کدام بیمه‌ها قرارداد دارید؟', 'تأمین اجتماعی'),
    YEARS,
  ],
  restaurant: [
    services('دسته‌های منو', 'منوی شما چه دسته‌هایی دارد؟', 'صبحانه'),
    prices('غذاها و نوشیدنی‌ها', 'چند غذا یا نوشیدنی را با قیمت بنویسید.', 'لاته', '۱۲۰ هزار تومان'),
    REASONS,
    YEARS,
  ],
  confectioner: [
    services('محصولات', 'چه شیرینی و کیک‌هایی دارید؟', 'کیک تولد سفارشی'),
    prices('قیمت‌ها', 'چند محصول را با قیمت بنویسید.', 'شیرینی تر، یک کیلو', '۴۵۰ هزار تومان'),
    REASONS,
    YEARS,
  ],
  portfolio: [services('خدمات', 'چه کارهایی انجام می‌دهید؟', 'طراحی لوگو'), WORKS, PARTNERS, YEARS],
  photographer: [
    services('نوع عکاسی', 'چه عکاسی‌هایی انجام می‌دهید؟', 'عکاسی عروسی'),
    works('نمونه‌کارها', 'زیر عکس‌ها چه بنویسیم؟', 'عروسی در باغ'),
    prices('بسته‌ها و قیمت‌ها', 'بسته‌های شما چه قیمتی دارد؟', 'عکاسی کودک، یک ساعت', '۳ میلیون تومان'),
    YEARS,
  ],
  company: [SERVICES, PARTNERS, PEOPLE, REASONS, YEARS],
  school: [
    services('درس‌ها و دوره‌ها', 'چه درس‌ها و دوره‌هایی دارید؟', 'ریاضی دهم'),
    people('مدرس‌ها', 'مدرس‌ها چه کسانی هستند؟', 'درس', 'ریاضی'),
    prices('شهریه‌ها', 'شهریهٔ دوره‌ها چقدر است؟', 'دورهٔ ۱۰ جلسه‌ای', '۴ میلیون تومان'),
    YEARS,
  ],
  languageschool: [
    services('زبان‌ها و دوره‌ها', 'چه زبان‌ها و دوره‌هایی دارید؟', 'مکالمهٔ انگلیسی'),
    people('مدرس‌ها', 'مدرس‌ها چه کسانی هستند؟', 'زبان', 'انگلیسی'),
    prices('شهریه‌ها', 'شهریهٔ دوره‌ها چقدر است؟', 'آیلتس، ۲۰ جلسه', '۶ میلیون تومان'),
    YEARS,
  ],
  beauty: [
    services('خدمات', 'چه خدماتی دارید؟', 'رنگ مو'),
    prices('قیمت‌ها', 'چند خدمت را با قیمت بنویسید.', 'کوتاهی مو', '۴۰۰ هزار تومان'),
    people('همکاران', 'چه کسانی با شما کار می‌کنند؟', 'تخصص', 'متخصص رنگ'),
    YEARS,
  ],
  realestate: [
    services('خدمات', 'چه خدماتی دارید؟', 'خرید و فروش آپارتمان'),
    people('مشاوران', 'مشاوران شما چه کسانی هستند؟', 'زمینهٔ کار', 'رهن و اجاره'),
    REASONS,
    YEARS,
  ],
  law: [
    services('زمینه‌های وکالت', 'در چه زمینه‌هایی وکالت می‌کنید؟', 'دعاوی خانواده'),
    people('وکیل‌ها', 'وکیل‌های دفتر چه کسانی هستند؟', 'سمت', 'وکیل پایه‌یک دادگستری'),
    YEARS,
  ],
  building: [
    services('خدمات', 'چه خدماتی دارید؟', 'بازسازی آپارتمان'),
    works('پروژه‌ها', 'کدام پروژه‌ها را نشان دهیم؟', 'ویلای لواسان'),
    PARTNERS,
    YEARS,
  ],
  garage: [
    services('خدمات', 'چه خدماتی دارید؟', 'تعویض روغن'),
    prices('قیمت‌ها', 'چند خدمت را با قیمت بنویسید.', 'تنظیم موتور', '۶۰۰ هزار تومان'),
    REASONS,
    YEARS,
  ],
  gym: [
    services('رشته‌ها و کلاس‌ها', 'چه رشته‌ها و کلاس‌هایی دارید؟', 'بدن‌سازی'),
    people('مربی‌ها', 'مربی‌ها چه کسانی هستند؟', 'رشته', 'یوگا'),
    prices('شهریه‌ها', 'شهریهٔ باشگاه چقدر است؟', 'یک ماه، ۱۲ جلسه', '۱ میلیون تومان'),
    YEARS,
  ],
  guesthouse: [
    services('امکانات', 'چه امکاناتی دارید؟', 'صبحانهٔ محلی'),
    prices('اتاق‌ها و قیمت‌ها', 'هر اتاق شبی چند است؟', 'اتاق دوتخته', 'شبی ۱ میلیون تومان'),
    REASONS,
    YEARS,
  ],
  travel: [
    services('خدمات', 'چه خدماتی دارید؟', 'رزرو هتل'),
    prices('تورها و قیمت‌ها', 'چند تور را با قیمت بنویسید.', 'تور کیش، سه شب', '۸ میلیون تومان'),
    REASONS,
    YEARS,
  ],
  weddinghall: [
    services('امکانات', 'تالار چه امکاناتی دارد؟', 'پارکینگ اختصاصی'),
    prices('قیمت‌ها', 'بسته‌های شما چه قیمتی دارد؟', 'پذیرایی، هر نفر', '۹۰۰ هزار تومان'),
    REASONS,
    YEARS,
  ],
  repairs: [
    services('خدمات', 'چه چیزهایی را تعمیر می‌کنید؟', 'تعمیر یخچال'),
    prices('قیمت‌ها', 'چند خدمت را با قیمت بنویسید.', 'سرویس کولر', '۵۰۰ هزار تومان'),
    REASONS,
    YEARS,
  ],
};

const COMMON: Readonly<Record<AnswerKey, Question>> = {
  services: SERVICES,
  people: PEOPLE,
  prices: PRICES,
  partners: PARTNERS,
  works: WORKS,
  reasons: REASONS,
  years: YEARS,
};

/** The questions of a trade, then those of other trades that were answered. `trade`: empty where none was named. */
export function questionsOf(trade: string, answered: readonly AnswerKey[] = []): readonly Question[] {
  const questions = Object.hasOwn(BY_TRADE, trade) ? (BY_TRADE[trade] ?? GENERAL) : GENERAL;
  const others = answered.filter((key) => !questions.some((question) => question.key === key));
  return [...questions, ...others.map((key) => COMMON[key])];
}

/** The names of the questions of a trade that nobody answered. */
export function openQuestions(trade: string, answers: Answers = {}): readonly string[] {
  return questionsOf(trade).flatMap(({ key, name }) => (answers[key] === undefined ? [name] : []));
}

/** The keys under which something is written. */
export const answeredKeys = (answers: Readonly<Record<AnswerKey, readonly AnswerLine[]>>): readonly AnswerKey[] =>
  ANSWER_KEYS.filter((key) => answers[key].some(({ title, text }) => title !== '' || text !== ''));

export const questionsMessages = {
  title: 'چند پرسش دربارهٔ کارتان',
  text: 'هر کدام را خواستید خالی بگذارید.',
  back: 'برگشت به پرسش‌های قبل',
  line: (name: string, line: string) => `${name}، ردیف ${line}`,
  open: (names: readonly string[]) => `هنوز ننوشته‌اید: ${names.join('، ')}`,
  answer: 'پاسخ دادن',
} as const;
