import { ltr } from '#core/text/bidi.js';
import { toPersianDigits } from '#core/text/digits.js';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { MEGABYTE } from '#core/limits/limits.js';
import type { Finding, FindingRule } from './check/finding.js';

const inDigits = (value: number): string => toPersianDigits(String(value));

/** The text of each rule: the fault, and what to do about it. */
const RULES: Readonly<Record<FindingRule, string>> = {
  name: 'نام این فایل پذیرفته نمی‌شود. نام را کوتاه کنید و نقطهٔ اول نام و نشانه‌هایی مثل ? # % : * را بردارید.',
  depth: `این فایل در پوشه‌های تودرتوی زیادی است. حداکثر ${inDigits(CUSTOM_CODE.depth - 1)} پوشه در هم بگذارید.`,
  folder: 'فایلی و پوشه‌ای یک نام دارند. نام یکی را عوض کنید.',
  server_code: 'این کد روی سرور اجرا می‌شود. سایت فقط فایل ثابت دارد؛ آن را حذف کنید.',
  script_file: 'سایت‌ها بدون اسکریپت‌اند. این فایل را حذف کنید و کار آن را با HTML و CSS انجام دهید.',
  type: 'این نوع فایل پذیرفته نمی‌شود. آن را حذف کنید یا به یکی از نوع‌های پذیرفته تبدیل کنید.',
  content: 'محتوای فایل با نوع آن نمی‌خواند یا خراب است. آن را دوباره ذخیره کنید.',
  encoding: 'متن باید UTF-8 باشد. فایل را با کدگذاری UTF-8 ذخیره کنید.',
  size: `متن این فایل بیش از حد بزرگ است. هر فایل متنی حداکثر ${inDigits(CUSTOM_CODE.textBytes / MEGABYTE)} مگابایت و همهٔ آن‌ها با هم حداکثر ${inDigits(CUSTOM_CODE.allTextBytes / MEGABYTE)} مگابایت باشد.`,
  index: 'صفحهٔ اصلی نیست. فایل index.html را در پوشهٔ اصلی zip بگذارید.',
  not_found_page: 'صفحهٔ 404.html در هر آدرسی دیده می‌شود. آدرس‌های آن را از ریشه بنویسید، مثل /assets/site.css.',
  script: 'اسکریپت پذیرفته نمی‌شود. آن را حذف کنید؛ فقط application/ld+json می‌ماند.',
  handler: 'این ویژگی اسکریپت اجرا می‌کند. آن را حذف کنید.',
  style: 'سبک‌ها در خود صفحه خوانده نمی‌شوند. آن‌ها را در یک فایل CSS بگذارید و با link به صفحه وصل کنید.',
  address: 'این آدرس پذیرفته نمی‌شود یا خوانا نیست. آدرس فایل، صفحه، https، mailto یا tel بگذارید.',
  outside: 'این از سرور دیگری بارگذاری می‌شود. فایل را در zip بگذارید و آدرس آن را عوض کنید.',
  missing: 'این فایل در zip نیست. آن را اضافه کنید یا آدرس را درست کنید.',
  refresh: 'این صفحه بازدیدکننده را به جای دیگری می‌برد. آن را حذف کنید یا صفحه‌ای از همین سایت را بنویسید.',
  form: 'فرم فقط می‌تواند ایمیل بسازد. در action آدرس mailto بنویسید یا فرم را حذف کنید.',
  frame: 'قاب و محتوای جاسازی‌شده پذیرفته نمی‌شود. آن را حذف کنید و لینک بگذارید.',
  element: 'این عنصر پذیرفته نمی‌شود. آن را حذف کنید.',
  css: 'آدرس در CSS باید آشکار نوشته شود. به‌جای متغیر، خود آدرس را بنویسید.',
  complex: 'این فایل بیش از حد پیچیده است. آن را ساده یا به چند فایل تقسیم کنید.',
  active_pdf: 'این PDF اسکریپت یا فایل پیوست دارد. آن را بدون این‌ها ذخیره کنید.',
  slow: 'بررسی این فایل بیش از حد طول کشید و بقیه بررسی نشد. آن را ساده کنید و دوباره بفرستید.',
};

/** One finding, for who has made the code: what it is, and what to do. */
export function findingText({ rule, what }: Pick<Finding, 'rule' | 'what'>): string {
  return what === '' ? RULES[rule] : `${ltr(what)} — ${RULES[rule]}`;
}

export const CUSTOM_TEXTS = {
  noteMissing: 'بنویسید این کد برای چیست؛ صاحب سایت آن را کنار نسخه می‌خواند.',
  refused: (total: number) =>
    `در این کد ${inDigits(total)} مورد باید درست شود. آن‌ها را درست کنید و zip را دوباره بفرستید.`,
  waiting: `برای هر سایت حداکثر ${inDigits(CUSTOM_CODE.waiting)} نسخه در انتظار بررسی می‌ماند. یکی را منتشر یا حذف کنید.`,
  change: (note: string) => `کد سفارشی: ${note}`,
} as const;
