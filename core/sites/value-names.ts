/** The Persian names of stored values of sites and of the work on them: for the screens and for exported lists. */
import { SERVICE_NAMES } from '../pricing/service-names.js';
import type { ServiceTaskStatus, TaskService } from './service-tasks.js';
import type { ReportAct, ReportKind, ReportStatus } from './site-reports.js';
import type { SiteStatus } from './site-status.js';

export const SITE_STATUS_NAMES = {
  building: 'در حال ساخت',
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
