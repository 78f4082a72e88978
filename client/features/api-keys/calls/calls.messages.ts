/** The calls with a key. */
import { API_KEY_CALLS } from '#core/api-keys.js';
import { formatNumber } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';

export const callsMessages = {
  title: (name: string) => `درخواست‌های کلید ${name}`,
  text: `${formatNumber(API_KEY_CALLS.kept)} درخواست آخر این‌جا می‌ماند. متن درخواست و پاسخ ذخیره نمی‌شود.`,
  search: 'جستجو با شناسهٔ درخواست',
  searchHint: 'شناسهٔ درخواست',
  noRequestId: 'شناسهٔ درخواست کامل نیست. آن را از هدر X-Request-Id پاسخ کپی کنید.',
  failed: 'درخواست‌ها بارگذاری نشد',
  empty: { title: 'هنوز درخواستی نیست', text: 'هر درخواست چند ثانیه پس از پاسخ این‌جا دیده می‌شود.' },
  notFound: {
    title: 'این درخواست پیدا نشد',
    text: `شاید با کلید دیگری بوده، یا از ${formatNumber(API_KEY_CALLS.kept)} درخواست آخر قدیمی‌تر است.`,
  },
  status: (status: number) => toPersianDigits(status),
  duration: (ms: number) => `${formatNumber(ms)} میلی‌ثانیه`,
  requestId: 'شناسهٔ درخواست',
} as const;
