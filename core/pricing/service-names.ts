/** The names of the services in Persian: in prices, invoices and the purchase for a site. */
import type { ServiceKey } from './price-list.js';

export const SERVICE_NAMES: Readonly<Record<ServiceKey, string>> = {
  seoOptimization: 'بهینه‌سازی برای موتورهای جستجو',
  socialMediaIntegration: 'اتصال به شبکه‌های اجتماعی',
  analyticsSetup: 'راه‌اندازی آمار بازدید',
  backupService: 'پشتیبان‌گیری',
  maintenancePlan: 'نگهداری ماهانه',
  rushDelivery: 'تحویل فوری',
};
