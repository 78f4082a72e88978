/** Persian texts of the administrators' calls. */
import { formatNumber } from '#core/dates/calendar.js';
import { COUPON_CODE } from '#core/pricing/coupons.js';

export const COUPON_TEXTS = {
  code: `کد ${formatNumber(COUPON_CODE.min)} تا ${formatNumber(COUPON_CODE.max)} کاراکتر است: حرف انگلیسی، رقم، - و _.`,
  codeTaken: 'این کد را قبلاً ساخته‌اید.',
  codeFixed: 'کد پس از ساخت عوض نمی‌شود؛ صورت‌حساب‌ها آن را نام می‌برند.',
  percent: 'درصد، عددی درست از ۱ تا ۱۰۰ است.',
  amount: 'مبلغ تخفیف، عددی درست و بیش از صفر به تومان است.',
  minimum: 'حداقل خرید، عددی درست از صفر به تومان است.',
  limit: 'سقف، عددی درست از ۱ است؛ خالی یعنی بی‌سقف.',
  dates: 'پایان باید پس از شروع باشد.',
  deleted: 'کد تخفیف حذف شد.',
} as const;
