/** The newsletter list of a site. */
import { ltr } from '#core/text/bidi.js';
import { NEWSLETTER } from '#core/sites/newsletter.js';
import { toPersianDigits } from '#client/lib/format.js';

export const siteNewsletterMessages = {
  parts: 'پیام‌ها یا خبرنامه',
  webhooks: 'وب‌هوک‌های این سایت',
  messages: 'پیام‌ها',
  newsletter: 'خبرنامه',
  confirmed: (n: number) => `${toPersianDigits(n)} عضو تأییدشده`,
  pending: (n: number) => `${toPersianDigits(n)} نفر هنوز ایمیل خود را تأیید نکرده‌اند`,
  text: `هر کس ایمیل خود را در فرم خبرنامهٔ سایت بنویسد و آن را با لینکی که برایش می‌فرستیم تأیید کند، به این فهرست می‌آید. ایمیل‌هایی که تا ${toPersianDigits(NEWSLETTER.confirmDays)} روز تأیید نشوند پاک می‌شوند.`,
  sending:
    'خود خبرنامه را برپا نمی‌فرستد: فهرست را با خروجی CSV یا API به برنامهٔ ارسال خود ببرید و لینک لغو عضویت هر نفر را در نامه‌هایش بگذارید.',
  list: 'اعضای خبرنامه',
  search: 'جستجوی اعضا',
  searchHint: 'ایمیل یا نام',
  csv: 'خروجی CSV',
  failed: 'اعضا بارگذاری نشد',
  since: 'تأیید',
  empty: {
    title: 'هنوز عضوی نیست',
    text: 'اگر سایت فرم خبرنامه ندارد، یکی به آن اضافه کنید و سایت را منتشر کنید.',
    action: 'افزودن فرم خبرنامه',
  },
  nothingFound: { title: 'عضوی پیدا نشد', text: 'بخش دیگری از ایمیل یا نام را جستجو کنید.' },
  remove: {
    action: 'حذف',
    label: (email: string) => `حذف ${ltr(email)}`,
    title: 'این عضو حذف شود؟',
    text: (email: string) =>
      `${ltr(email)} برای همیشه از فهرست پاک می‌شود و با هیچ نسخهٔ پشتیبانی برنمی‌گردد. خودش می‌تواند دوباره عضو شود.`,
    confirm: 'حذف عضو',
    done: 'عضو حذف شد.',
    failed: 'عضو حذف نشد',
  },
} as const;
