import { toPersianDigits } from '#core/text/digits.js';

const digits = (value: number) => toPersianDigits(value);

/** Persian texts of the simulated search engine. */
export const INDEX_NOW_MESSAGES = {
  title: 'موتور جستجو',
  intro:
    'آدرس صفحه‌هایی که سایت‌ها با IndexNow می‌فرستند این‌جا دیده می‌شود. پیش از پذیرفتن، فایل کلید از خود سایت خوانده می‌شود.',
  none: 'هنوز آدرسی ارسال نشده است.',
  accepted: (count: number) => `پذیرفته شد، ${digits(count)} آدرس`,
  refused: (count: number, status: number) => `رد شد با کد ${digits(status)}، ${digits(count)} آدرس`,
  more: (count: number) => `و ${digits(count)} آدرس دیگر`,
} as const;
