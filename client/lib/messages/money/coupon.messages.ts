/** The code field of the wizard. */
import { formatToman } from '#core/dates/calendar.js';
import { ltr } from '#core/text/bidi.js';
import { formatPercent } from '#core/text/number-format.js';

export const couponMessages = {
  label: 'کد تخفیف',
  apply: 'اعمال',
  empty: 'کد تخفیف را بنویسید.',
  line: (code: string, percent: number | null) =>
    percent === null ? `کد تخفیف ${ltr(code)}` : `کد تخفیف ${ltr(code)} (${formatPercent(percent)})`,
  applied: 'فقط از همین پرداخت کم می‌شود.',
  remove: 'برداشتن',
  removeOf: (code: string) => `برداشتن کد تخفیف ${ltr(code)}`,
  endedAt: (date: string) => `زمان این کد تخفیف ${date} به پایان رسید.`,
  startsAt: (date: string) => `این کد تخفیف را از ${date} می‌توانید استفاده کنید.`,
  missing: (minimum: number, toman: number) =>
    `این کد برای سفارش‌های ${formatToman(minimum)} و بالاتر است؛ ${formatToman(toman)} دیگر مانده.`,
} as const;
