/**
 * What each service does and where it is seen, Persian: in the wizard, the price list and the site's page. Nothing is
 * described here that neither a machine does nor the work list of the administrators holds.
 */
import { SITE_BACKUPS } from '../sites/site-backups.js';
import { SERVICE_TASK } from '../sites/service-tasks.js';
import { toPersianDigits } from '../text/digits.js';
import type { ServiceKey } from './price-list.js';

export interface ServiceDescription {
  /** One or two sentences. */
  readonly text: string;
  /** The tab of the site's page (`?tab=`) where it is seen; null: the tab of services itself. */
  readonly tab: string | null;
}

const days = toPersianDigits(SERVICE_TASK.maintenanceDays);
const hours = toPersianDigits(SERVICE_TASK.rushHours);

export const SERVICE_DESCRIPTIONS: Readonly<Record<ServiceKey, ServiceDescription>> = {
  seoOptimization: {
    text: 'هر صفحه برای موتورهای جستجو بررسی می‌شود: هر ایراد با دلیل و راه اصلاح آن، و نمای صفحه در نتیجهٔ جستجو.',
    tab: 'seo',
  },
  socialMediaIntegration: {
    text: 'صفحه‌های شما در شبکه‌های اجتماعی به سایت وصل می‌شود.',
    tab: null,
  },
  analyticsSetup: {
    text: 'بازدید صفحه‌ها، راه ورود، دستگاه و کشور بازدیدکنندگان شمرده می‌شود؛ بدون کوکی و بدون هیچ کد اضافه در سایت.',
    tab: 'visits',
  },
  backupService: {
    text: `نسخه‌های پشتیبان روزانهٔ سایت به‌جای ${toPersianDigits(SITE_BACKUPS.daysWithout)} روز، ${toPersianDigits(SITE_BACKUPS.days)} روز می‌ماند و هر ماه گزارش آن‌ها به ایمیلتان می‌رسد.`,
    tab: 'backups',
  },
  maintenancePlan: {
    text: `هر ${days} روز یک نفر از تیم ما سایت را بررسی می‌کند، ایرادها را برطرف می‌کند و گزارش کار و زمان آن را برایتان می‌فرستد.`,
    tab: 'services',
  },
  rushDelivery: {
    text: `کار سایت شما در صف تیم جلوتر از بقیه است: یک نفر تا ${hours} ساعت پس از پرداخت سایت را بازبینی می‌کند و نتیجه را می‌نویسد.`,
    tab: 'services',
  },
};
