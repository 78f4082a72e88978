/** The page of one site: its state, its versions, its files. */
import { ltr } from '#core/text/bidi.js';
import { toPersianDigits } from '#core/text/digits.js';
import { RELEASES_KEPT } from '#core/limits/limits.js';
import type { ReleaseMaker, SiteStatus } from '#client/gql/graphql.js';

const states: Readonly<Record<SiteStatus, string>> = {
  building: 'در حال ساخت',
  online: 'آنلاین',
  suspended: 'موقتاً بسته',
  offline: 'بسته',
  failed: 'ساخته نشد',
};

const makers: Readonly<Record<ReleaseMaker, string>> = {
  payment: 'با پرداخت سفارش',
  owner: 'به درخواست شما',
  team: 'تیم برپا',
};

const version = (number: number) => `نسخهٔ ${toPersianDigits(String(number))}`;

export const sitePageMessages = {
  title: 'سایت',
  back: 'بازگشت به سفارش‌ها',
  failed: 'سایت بارگذاری نشد',
  others: {
    back: 'بازگشت به سایت‌ها در پنل مدیریت',
    owner: (name: string) => `این سایت مال ${name} است و شما آن را به‌عنوان مدیر می‌بینید.`,
    removed: 'حساب صاحب این سایت حذف شده است.',
    text: 'خرید و تمدید سایت و پاسخ به پیام‌ها فقط از حساب صاحب آن انجام می‌شود. ثبت دامنه‌ها در بخش «ثبت دامنه‌ها» پنل مدیریت است.',
  },
  states,
  makers,
  version,
  copyAddress: 'آدرس سایت',
  open: 'باز کردن سایت',
  simulated: 'در این نسخهٔ نمایشی دامنه‌ها در اینترنت ثبت نمی‌شوند؛ سایت در آدرس پیش‌نمایش باز می‌شود.',
  tabs: {
    label: 'بخش‌های صفحهٔ سایت',
    overview: 'نمای کلی',
    releases: 'نسخه‌ها',
    billing: 'صورت‌حساب',
    export: 'خروجی',
  },
  overview: {
    preview: 'تصویر سایت',
    course: 'روند سایت',
    steps: {
      paid: 'سفارش پرداخت شد',
      building: 'سایت در حال ساخت است',
      failed: 'ساخت سایت ناموفق بود',
      online: 'سایت آنلاین شد',
      connected: (name: string) => `دامنهٔ ${ltr(name)} وصل شد`,
      live: (number: number) => `${version(number)} منتشر شد`,
      next: 'نسخهٔ جدید در حال ساخت است',
      suspended: 'سایت موقتاً بسته شد',
      offline: 'سایت بسته شد',
    },
    soon: 'تا چند لحظهٔ دیگر',
  },
  kept: {
    text: (date: string) => `فایل‌های سایت تا ${date} نگه داشته می‌شود و تا آن روز می‌توانید از سایت خروجی بگیرید.`,
    export: 'دریافت خروجی',
    removed: {
      title: 'فایل‌های این سایت پاک شده است',
      text: 'زمان نگهداری سایت بسته به پایان رسیده است. سفارش، صورت‌حساب و فایل‌هایی که بارگذاری کرده‌اید سر جای خود است.',
    },
  },
  draft: {
    title: 'پیش‌نویس',
    same: 'پیش‌نویس با سایتی که بازدیدکنندگان می‌بینند یکی است.',
    notBuilt: 'سایت با این طرح ساخته نشد. هر زمان بخواهید می‌توانید آن را تغییر دهید و دوباره منتشر کنید.',
    waiting: 'این تغییرها هنوز منتشر نشده است:',
    edit: 'ویرایش سایت',
    publish: 'انتشار',
    publishing: 'انتشار شروع شد. نسخهٔ جدید تا چند لحظهٔ دیگر نشان داده می‌شود.',
    notPublished: 'منتشر نشد',
    replaceCustom: {
      title: 'طرح شما جای نسخهٔ سفارشی را بگیرد؟',
      text: 'بازدیدکنندگان الان نسخهٔ سفارشی سایت را می‌بینند که تیم برپا منتشر کرده است. با انتشار پیش‌نویس، طرح خودتان را می‌بینند. نسخهٔ سفارشی در نسخه‌ها می‌ماند و می‌توانید به آن برگردید.',
      action: 'انتشار طرح',
    },
    scheduleCustom: {
      title: 'طرح شما در آن زمان جای نسخهٔ سفارشی را بگیرد؟',
      text: 'بازدیدکنندگان الان نسخهٔ سفارشی سایت را می‌بینند که تیم برپا منتشر کرده است. در زمانی که انتخاب کرده‌اید، طرح خودتان خودکار جای آن را می‌گیرد. نسخهٔ سفارشی در نسخه‌ها می‌ماند و می‌توانید به آن برگردید.',
      action: 'زمان‌بندی انتشار طرح',
    },
    discard: 'کنار گذاشتن تغییرها',
    discardText: 'پیش‌نویس دوباره همان سایتی می‌شود که بازدیدکنندگان می‌بینند. تغییرهای منتشرنشده برنمی‌گردد.',
    discarded: 'تغییرها کنار گذاشته شد.',
    notDiscarded: 'تغییرها کنار گذاشته نشد',
    failed: 'پیش‌نویس بارگذاری نشد',
  },
  custom: {
    badge: 'سفارشی',
    notice: {
      title: 'نسخهٔ سفارشی در حال نمایش است',
      text: 'این نسخه را تیم برپا با کد سفارشی منتشر کرده است و در طرح شما دیده نمی‌شود. برای دیدن آن سایت را باز کنید. اگر پیش‌نویس خود را منتشر کنید، جای آن را می‌گیرد.',
    },
  },
  releases: {
    changes: 'تغییرهای این نسخه',
    list: 'نسخه‌های سایت',
    none: { title: 'هنوز نسخه‌ای ساخته نشده است', text: 'اولین نسخه چند لحظه پس از پرداخت ساخته می‌شود.' },
    kept: `${toPersianDigits(RELEASES_KEPT.newest)} نسخهٔ آخر سایت و همهٔ نسخه‌های ${toPersianDigits(RELEASES_KEPT.days)} روز گذشته نگه داشته می‌شود.`,
    live: 'در حال نمایش',
    rollback: 'بازگشت به این نسخه',
    question: (number: number) => `بازگشت به ${version(number)}`,
    text: 'بازدیدکنندگان فوراً همین نسخه را می‌بینند. نسخه‌های دیگر سر جای خود می‌مانند و هر زمان می‌توانید به آن‌ها برگردید.',
    done: (number: number) => `${version(number)} به بازدیدکنندگان نشان داده می‌شود.`,
    again: (number: number) => `${version(number)} از نو ساخته می‌شود، بدون نمونه‌هایی که خودتان ننوشته‌اید.`,
    failed: 'بازگشت انجام نشد',
  },
  export: {
    title: 'فایل‌های سایت از آنِ شماست',
    text: 'همهٔ صفحه‌ها، تصویرها و فونت‌ها در یک فایل زیپ. آن را می‌توانید روی هر میزبان دیگری هم بگذارید.',
    live: 'نسخهٔ در حال نمایش',
    last: 'آخرین نسخهٔ سایت',
    others: 'نسخه‌های قبلی',
    none: { title: 'هنوز فایلی برای دریافت نیست', text: 'پس از ساخته شدن اولین نسخه، فایل‌ها این‌جا هستند.' },
    facts: (files: number, size: string) => `${toPersianDigits(String(files))} فایل، ${size}`,
  },
} as const;
