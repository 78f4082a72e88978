/**
 * The checks of the running platform, one list for the server, the screens and the notices. Texts are Persian: each
 * says what is broken and what to do.
 */
import type { StatusComponent } from './uptime.js';

export const HEALTH_CHECKS = ['database', 'files', 'queue', 'payments', 'gateway', 'mail'] as const;
export type HealthCheckName = (typeof HEALTH_CHECKS)[number];

/** The component of the status page for each check: only that this part is down. */
export const STATUS_OF_CHECK: Readonly<Record<HealthCheckName, StatusComponent>> = {
  database: 'jobs',
  queue: 'jobs',
  files: 'files',
  payments: 'payments',
  gateway: 'payments',
  mail: 'mail',
};

/** In which way a check is bad; `unknown`: it reads the database, which is bad itself. */
export const HEALTH_FAULTS = [
  'away',
  'full',
  'read_only',
  'corrupt',
  'failing',
  'stopped',
  'late',
  'locked',
  'overdue',
  'unreachable',
  'unknown',
] as const;
export type HealthFault = (typeof HEALTH_FAULTS)[number];

/** Numbers that a check found, by name; times in whole seconds. */
export const HEALTH_FIGURES = [
  'runners',
  'lastFinishedSeconds',
  'oldestDueSeconds',
  'lockedBeyondLimit',
  'overduePayments',
  'oldestOverdueSeconds',
  'unreachablePayments',
  'lastSentSeconds',
  'oldestQueuedSeconds',
  'failedSinceSent',
] as const;
export type HealthFigureName = (typeof HEALTH_FIGURES)[number];

interface CheckTexts {
  readonly title: string;
  readonly faults: Partial<Readonly<Record<HealthFault, string>>>;
}

export const HEALTH_TEXTS: Readonly<Record<HealthCheckName, CheckTexts>> = {
  database: {
    title: 'پایگاه داده',
    faults: {
      full: 'فضای دیسک پایگاه داده پر است و سفارش و پرداخت جدید ثبت نمی‌شود. فضا آزاد کنید.',
      read_only: 'پایگاه داده فقط خواندنی است و چیزی ثبت نمی‌شود. آن را به حالت نوشتن برگردانید.',
      away: 'پایگاه داده پاسخ نمی‌دهد. روشن بودن آن و شبکه را بررسی کنید.',
      failing: 'نوشتن در پایگاه داده انجام نشد. گزارش‌های سرور را بررسی کنید.',
    },
  },
  files: {
    title: 'فضای فایل',
    faults: {
      full: 'فضای فایل پر است و فایل جدید ذخیره نمی‌شود. فضا آزاد کنید.',
      read_only: 'فضای فایل نوشتن را نمی‌پذیرد و فایل جدید ذخیره نمی‌شود. دسترسی نوشتن و کلید آن را بررسی کنید.',
      corrupt: 'فایلی که ذخیره شد همان‌طور برنگشت. سلامت دیسک یا سرویس فایل را بررسی کنید.',
      away: 'فضای فایل در دسترس نیست. دیسک یا سرویس فایل و شبکه را بررسی کنید.',
    },
  },
  queue: {
    title: 'صف کارها',
    faults: {
      stopped: 'هیچ کاری در صف انجام نمی‌شود. اگر تا چند دقیقهٔ دیگر درست نشد، سرور را دوباره راه‌اندازی کنید.',
      late: 'کارهای صف دیر انجام می‌شوند. بار سرور و گزارش‌های آن را بررسی کنید.',
      locked: 'یک کار بیش از حد مجاز طول کشیده و آزاد نشده است. گزارش‌های سرور را بررسی کنید.',
    },
  },
  payments: {
    title: 'پرداخت‌های معطل',
    faults: {
      overdue: 'وضعیت بعضی پرداخت‌ها به‌موقع از درگاه پرسیده نشده است. صف کارها و درگاه را بررسی کنید.',
      unreachable:
        'درگاه بعضی پرداخت‌ها در تنظیمات سرور نیست و وضعیتشان معلوم نمی‌شود. آن درگاه را دوباره تنظیم کنید، یا پرداخت‌ها را در پنل درگاه بررسی کنید و ببندید.',
    },
  },
  gateway: {
    title: 'درگاه پرداخت',
    faults: { away: 'درگاه پرداخت پاسخ نمی‌دهد. شبکه و وضعیت درگاه را بررسی کنید.' },
  },
  mail: {
    title: 'ایمیل',
    faults: {
      failing: 'چند ایمیل پشت سر هم ارسال نشده است. سرویس ایمیل و تنظیمات آن را بررسی کنید.',
      late: 'ایمیل‌ها در صف مانده‌اند و ارسال نمی‌شوند. صف کارها و سرویس ایمیل را بررسی کنید.',
    },
  },
};

const UNKNOWN = 'تا مشکل پایگاه داده برطرف نشود، وضعیت این بخش معلوم نیست.';

/** The sentence about a fault of a check; null where it is well. */
export function healthFaultText(check: HealthCheckName, fault: HealthFault | null): string | null {
  if (fault === 'unknown') return UNKNOWN;
  return fault && (HEALTH_TEXTS[check].faults[fault] ?? HEALTH_TEXTS[check].title);
}
