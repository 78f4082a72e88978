/**
 * A description of each service, in Persian: in the price list, the wizard, invoices and the dashboard. Nothing is
 * described here that neither a machine does nor the work list of the administrators holds.
 */
import type { SiteTabName } from '../client-links.js';
import { SITE_BACKUPS } from '../sites/site-backups.js';
import { SERVICE_TASK } from '../sites/service-tasks.js';
import { toPersianDigits } from '../text/digits.js';
import type { ServiceKey } from './price-list.js';

export interface ServiceDescription {
  /** One or two sentences. */
  readonly text: string;
  /** The tab of the site's page (`?tab=`) where it is seen. */
  readonly tab: SiteTabName;
  /** The name of that tab. */
  readonly tabName: string;
}

const days = toPersianDigits(SERVICE_TASK.maintenanceDays);
const hours = toPersianDigits(SERVICE_TASK.rushHours);

export const SERVICE_DESCRIPTIONS: Readonly<Record<ServiceKey, ServiceDescription>> = {
  seoOptimization: {
    text: 'هر صفحه برای موتورهای جستجو بررسی می‌شود: هر ایراد با دلیل و راه اصلاح آن، و نمای صفحه در نتیجهٔ جستجو.',
    tab: 'seo',
    tabName: 'سئو',
  },
  socialMediaIntegration: {
    text: 'لینک هر صفحه در شبکه‌های اجتماعی با تصویر مخصوص همان صفحه دیده می‌شود و پایین صفحه‌ها می‌توانید دکمهٔ اشتراک‌گذاری در تلگرام، واتساپ، ایتا، بله، ایکس و ایمیل بگذارید.',
    tab: 'seo',
    tabName: 'سئو',
  },
  analyticsSetup: {
    text: 'بازدید صفحه‌ها، راه ورود، دستگاه و کشور بازدیدکنندگان شمرده می‌شود؛ بدون کوکی و بدون هیچ کد اضافه در سایت.',
    tab: 'visits',
    tabName: 'آمار بازدید',
  },
  backupService: {
    text: `نسخه‌های پشتیبان روزانهٔ سایت به‌جای ${toPersianDigits(SITE_BACKUPS.daysWithout)} روز، ${toPersianDigits(SITE_BACKUPS.days)} روز می‌ماند و هر ماه گزارش آن‌ها به ایمیلتان می‌رسد.`,
    tab: 'backups',
    tabName: 'نسخهٔ پشتیبان',
  },
  maintenancePlan: {
    text: `هر ${days} روز یک نفر از تیم ما سایت را بررسی می‌کند، ایرادها را برطرف می‌کند و گزارش کار و زمان آن را برایتان می‌فرستد.`,
    tab: 'services',
    tabName: 'خدمات',
  },
  rushDelivery: {
    text: `کار سایت شما در صف تیم جلوتر از بقیه است: یک نفر تا ${hours} ساعت پس از پرداخت سایت را بازبینی می‌کند و نتیجه را می‌نویسد.`,
    tab: 'services',
    tabName: 'خدمات',
  },
};

/** The description of the service, and where it is seen once there is a site. */
export function describeService(service: ServiceKey): string {
  const { text, tabName } = SERVICE_DESCRIPTIONS[service];
  return `${text} در داشبورد، صفحهٔ سایت، بخش «${tabName}» دیده می‌شود.`;
}

/** The description of a line of a price; null for a line that is no service, or one of an old price list. */
export function lineDescription({ kind, key }: { readonly kind: string; readonly key: string }): string | null {
  return kind === 'service' && Object.hasOwn(SERVICE_DESCRIPTIONS, key) ? describeService(key as ServiceKey) : null;
}
