import { ltr } from '#core/text/bidi.js';
import { formatDateTime } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { SCHEDULED_PUBLISHING } from '#core/limits/limits.js';

export const SCHEDULE_TEXTS = {
  tooSoon: 'زمانی را انتخاب کنید که حداقل یک دقیقه با الان فاصله داشته باشد.',
  tooLate: `زمان انتشار باید در ${toPersianDigits(String(SCHEDULED_PUBLISHING.mostDays))} روز آینده باشد.`,
  closed: 'سایت در آن زمان بسته بود.',
  notAllowed: 'کسی که این انتشار را زمان‌بندی کرده بود، دیگر اجازهٔ انتشار این سایت را ندارد.',
  begun: (address: string, at: Date) => ({
    title: 'انتشار زمان‌بندی‌شده شروع شد',
    message: `نسخهٔ جدید ${ltr(address)} که برای ${formatDateTime(at)} زمان‌بندی شده بود در حال ساخت است و تا چند لحظهٔ دیگر نشان داده می‌شود.`,
  }),
  failed: (address: string, at: Date, reason: string) => ({
    title: 'انتشار زمان‌بندی‌شده انجام نشد',
    message: `قرار بود ${ltr(address)} در ${formatDateTime(at)} منتشر شود، اما انجام نشد. ${reason} پیش‌نویس شما سر جای خود است؛ پس از برطرف کردن مشکل آن را منتشر کنید یا زمان دیگری انتخاب کنید.`,
  }),
} as const;
