/** The frame of the administrators' page, and its tabs. */
import type { AdminTabName } from '#core/client-links.js';
import { formatNumber } from '#core/dates/calendar.js';

export const adminPageMessages = {
  title: 'پنل مدیریت',
  tabsLabel: 'بخش‌های مدیریت',
  /** Opens the list of tabs on a phone. */
  menu: (open: string) => `بخش‌های مدیریت، الان ${open}`,
  groups: { sales: 'فروش', money: 'مالی', people: 'افراد', content: 'محتوا', system: 'سامانه' },
  tabs: {
    overview: 'نمای کلی',
    orders: 'سفارش‌ها',
    users: 'کاربران',
    emails: 'ایمیل‌ها',
    stats: 'آمار',
    'system-health': 'سلامت سامانه',
    invoices: 'صورت‌حساب‌ها',
    receipts: 'رسیدها',
    payments: 'پرداخت‌ها',
    wallets: 'کیف پول‌ها',
    domains: 'دامنه‌ها',
    tools: 'ابزارها',
    sites: 'سایت‌ها',
    coupons: 'کدهای تخفیف',
    support: 'پشتیبانی',
    settings: 'تنظیمات سایت',
    'api-keys': 'کلیدهای API',
    audit: 'رویدادنگار',
  } satisfies Record<AdminTabName, string>,
  paymentsToReview: (n: number) => `${formatNumber(n)} پرداخت به بررسی نیاز دارد`,
  unreadTickets: (n: number) => `${formatNumber(n)} تیکت خوانده‌نشده`,
} as const;
