import { KEPT_MONTHS } from '#core/sites/site-messages.js';
import { toPersianDigits } from '#core/text/digits.js';

export const KEPT_MONTHS_FAULT = `یکی از این‌ها را انتخاب کنید: ${toPersianDigits(KEPT_MONTHS.join('، '))} ماه.`;
