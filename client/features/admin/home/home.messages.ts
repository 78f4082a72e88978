/** The home of administrators. */
import { formatNumber } from '#core/dates/calendar.js';

export const homeMessages = {
  title: 'در انتظار تصمیم شما',
  none: 'کاری در انتظار تصمیم شما نیست',
  noneText: 'هر چیزی که به تصمیم مدیران نیاز داشته باشد همین‌جا دیده می‌شود.',
  failed: 'کارهای در انتظار بارگذاری نشد',
  kinds: {
    payments: 'پرداخت‌های نیازمند بررسی',
    refunds: 'درخواست‌های بازگشت وجه',
    adjustments: 'تغییرهای کیف پول در انتظار تأیید',
    tickets: 'تیکت‌های خوانده‌نشده',
    builds: 'سایت‌هایی که ساخته نشدند',
    balances: 'کیف پول حساب‌های بسته‌شده که پول دارند',
    registrations: 'ثبت دامنه‌های در صف',
    rush: 'تحویل‌های فوری منتظر شروع',
    maintenance: 'کارهای نگهداری منتظر شروع',
    labels: 'آدرس‌های در انتظار بررسی',
    reports: 'گزارش‌های تخلف رسیدگی‌نشده',
    names: 'سفارش‌های پرداخت‌شده با دامنهٔ تأییدنشده',
    expiring: 'دامنه‌های رو به انقضا',
    invoices: 'صورت‌حساب‌های سررسیدگذشته',
    emails: 'ایمیل‌های ارسال‌نشدهٔ هفت روز گذشته',
  },
  oldest: 'قدیمی‌ترین:',
  cards: {
    label: 'خلاصه',
    failed: 'آمار بارگذاری نشد',
    orders: 'همهٔ سفارش‌ها',
    pending: (n: number) => `${formatNumber(n)} در انتظار`,
    users: 'همهٔ کاربران',
    active: (n: number) => `${formatNumber(n)} فعال`,
    revenue: 'درآمد کل',
    average: (sum: string) => `میانگین هر سفارش ${sum}`,
    emails: 'ایمیل‌های امروز',
    emailsHint: 'از نیمه‌شب تهران',
  },
} as const;
