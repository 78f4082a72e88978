/** The public page of measured uptime. */
import { formatDate, formatNumber, formatShortDate, formatTime } from '#core/dates/calendar.js';
import { formatPercent } from '#core/text/number-format.js';
import { UPTIME } from '#core/limits/limits.js';
import type { ComponentState, StatusComponent } from '#client/gql/graphql.js';

const count = formatNumber;

const components: Readonly<Record<StatusComponent, { readonly name: string; readonly text: string }>> = {
  website: { name: 'وب‌سایت', text: 'صفحهٔ اصلی، از همان آدرسی که شما باز می‌کنید.' },
  api: { name: 'API', text: 'پاسخ GraphQL در آدرس عمومی.' },
  hosting: { name: 'میزبانی', text: 'قدیمی‌ترین سایت منتشرشده، در آدرس خودش.' },
  sites: {
    name: 'سایت‌های مشتریان',
    text: `سایت‌های منتشرشده به نوبت، هر دقیقه تا ${count(UPTIME.sitesPerMinute)} سایت.`,
  },
  jobs: { name: 'پایگاه داده و کارهای پس‌زمینه', text: 'پایگاه داده پاسخ می‌دهد و هیچ کاری در صف نمانده است.' },
  payments: { name: 'پرداخت', text: 'درگاه پاسخ می‌دهد و وضعیت پرداخت‌ها به‌موقع بررسی می‌شود.' },
  files: { name: 'فایل‌ها', text: 'فایل‌ها ذخیره و خوانده می‌شوند.' },
  mail: { name: 'ایمیل', text: 'ایمیل‌ها ارسال می‌شوند.' },
};

const states: Readonly<Record<ComponentState, string>> = {
  up: 'در دسترس',
  partial: 'اختلال در بخشی',
  down: 'در دسترس نیست',
  unknown: 'اندازه‌گیری نشده',
};

export const uptimeMessages = {
  title: 'وضعیت سرویس‌ها',
  lead: 'هر دقیقه یک بار خودمان همهٔ بخش‌ها را بررسی می‌کنیم. دقیقه‌ای که بررسی نشده، «در دسترس» شمرده نمی‌شود.',
  failed: 'وضعیت سرویس‌ها بارگذاری نشد',
  components,
  states,
  summary: {
    up: 'همهٔ بخش‌هایی که بررسی شدند در دسترس‌اند',
    partial: 'بخشی از سرویس‌ها اختلال دارد',
    down: 'بخشی از سرویس‌ها در دسترس نیست',
    unknown: 'در پنج دقیقهٔ گذشته چیزی اندازه‌گیری نشده است',
  },
  readAt: (at: Date) => `آخرین وضعیت: ساعت ${formatTime(at)}`,
  answeredIn: (ms: number) => `پاسخ در ${count(ms)} میلی‌ثانیه`,
  percent: (percent: number) => formatPercent(percent),
  percentLabel: 'بررسی‌های موفق',
  since: (since: Date) => `اندازه‌گیری از ${formatDate(since)}`,
  counts: (checks: number, failures: number) => `${count(checks)} بررسی، ${count(failures)} ناموفق`,
  missing: (minutes: number) => `${count(minutes)} دقیقه اندازه‌گیری نشده`,
  none: 'هنوز اندازه‌گیری نشده است.',
  noSites: 'هنوز سایت منتشرشده‌ای برای بررسی نبوده است.',
  oldest: `${count(UPTIME.days)} روز پیش`,
  today: 'امروز',
  bars: (days: { readonly clean: number; readonly failing: number; readonly unmeasured: number }) =>
    `${count(UPTIME.days)} روز گذشته: ${count(days.clean)} روز بدون خطا، ${count(days.failing)} روز با خطا، ${count(days.unmeasured)} روز اندازه‌گیری‌نشده`,
  day: (date: Date, text: string) => `${formatShortDate(date)}: ${text}`,
  dayUnmeasured: 'اندازه‌گیری نشده',
  dayClean: (checks: number) => `${count(checks)} بررسی، همه موفق`,
  dayFailing: (checks: number, failures: number) => `${count(checks)} بررسی، ${count(failures)} ناموفق`,
  listDays: 'روزهای با خطا',
  limits: {
    title: 'این عددها چه چیزی را نشان نمی‌دهند',
    items: [
      'بررسی‌ها از داخل سرورهای خودمان انجام می‌شود. اگر همهٔ سرورها با هم خاموش باشند، آن دقیقه‌ها «اندازه‌گیری‌نشده» می‌مانند.',
      `پاسخی که تا ${count(UPTIME.timeoutMs / 1000)} ثانیه نرسد، ناموفق شمرده می‌شود.`,
      'سایت هر مشتری در آدرس برپا بررسی می‌شود، نه در دامنهٔ خود او.',
    ],
  },
} as const;
