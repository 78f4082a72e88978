/** Publishing a site at a chosen time. */
import { formatDate, formatTime } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { SCHEDULED_PUBLISHING } from '#core/limits/limits.js';

export const scheduleMessages = {
  open: 'زمان‌بندی انتشار',
  change: 'تغییر زمان',
  cancel: 'لغو زمان‌بندی',
  title: 'زمان‌بندی انتشار',
  text: 'پیش‌نویس همین حالا ذخیره و در زمانی که انتخاب می‌کنید خودکار منتشر می‌شود. تغییرهایی که بعد از این در پیش‌نویس بدهید، در آن نسخه نمی‌آید.',
  day: 'روز',
  noDay: 'یک روز انتخاب کنید',
  hour: 'ساعت',
  minute: 'دقیقه',
  zone: 'به وقت تهران',
  at: (date: Date) => `${formatDate(date)}، ساعت ${formatTime(date)}`,
  preview: (when: string) => `سایت ${when} منتشر می‌شود.`,
  action: 'ثبت زمان انتشار',
  done: (when: string) => `سایت ${when} خودکار منتشر می‌شود.`,
  failed: 'زمان انتشار ثبت نشد',
  faults: {
    none: 'روز انتشار را انتخاب کنید.',
    tooSoon: 'این زمان گذشته است یا خیلی نزدیک است. زمان دیرتری انتخاب کنید.',
    tooLate: `زمان انتشار باید در ${toPersianDigits(SCHEDULED_PUBLISHING.mostDays)} روز آینده باشد.`,
  },
  notice: {
    title: 'انتشار زمان‌بندی شده است',
    same: (when: string) => `همین پیش‌نویس ${when} خودکار منتشر می‌شود.`,
    changed: (when: string) =>
      `پیش‌نویسی که هنگام زمان‌بندی داشتید ${when} خودکار منتشر می‌شود. پس از آن پیش‌نویس را تغییر داده‌اید؛ برای این‌که تغییرها هم منتشر شود، زمان را دوباره ثبت کنید.`,
  },
  publishNow: {
    title: 'انتشار همین حالا',
    action: 'انتشار',
    text: (when: string) => `با انتشار همین حالا، انتشاری که برای ${when} زمان‌بندی شده لغو می‌شود.`,
  },
  question: {
    title: 'لغو زمان‌بندی انتشار',
    text: 'سایت دیگر خودکار منتشر نمی‌شود. پیش‌نویس سر جای خود می‌ماند.',
  },
  cancelled: 'زمان‌بندی انتشار لغو شد.',
  notCancelled: 'زمان‌بندی لغو نشد',
  step: 'انتشار زمان‌بندی‌شده',
} as const;
