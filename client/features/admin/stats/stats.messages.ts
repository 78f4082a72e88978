/** The numbers of the business, and their course over the last days. */
import { formatNumber } from '#core/dates/calendar.js';

export const statsMessages = {
  stats: {
    label: 'آمار کل',
    failed: 'آمار بارگذاری نشد',
    users: 'همهٔ کاربران',
    revenue: 'درآمد کل',
    pending: 'صورت‌حساب‌های در انتظار',
    overdue: 'صورت‌حساب‌های سررسیدگذشته',
    transactions: 'همهٔ تراکنش‌ها',
    ratio: 'نسبت سررسیدگذشته‌ها',
    ratioHint: 'سررسیدگذشته به در انتظار',
    average: 'میانگین تراکنش',
    averageHint: 'درآمد بخش بر تراکنش‌ها',
  },
  series: {
    label: 'روند روزها',
    failed: 'روند روزها بارگذاری نشد',
    days: 'تعداد روزها',
    lastDays: (n: number) => `${formatNumber(n)} روز گذشته`,
    revenue: 'درآمد (تومان)',
    orders: 'سفارش‌های جدید',
    users: 'کاربران جدید',
    emails: 'ایمیل‌های ارسال‌شده',
  },
  refresh: {
    action: 'به‌روزرسانی آمار',
    done: 'آمار به‌روز شد.',
    failed: 'آمار به‌روز نشد',
  },
} as const;
