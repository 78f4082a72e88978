/** The texts for a visitor of a customer's site after sending a form. */
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { DATE_EXAMPLE } from '#core/sites/form-answers.js';
import { toPersianDigits } from '#core/text/digits.js';

export const ANSWER_FAULTS = {
  required: (label: string) => `«${label}» را پر کنید.`,
  email: (label: string) => `«${label}» درست نیست؛ چیزی مثل name@example.com بنویسید.`,
  phone: (label: string) => `«${label}» درست نیست؛ شماره را با رقم بنویسید، مثل ۰۹۱۲۱۲۳۴۵۶۷.`,
  choice: (label: string) => `برای «${label}» یکی از گزینه‌ها را انتخاب کنید.`,
  number: (label: string) => `«${label}» درست نیست؛ یک عدد بنویسید.`,
  date: (label: string) => `«${label}» درست نیست؛ تاریخ شمسی را مثل ${DATE_EXAMPLE} بنویسید.`,
  long: (label: string) => `«${label}» بیشتر از ${toPersianDigits(SITE_MESSAGE.value)} کاراکتر است؛ کوتاه‌ترش کنید.`,
  empty: 'هنوز چیزی ننوشته‌اید.',
} as const;

/** Words in stored answers: between the options that were chosen, and for a consent. */
export const ANSWER_WORDS = { and: '، ', consented: 'بله' } as const;
