/** How often a site is visited. */
import { formatNumber } from '#client/lib/format.js';

export const siteVisitsMessages = {
  tab: 'آمار بازدید',
  title: 'آمار بازدید',
  failed: 'آمار بازدید بارگذاری نشد',
  period: 'بازهٔ آمار',
  lastDays: (n: number) => `${formatNumber(n)} روز گذشته`,
  csv: 'دریافت CSV',
  csvFailed: 'فایل آمار دریافت نشد',
  visitors: 'بازدیدکننده',
  views: 'بازدید صفحه',
  perVisitor: 'صفحه برای هر بازدیدکننده',
  /** `percent` as it is shown, with its sign. */
  change: (percent: string, n: number) => `${percent} نسبت به ${formatNumber(n)} روز پیش از آن`,
  same: (n: number) => `بدون تغییر نسبت به ${formatNumber(n)} روز پیش از آن`,
  noneBefore: (n: number) => `در ${formatNumber(n)} روز پیش از آن بازدیدی ثبت نشده است`,
  tables: {
    pages: { title: 'صفحه‌ها', value: 'صفحه' },
    sources: { title: 'راه‌های ورود', value: 'از کجا' },
    referrers: { title: 'سایت‌های معرف', value: 'سایت' },
    devices: { title: 'دستگاه‌ها', value: 'دستگاه' },
    countries: { title: 'کشورها', value: 'کشور' },
  },
  arrivals: 'ورود',
  none: 'در این بازه موردی نیست.',
  more: (n: number) => `${formatNumber(n)} مورد دیگر`,
  empty: {
    title: 'هنوز بازدیدی ثبت نشده است',
    text: 'بازدیدهای سایت از همین حالا شمرده می‌شوند و کمتر از یک دقیقه بعد این‌جا دیده می‌شوند.',
  },
  offer: {
    title: 'بدانید سایتتان چقدر دیده می‌شود',
    text: 'تعداد بازدیدکنندگان و بازدید صفحه‌ها در هر روز، این‌که از کدام موتور جستجو، شبکهٔ اجتماعی یا سایت آمده‌اند، و دستگاه و کشورشان. شمارش از زمان خرید شروع می‌شود و یک‌بار پرداخت دارد.',
    action: 'خرید آمار بازدید',
    waiting: 'خرید آمار بازدید منتظر پرداخت است. آن را در «صورت‌حساب» ببینید.',
  },
  privacy: {
    title: 'این آمار چگونه جمع می‌شود؟',
    text: 'بدون کوکی و بدون اسکریپت: سرور هنگام نمایش هر صفحه آن را می‌شمارد. آدرس اینترنتی بازدیدکننده ذخیره نمی‌شود و هر روز با کلیدی که آخر روز پاک می‌شود به کدی بی‌نام تبدیل می‌شود؛ برای همین کسی که در دو روز بیاید دو بازدیدکننده شمرده می‌شود. ربات‌ها شمرده نمی‌شوند.',
    countries: 'کشور از روی آدرس‌های IPv4 و با دادهٔ IP2Location LITE شناخته می‌شود',
  },
} as const;
