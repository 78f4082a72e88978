/** The messages that visitors send by the forms of a site. */
import { ltr } from '#core/text/bidi.js';
import type {
  EmailStatus,
  SiteMessageFileRefusal,
  SiteMessageKind,
  SiteMessageState,
  SpamReason,
} from '#client/gql/graphql.js';
import { toPersianDigits } from '../../format.js';

const states: Readonly<Record<SiteMessageState, string>> = {
  inbox: 'صندوق',
  archived: 'بایگانی',
  spam: 'هرزنامه',
};

const kinds: Readonly<Record<SiteMessageKind, string>> = {
  contact: 'تماس',
  booking: 'رزرو',
  newsletter: 'خبرنامه',
};

const spamReasons: Readonly<Record<SpamReason, string>> = {
  hidden_field: 'فیلدی پر شده که بازدیدکنندگان آن را نمی‌بینند',
  links: 'لینک زیاد',
  repetition: 'متن تکراری',
  too_fast: 'خیلی سریع ارسال شده',
  words: 'متن شبیه تبلیغ یا کلاهبرداری است',
};

const fileRefusals: Readonly<Record<SiteMessageFileRefusal, string>> = {
  site_full: 'جای فایل‌های سایت پر بود و ذخیره نشد؛ برای باز شدن جا، پیام‌های فایل‌دار قدیمی را حذف کنید.',
  no_space: 'فضای سرور کم بود و ذخیره نشد.',
  not_stored: 'به‌خاطر مشکلی در سامانه ذخیره نشد.',
  not_in_backup: 'نسخهٔ پشتیبان فایل‌ها را ندارد.',
};

const replyStates: Readonly<Record<EmailStatus, string>> = {
  queued: 'در حال ارسال',
  sent: 'ارسال شد',
  failed: 'ارسال نشد',
};

const several = (n: number): string => (n === 1 ? 'پیام' : `${toPersianDigits(n)} پیام`);

export const siteInboxMessages = {
  tab: 'پیام‌ها',
  unread: (n: number) => `${toPersianDigits(n)} پیام نخوانده`,
  open: (n: number) => `${toPersianDigits(n)} پیام جدید`,
  states,
  kinds,
  spamReasons,
  replyStates,
  unknownSender: 'فرستندهٔ ناشناس',
  list: {
    label: 'پیام‌های سایت',
    states: 'کدام پیام‌ها',
    search: 'جستجوی پیام‌ها',
    searchHint: 'نام، ایمیل، تلفن یا متن پیام',
    unreadOnly: 'فقط نخوانده‌ها',
    unreadMark: 'نخوانده',
    select: (sender: string) => `انتخاب پیام ${sender}`,
    markRead: 'خوانده شد',
    csv: 'خروجی CSV',
    failed: 'پیام‌ها بارگذاری نشد',
  },
  empty: {
    inbox: {
      title: 'هنوز پیامی نرسیده است',
      text: 'هر کس در فرم تماس یا رزرو سایت شما چیزی بنویسد، پیامش همان لحظه این‌جا می‌آید. اگر سایت فرمی ندارد، یکی به آن اضافه کنید و سایت را منتشر کنید.',
      action: 'افزودن فرم به سایت',
    },
    archived: { title: 'بایگانی خالی است', text: 'پیام‌هایی را که کارتان با آن‌ها تمام شده است بایگانی کنید.' },
    spam: {
      title: 'هرزنامه‌ای نیست',
      text: 'پیام‌های مشکوک این‌جا می‌آیند. هیچ‌کدام پاک نمی‌شود و می‌توانید آن‌ها را به صندوق برگردانید.',
    },
    nothingFound: {
      title: 'پیامی پیدا نشد',
      text: 'جستجو یا فیلترها را تغییر دهید.',
      action: 'پاک کردن فیلترها',
    },
  },
  choose: { title: 'پیامی را انتخاب کنید', text: 'متن کامل پیام و پاسخ شما این‌جا نشان داده می‌شود.' },
  message: {
    failed: 'پیام بارگذاری نشد',
    back: 'بازگشت به پیام‌ها',
    form: 'فرم',
    page: 'صفحه',
    firstPage: 'صفحهٔ اصلی',
    email: 'ایمیل فرستنده',
    phone: 'تلفن فرستنده',
    answers: 'متن پیام',
    files: 'فایل‌های پیام',
    download: (name: string) => `دانلود ${name}`,
    downloadFile: 'دانلود',
    fileRefusals,
    whySpam: 'این پیام هرزنامه شناخته شد',
    archive: 'بایگانی',
    spam: 'هرزنامه است',
    notSpam: 'هرزنامه نیست',
    toInbox: 'برگرداندن به صندوق',
    markUnread: 'نخوانده بماند',
    delete: {
      action: 'حذف',
      title: 'این پیام حذف شود؟',
      text: 'پیام از صندوق پاک می‌شود. با بازگرداندن یک نسخهٔ پشتیبان برمی‌گردد، اما فایل‌هایش نه.',
      erase: 'فرستنده خواسته است اطلاعاتش پاک شود',
      eraseHint: 'پیام با هیچ نسخهٔ پشتیبانی برنمی‌گردد.',
      forGood: 'حذف برای همیشه',
    },
    changeFailed: 'تغییر انجام نشد',
    moved: {
      inbox: (n) => `${several(n)} به صندوق برگشت.`,
      archived: (n) => `${several(n)} بایگانی شد.`,
      spam: (n) => `${several(n)} به هرزنامه رفت.`,
    } satisfies Record<SiteMessageState, (n: number) => string>,
  },
  sender: {
    menu: 'همهٔ پیام‌های فرستنده',
    csv: 'دریافت همهٔ پیام‌هایش (CSV)',
    erase: 'پاک کردن همهٔ پیام‌هایش',
    title: 'همهٔ پیام‌های این فرستنده پاک شود؟',
    text: (sender: string) =>
      `همهٔ پیام‌های ${ltr(sender)} از صندوق، بایگانی و هرزنامه پاک می‌شود و با هیچ نسخهٔ پشتیبانی برنمی‌گردد.`,
    confirm: 'پاک کردن برای همیشه',
    done: (n: number) => `${toPersianDigits(n)} پیام پاک شد.`,
    failed: 'پیام‌ها پاک نشد',
  },
  keeping: {
    action: 'مدت نگهداری',
    title: 'پیام‌ها چه مدت بمانند؟',
    text: 'پیام‌هایی که قدیمی‌تر شوند هر شب پاک می‌شوند؛ در بایگانی و هرزنامه هم. نسخه‌های پشتیبانی که گرفته شده‌اند تا پایان مدت خود آن‌ها را دارند. صفحهٔ «حریم خصوصی» سایت هم با این مدت دوباره ساخته می‌شود.',
    label: 'مدت نگهداری',
    forever: 'تا وقتی خودتان پاک کنید',
    months: (n: number) => `${toPersianDigits(n)} ماه`,
    save: 'ذخیره',
    saved: 'مدت نگهداری ذخیره شد.',
    loadFailed: 'مدت نگهداری بارگذاری نشد',
    failed: 'مدت نگهداری ذخیره نشد',
  },
  reply: {
    list: 'پاسخ‌های شما',
    yours: 'پاسخ شما',
    label: 'پاسخ شما به این پیام',
    placeholder: 'پاسخ خود را بنویسید…',
    hint: (address: string) =>
      `پاسخ با ایمیل به ${ltr(address)} می‌رود. اگر فرستنده جواب دهد، به ایمیل حساب شما می‌رسد.`,
    send: 'ارسال پاسخ',
    sent: 'پاسخ شما در راه است.',
    failed: 'پاسخ ارسال نشد',
    noAddress: 'فرستنده ایمیلی ننوشته است و نمی‌توانید از این‌جا پاسخ دهید.',
    full: (n: number) => `به این پیام ${toPersianDigits(n)} پاسخ داده‌اید. برای ادامه به فرستنده ایمیل بزنید.`,
  },
} as const;
