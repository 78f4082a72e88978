/** The frame of the dashboard: heading, number cards, tabs. */
import { formatNumber } from '#core/dates/calendar.js';

export const dashboard = {
  title: 'داشبورد',
  welcome: (name: string) => `سلام، ${name}`,
  welcomePlain: 'خوش آمدید',
  lead: 'سفارش‌ها، سایت‌ها، کیف پول، صورت‌حساب‌ها و رسیدهای شما، همه در یک جا.',
  newOrder: 'سفارش جدید',
  stats: {
    label: 'در یک نگاه',
    total: 'کل سفارش‌ها',
    active: 'سفارش‌های فعال',
    activeHint: 'در انتظار یا در حال انجام',
    paid: 'پرداخت‌شده',
    open: (amount: string) => `${amount} در انتظار پرداخت`,
    failed: 'عددها بارگذاری نشد',
  },
  tabs: {
    label: 'بخش‌های داشبورد',
    orders: 'سفارش‌ها',
    wallet: 'کیف پول',
    invoices: 'صورت‌حساب‌ها',
    receipts: 'رسیدها',
    profile: 'حساب کاربری',
    withCount: (name: string, count: number) => `${name} (${formatNumber(count)})`,
  },
  search: { clear: 'پاک کردن جستجو' },
} as const;
