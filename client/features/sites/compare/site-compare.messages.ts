/** Two releases of a site beside each other. */
import { toPersianDigits } from '#core/text/digits.js';

export const compareMessages = {
  open: 'مقایسه',
  openWith: (release: string) => `مقایسهٔ ${release} با نسخهٔ دیگر`,
  title: 'مقایسهٔ دو نسخه',
  older: 'نسخهٔ اول',
  newer: 'نسخهٔ دوم',
  option: (release: string, date: string, isLive: boolean) => `${release}، ${date}${isLive ? ' (در حال نمایش)' : ''}`,
  page: 'صفحه',
  missing: 'این صفحه در این نسخه نیست.',
  width: { label: 'اندازهٔ نمایش', desktop: 'کامپیوتر', phone: 'موبایل' },
  shown: { label: 'نسخه‌ای که دیده می‌شود' },
  changes: 'تفاوت‌ها',
  count: (changes: number) => `${toPersianDigits(changes)} تفاوت`,
  same: 'این دو نسخه هیچ تفاوتی ندارند.',
  failed: 'نسخه‌ها بارگذاری نشد',
  picture: (release: string) => `تصویر ${release}`,
} as const;
