/** A person of the demonstration, or one that another test has made. */
const PERSON = /(?:customer|admin)@barpa\.example|@example\.ir/;

/** The administrators' tabs: key, label, and something that only the loaded tab shows. */
export const ADMIN_TABS: readonly (readonly [key: string, label: string, sign: string | RegExp])[] = [
  ['orders', 'سفارش‌ها', 'خروجی CSV'],
  ['sites', 'سایت‌ها', 'خروجی CSV'],
  ['domains', 'دامنه‌ها', 'افزودن پسوند'],
  ['coupons', 'کدهای تخفیف', 'خروجی CSV'],
  ['invoices', 'صورت‌حساب‌ها', 'صورت‌حساب جدید'],
  ['payments', 'پرداخت‌ها', 'اعمال فیلتر'],
  ['receipts', 'رسیدها', 'رسید جدید'],
  ['wallets', 'کیف پول‌ها', PERSON],
  ['users', 'کاربران', PERSON],
  ['support', 'پشتیبانی', 'گفت‌وگویی انتخاب کنید'],
  ['emails', 'ایمیل‌ها', 'قالب‌ها'],
  ['settings', 'تنظیمات سایت', 'مالیات بر ارزش افزوده'],
  ['stats', 'آمار', 'نسبت سررسیدگذشته‌ها'],
  ['system-health', 'سلامت سامانه', 'زمان کار'],
  ['tools', 'ابزارها', 'ارسال ایمیل آزمایشی'],
  ['api-keys', 'کلیدهای API', 'خروجی CSV'],
  ['audit', 'رویدادنگار', 'خروجی CSV'],
];
