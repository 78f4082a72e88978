import { toPersianDigits } from '#core/text/digits.js';
import { SCHEDULED_PUBLISHING } from '#core/limits/limits.js';

export const SCHEDULE_TEXTS = {
  tooSoon: 'زمانی را انتخاب کنید که حداقل یک دقیقه با الان فاصله داشته باشد.',
  tooLate: `زمان انتشار باید در ${toPersianDigits(String(SCHEDULED_PUBLISHING.mostDays))} روز آینده باشد.`,
  closed: 'سایت در آن زمان بسته بود.',
  notAllowed: 'کسی که این انتشار را زمان‌بندی کرده بود، دیگر اجازهٔ انتشار این سایت را ندارد.',
} as const;
