export const notificationMenu = {
  title: 'اعلان‌ها',
  open: (unread: string | null) => (unread === null ? 'اعلان‌ها' : `اعلان‌ها، ${unread} خوانده‌نشده`),
  all: 'همهٔ اعلان‌ها',
  markAll: 'همه را خواندم',
  markOne: 'خواندم',
  empty: 'هنوز اعلانی ندارید',
  emptyHint: 'خبر سفارش‌ها، پرداخت‌ها و دامنهٔ شما این‌جا می‌رسد.',
  unread: 'خوانده‌نشده',
  failedList: 'اعلان‌ها بارگذاری نشد',
  failedOne: 'اعلان به «خوانده‌شده» تغییر نکرد',
  failedAll: 'اعلان‌ها به «خوانده‌شده» تغییر نکردند',
} as const;

/** The page of all notifications. */
export const notificationsPage = {
  lead: 'هر خبری که از سفارش‌ها، پرداخت‌ها و سایت‌های شما رسیده است.',
  shown: 'کدام اعلان‌ها',
  every: 'همه',
  unread: 'خوانده‌نشده‌ها',
  nothingUnread: 'اعلان خوانده‌نشده‌ای ندارید',
} as const;

/** The card of the profile tab. */
export const preferenceMessages = {
  title: 'اعلان‌ها',
  hint: 'از هر چیز همان‌طور باخبر شوید که می‌خواهید.',
  failed: 'تنظیم اعلان‌ها بارگذاری نشد',
  notSaved: 'تنظیم اعلان‌ها ذخیره نشد',
  kind: 'موضوع',
  bell: 'زنگوله',
  email: 'ایمیل',
  locked: 'همیشه روشن است',
  kinds: {
    order: { name: 'سفارش‌ها', hint: 'ثبت، پیشرفت و تکمیل' },
    money: { name: 'پرداخت و کیف پول', hint: 'هر جابه‌جایی پول؛ همیشه روشن است' },
    security: { name: 'امنیت حساب', hint: 'ورود، رمز عبور و دومرحله‌ای؛ همیشه روشن است' },
    domain: { name: 'دامنه', hint: 'ثبت، تمدید و پایان اعتبار' },
    support: { name: 'پشتیبانی', hint: 'پاسخ به درخواست‌های شما' },
    news: { name: 'خبرهای برپا', hint: 'امکانات جدید و رویدادها' },
  },
  /** The name of a switch for screen readers. */
  switch: (kind: string, channel: string) => `${kind} با ${channel}`,
} as const;
