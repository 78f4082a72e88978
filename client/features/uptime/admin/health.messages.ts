/** The health of the system. */
import { formatNumber } from '#core/dates/calendar.js';
import type { HealthFigureName } from '#core/health.js';

/** A number of whole seconds in the largest unit. */
function ago(seconds: number): string {
  if (seconds < 60) return `${formatNumber(seconds)} ثانیه قبل`;
  if (seconds < 3600) return `${formatNumber(Math.floor(seconds / 60))} دقیقه قبل`;
  if (seconds < 86_400) return `${formatNumber(Math.floor(seconds / 3600))} ساعت قبل`;
  return `${formatNumber(Math.floor(seconds / 86_400))} روز قبل`;
}

export const healthMessages = {
  label: 'سلامت سامانه',
  failed: 'سلامت سامانه معلوم نشد',
  uptime: 'زمان کار',
  /** Whole ones. */
  hours: (n: number) => (n === 0 ? 'کمتر از یک ساعت' : `${formatNumber(n)} ساعت`),
  memory: 'حافظه',
  cpu: 'پردازنده',
  database: 'پاسخ پایگاه داده',
  ms: (n: number) => `${formatNumber(n)} میلی‌ثانیه`,
  email: 'سرویس ایمیل',
  payment: 'سرویس پرداخت',
  services: 'سرویس‌ها',
  jobs: 'صف کارها',
  waiting: 'در صف',
  running: 'در حال انجام',
  failedJobs: 'ناموفق',
  sockets: 'صفحه‌های باز',
  version: 'نگارش',
  trend: (name: string) => `روند ${name}`,
  checks: {
    label: 'بررسی سامانه',
    failed: 'نتیجهٔ بررسی سامانه بارگذاری نشد',
    checkedAt: (time: string) => `آخرین بررسی: ${time}`,
    since: (time: string) => `از ${time}`,
    figures: {
      runners: (n: number) => `${formatNumber(n)} فرایند مشغول صف`,
      lastFinishedSeconds: (n: number) => `آخرین کار: ${ago(n)}`,
      oldestDueSeconds: (n: number) => (n > 0 ? `قدیمی‌ترین کار منتظر: ${ago(n)}` : null),
      lockedBeyondLimit: (n: number) => (n > 0 ? `${formatNumber(n)} کار بیش از حد مجاز` : null),
      overduePayments: (n: number) => (n > 0 ? `${formatNumber(n)} پرداخت معطل` : 'پرداخت معطلی نیست'),
      oldestOverdueSeconds: (n: number) => (n > 0 ? `قدیمی‌ترین: ${ago(n)}` : null),
      unreachablePayments: (n: number) =>
        n > 0 ? `${formatNumber(n)} پرداخت یا بازگشت وجه با درگاهی که تنظیم نیست` : null,
      lastSentSeconds: (n: number) => `آخرین ایمیل: ${ago(n)}`,
      oldestQueuedSeconds: (n: number) => (n > 0 ? `قدیمی‌ترین ایمیل در صف: ${ago(n)}` : null),
      failedSinceSent: (n: number) => (n > 0 ? `${formatNumber(n)} ایمیل ناموفق` : null),
    } satisfies Readonly<Record<HealthFigureName, (n: number) => string | null>>,
  },
  states: { ok: 'برقرار', failing: 'دچار مشکل', idle: 'بی‌کار', not_configured: 'تنظیم‌نشده', unknown: 'نامعلوم' },
} as const;
