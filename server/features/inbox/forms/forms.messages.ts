/** What a visitor of a customer's site reads after sending a form. */
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { toPersianDigits } from '#core/text/digits.js';

export const ANSWER_FAULTS = {
  required: (label: string) => `«${label}» را پر کنید.`,
  email: (label: string) => `«${label}» درست نیست؛ چیزی مثل name@example.com بنویسید.`,
  phone: (label: string) => `«${label}» درست نیست؛ شماره را با رقم بنویسید، مثل ۰۹۱۲۱۲۳۴۵۶۷.`,
  choice: (label: string) => `برای «${label}» یکی از گزینه‌ها را انتخاب کنید.`,
  long: (label: string) => `«${label}» بیشتر از ${toPersianDigits(SITE_MESSAGE.value)} کاراکتر است؛ کوتاه‌ترش کنید.`,
  empty: 'هنوز چیزی ننوشته‌اید.',
} as const;
