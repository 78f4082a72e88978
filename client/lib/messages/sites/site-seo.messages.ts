/** Title, description, address and picture of each page of a site, as search engines and shared links show them. */
import { pictureMessages } from '../picture.messages.js';
import { toPersianDigits } from '../../../../core/text/digits.js';
import { SEO } from '../../../../core/limits/limits.js';

const digits = (value: number) => toPersianDigits(value);

export const seoMessages = {
  tab: 'سئو',
  heading: 'صفحه‌ها در گوگل و شبکه‌های اجتماعی',
  text: 'برای هر صفحه عنوان، توضیح، نشانی و تصویری بنویسید که در نتیجهٔ جست‌وجو و هنگام فرستادن لینک دیده می‌شود. هر کدام را خالی بگذارید، خودکار از نام و متن صفحه ساخته می‌شود.',
  failed: 'پیش‌نویس خوانده نشد',
  unreadable: 'طرح این سایت صفحه‌ای ندارد که بتوان این‌جا ویرایش کرد.',
  page: 'صفحه',
  pages: 'صفحه‌های سایت',
  faulty: 'نیاز به اصلاح دارد',
  changed: 'ذخیره نشده',
  title: 'عنوان',
  description: 'توضیح',
  slug: 'نشانی صفحه',
  slugAuto: 'اگر خالی باشد، از نام صفحه ساخته می‌شود.',
  slugFirst: 'صفحهٔ اول با نشانی خود سایت باز می‌شود.',
  address: (address: string) => `نشانی صفحه: ${address}`,
  count: (length: number, most: number) => `${digits(length)} از ${digits(most)} کاراکتر`,
  cutTitle: `گوگل معمولاً حدود ${digits(SEO.shownTitle)} کاراکتر اول عنوان را نشان می‌دهد.`,
  cutDescription: `گوگل معمولاً حدود ${digits(SEO.shownDescription)} کاراکتر اول توضیح را نشان می‌دهد.`,
  image: {
    label: 'تصویر لینک',
    hint: 'بهترین اندازه ۱۲۰۰ در ۶۳۰ پیکسل است؛ بقیهٔ تصویر از کناره‌ها بریده می‌شود.',
    own: 'تصویر انتخاب‌شده',
    none: 'تصویر عمومی سایت، از نام و رنگ آن',
    choose: 'انتخاب تصویر',
    change: 'تغییر تصویر',
    remove: 'حذف تصویر',
    dialog: 'انتخاب تصویر لینک',
    list: 'تصویرهای این سفارش',
    use: (name: string) => `استفاده از «${name}»`,
    empty: 'هنوز تصویری برای این سفارش بارگذاری نکرده‌اید.',
    failed: 'تصویرها خوانده نشد',
    upload: 'بارگذاری تصویر جدید',
    faults: { ...pictureMessages.faults, room: 'جای نگهداری تصویرها پر شده است.' },
  },
  previews: {
    search: 'پیش‌نمایش در نتیجهٔ گوگل',
    share: 'پیش‌نمایش هنگام فرستادن لینک',
    note: 'گوگل گاهی عنوان یا توضیح دیگری از متن صفحه برمی‌دارد.',
  },
  save: 'ذخیره در پیش‌نویس',
  saving: 'در حال ذخیره…',
  saved: 'در پیش‌نویس ذخیره شد. برای این‌که بازدیدکنندگان ببینند، پیش‌نویس را منتشر کنید.',
  unsaved: (pages: number) => `تغییرهای ${digits(pages)} صفحه هنوز ذخیره نشده است.`,
  allSaved: 'همهٔ تغییرها در پیش‌نویس است.',
  toPublish: 'رفتن به انتشار',
  discard: 'برگرداندن تغییرها',
  discardQuestion: 'نوشته‌های ذخیره‌نشدهٔ این بخش پاک می‌شود.',
  notSaved: 'ذخیره نشد',
  fixFirst: 'پیش از ذخیره، مواردی را که مشخص شده اصلاح کنید.',
  closed: 'سایت بسته است و پیش‌نویس آن فعلاً ذخیره نمی‌شود.',
  conflict: {
    title: 'پیش‌نویس در جای دیگری تغییر کرده بود',
    text: 'پیش‌نویس جدید خوانده شد و نوشته‌های شما سر جایش است. بررسی کنید و دوباره ذخیره کنید.',
    clash: (page: string, field: string, theirs: string) =>
      `${field} «${page}» در جای دیگر هم تغییر کرده است: ${theirs === '' ? 'خالی' : `«${theirs}»`}`,
  },
} as const;
