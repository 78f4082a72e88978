/** The Persian names of stored values: for the screens and for the administrators' exported lists. */
import type { ApiScope } from './api-keys.js';
import { SERVICE_NAMES } from './pricing/service-names.js';
import type { ServiceTaskStatus, TaskService } from './sites/service-tasks.js';
import type { ReportAct, ReportKind, ReportStatus } from './sites/site-reports.js';
import type { SiteStatus } from './sites/site-status.js';

/** Statuses of orders, payments, invoices and wallet movements. */
export const STATUS_NAMES = {
  pending: 'در انتظار',
  in_progress: 'در حال انجام',
  completed: 'انجام‌شده',
  paid: 'پرداخت‌شده',
  failed: 'ناموفق',
  cancelled: 'لغوشده',
  refunded: 'بازگردانده‌شده',
  partially_refunded: 'بخشی بازگردانده‌شده',
  due: 'سررسیدشده',
  overdue: 'دیرکرد',
  needs_review: 'در حال بررسی',
} as const;

export const ROLE_NAMES = { admin: 'مدیر', user: 'کاربر' } as const;

export const USER_STATUS_NAMES = { active: 'فعال', banned: 'مسدود' } as const;

export const EMAIL_STATUS_NAMES = { sent: 'فرستاده‌شده', failed: 'ناموفق', queued: 'در صف' } as const;

export const DOMAIN_CATEGORY_NAMES = { country: 'کشوری', generic: 'عمومی', specialized: 'تخصصی' } as const;

export const RECEIPT_METHOD_NAMES = {
  wallet: 'کیف پول',
  gateway: 'درگاه پرداخت',
  split: 'کیف پول و درگاه',
  manual: 'خارج از سامانه',
} as const;

export const TICKET_STATUS_NAMES = {
  open: 'باز',
  in_progress: 'در دست بررسی',
  answered: 'پاسخ داده‌شده',
  closed: 'بسته',
} as const;

export const TICKET_CATEGORY_NAMES = {
  general: 'پرسش عمومی',
  order: 'سفارش',
  payment: 'پرداخت',
  wallet: 'کیف پول',
  domain: 'دامنه',
  technical: 'مشکل فنی',
  account: 'حساب کاربری',
} as const;

export const TICKET_PRIORITY_NAMES = { low: 'کم', normal: 'معمولی', high: 'زیاد', urgent: 'فوری' } as const;

export const SITE_STATUS_NAMES = {
  building: 'در دست ساخت',
  online: 'آنلاین',
  suspended: 'موقتاً بسته',
  offline: 'بسته',
  failed: 'ساخته نشد',
} as const satisfies Readonly<Record<SiteStatus, string>>;

export const REPORT_KIND_NAMES = {
  fraud: 'کلاهبرداری یا گرفتن اطلاعات مردم',
  impersonation: 'جا زدن خود به جای دیگری',
  illegal: 'کالا یا محتوای خلاف قانون',
  copyright: 'استفاده از اثر دیگران بدون اجازه',
  harm: 'توهین، تهدید یا انتشار اطلاعات شخصی',
  other: 'مورد دیگر',
} as const satisfies Readonly<Record<ReportKind, string>>;

export const REPORT_STATUS_NAMES = {
  open: 'در انتظار تصمیم',
  upheld: 'درست بود',
  rejected: 'رد شد',
} as const satisfies Readonly<Record<ReportStatus, string>>;

/** Where nothing was done with the site, nothing is shown. */
export const REPORT_ACT_NAMES = {
  suspend: 'سایت موقتاً بسته شد',
  take_down: 'سایت بسته شد',
} as const satisfies Readonly<Record<Exclude<ReportAct, 'none'>, string>>;

export const REGISTRATION_TASK_KIND_NAMES = { register: 'ثبت', renew: 'تمدید', transfer_code: 'کد انتقال' } as const;

export const REGISTRATION_TASK_STATUS_NAMES = {
  open: 'انجام‌نشده',
  done: 'انجام‌شده',
  refused: 'ردشده',
  cancelled: 'لغوشده',
} as const;

export const SERVICE_TASK_STATUS_NAMES = {
  open: 'منتظر شروع',
  started: 'در حال انجام',
  done: 'انجام‌شده',
  cancelled: 'لغوشده',
} as const satisfies Readonly<Record<ServiceTaskStatus, string>>;

export const TASK_SERVICE_NAMES: Readonly<Record<TaskService, string>> = {
  maintenancePlan: SERVICE_NAMES.maintenancePlan,
  rushDelivery: SERVICE_NAMES.rushDelivery,
};

export const API_SCOPE_TITLES: Readonly<Record<ApiScope, string>> = {
  'read:profile': 'دیدن حساب کاربری',
  'write:profile': 'ویرایش حساب کاربری',
  'read:orders': 'دیدن سفارش‌ها',
  'write:orders': 'ثبت و ویرایش سفارش',
  'read:sites': 'دیدن سایت‌ها',
  'write:sites': 'انتشار سایت‌ها',
  'read:files': 'دیدن فایل‌ها',
  'write:files': 'فرستادن و حذف فایل',
  'read:invoices': 'دیدن صورت‌حساب‌ها',
  'read:payments': 'دیدن پرداخت‌ها',
  'write:payments': 'پرداخت و بازگشت وجه',
  'read:wallet': 'دیدن کیف پول',
  'write:wallet': 'افزایش موجودی',
  'read:tickets': 'دیدن تیکت‌ها',
  'write:tickets': 'نوشتن تیکت',
  'read:notifications': 'دیدن اعلان‌ها',
  'write:notifications': 'خواندن اعلان‌ها',
};

const YES = 'بله';
const NO = 'نه';

/** Of something that is so or is not. */
export function yesNo(value: boolean): string {
  return value ? YES : NO;
}

/** How a payment was made: from the wallet, or through the gateway of this name. */
export function gatewayName(gateway: string): string {
  if (gateway === 'wallet') return RECEIPT_METHOD_NAMES.wallet;
  return `درگاه ${gateway === 'zarinpal' ? 'زرین‌پال' : gateway}`;
}
