import { ltr } from '#core/text/bidi.js';
import { formatDate, formatDateTime } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { SITE_RETENTION } from '#core/limits/limits.js';
import type { SiteStatus, SiteStop } from './sites.values.js';

interface BuildState {
  readonly status: SiteStatus;
  readonly buildingNumber: number | null;
  /** The text of the last failed build. */
  readonly failure: string | null;
}

/** Why it is closed, for its customer to read. */
const STOP_TEXTS: Readonly<Record<SiteStop, string>> = {
  refunded: 'وجه سفارش بازگردانده شده است.',
  cancelled: 'سفارش لغو شده است.',
  deleted: 'سفارش حذف شده است.',
  account_removed: 'حساب صاحب سایت حذف شده است.',
  suspended: 'سایت موقتاً بسته شده است.',
  taken_down: 'مدیران برپا سایت را بسته‌اند.',
  overdue: 'صورت‌حساب تمدید پرداخت نشده است. با پرداخت آن، سایت همان لحظه باز می‌شود.',
  not_renewed: 'تمدید را متوقف کرده بودید و زمان پرداخت‌شده به پایان رسیده است.',
};

/** With what the administrator wrote who closed it. */
export function stopText(stop: SiteStop, note: string | null): string {
  return note === null ? STOP_TEXTS[stop] : `${STOP_TEXTS[stop]} دلیل: ${note}`;
}

const ASK = 'اگر پرسش یا اعتراضی دارید، از بخش پشتیبانی بنویسید.';

/** How long the files of a closed site are kept. */
const KEPT = `${toPersianDigits(String(SITE_RETENTION.keptMs / 86_400_000))} روز`;

export const SITE_TEXTS = {
  online: (address: string, number: string) => ({
    title: 'سایت شما آنلاین است',
    message: `سایت سفارش ${ltr(number)} ساخته شد و در این آدرس باز می‌شود: ${ltr(address)}`,
  }),
  labelWaits:
    'آدرسی که هنگام سفارش نوشته بودید به نام دیگری شباهت دارد. مدیران برپا آن را بررسی می‌کنند و نتیجه را به شما خبر می‌دهند.',
  addressChange: (host: string) => `آدرس سایت به ${ltr(host)} تغییر کرد`,
  failed: (number: string, cause: string) => ({
    title: 'ساخت سایت شما به مشکل خورد',
    message: `سایت سفارش ${ltr(number)} ساخته نشد. ${cause} پرداخت شما سر جای خود است.`,
  }),
  notRenewed: (number: string, cause: string) => ({
    title: 'نسخهٔ جدید سایت شما ساخته نشد',
    message: `بازدیدکنندگان سایت سفارش ${ltr(number)} همچنان نسخهٔ قبلی را می‌بینند. ${cause}`,
  }),
  failedForAdmins: (number: string, failure: string) => ({
    title: 'ساخت یک سایت شکست خورد',
    message: `سایت سفارش ${ltr(number)} پس از چند بار تلاش ساخته نشد: ${ltr(failure)}`,
  }),
  offline: (address: string, why: SiteStop) => ({
    title: 'سایت شما از دسترس خارج شد',
    message: `${ltr(address)} دیگر برای بازدیدکنندگان باز نمی‌شود. ${STOP_TEXTS[why]} فایل‌های سایت ${KEPT} نگه داشته می‌شود؛ تا آن زمان می‌توانید خروجی آن را از داشبورد بگیرید.`,
  }),
  removalSoon: (address: string, date: Date) => ({
    title: 'فایل‌های سایت بستهٔ شما به‌زودی پاک می‌شود',
    message: `${ltr(address)} بسته است و فایل‌های آن ${formatDate(date)} پاک می‌شود. پیش از آن خروجی سایت را از داشبورد بگیرید، یا اگر می‌خواهید سایت باز شود از بخش پشتیبانی بنویسید.`,
  }),
  removed: (address: string) => ({
    title: 'فایل‌های سایت بستهٔ شما پاک شد',
    message: `زمان نگهداری ${ltr(address)} به پایان رسید و نسخه‌های آن پاک شد. سفارش، صورت‌حساب و فایل‌هایی که بارگذاری کرده‌اید سر جای خود است.`,
  }),
  scheduleBegun: (address: string, at: Date) => ({
    title: 'انتشار زمان‌بندی‌شده شروع شد',
    message: `نسخهٔ جدید ${ltr(address)} که برای ${formatDateTime(at)} زمان‌بندی شده بود در حال ساخت است و تا چند لحظهٔ دیگر نشان داده می‌شود.`,
  }),
  scheduleFailed: (address: string, at: Date, reason: string) => ({
    title: 'انتشار زمان‌بندی‌شده انجام نشد',
    message: `قرار بود ${ltr(address)} در ${formatDateTime(at)} منتشر شود، اما انجام نشد. ${reason} پیش‌نویس شما سر جای خود است؛ پس از برطرف کردن مشکل آن را منتشر کنید یا زمان دیگری انتخاب کنید.`,
  }),
  /** The acts of administrators on it. */
  acts: {
    rebuilt: (address: string) => ({
      title: 'سایت شما دوباره ساخته می‌شود',
      message: `مدیران برپا ساخت دوبارهٔ ${ltr(address)} را شروع کردند. کاری از شما لازم نیست؛ تا پایان ساخت، بازدیدکنندگان نسخهٔ فعلی را می‌بینند.`,
    }),
    suspended: (address: string, reason: string) => ({
      title: 'سایت شما موقتاً بسته شد',
      message: `مدیران برپا ${ltr(address)} را موقتاً بستند و بازدیدکنندگان آن را نمی‌بینند. دلیل: ${reason}\nفایل‌های سایت ${KEPT} نگه داشته می‌شود. آنچه را گفته شد درست کنید و از بخش پشتیبانی خبر دهید تا سایت باز شود.`,
    }),
    resumed: (address: string) => ({
      title: 'سایت شما دوباره باز شد',
      message: `${ltr(address)} دوباره برای بازدیدکنندگان باز است. کاری از شما لازم نیست.`,
    }),
    taken_down: (address: string, reason: string) => ({
      title: 'سایت شما بسته شد',
      message: `مدیران برپا ${ltr(address)} را بستند. دلیل: ${reason}\nفایل‌های سایت ${KEPT} نگه داشته می‌شود؛ تا آن زمان می‌توانید خروجی آن را از داشبورد بگیرید. ${ASK}`,
    }),
    custom: (address: string, note: string) => ({
      title: 'نسخهٔ سفارشی سایت شما منتشر شد',
      message: `مدیران برپا نسخهٔ سفارشی ${ltr(address)} را منتشر کردند: ${note}\nنسخه‌های قبلی در داشبورد مانده‌اند و هر زمان بخواهید به آن‌ها برمی‌گردید. اگر پیش‌نویس خود را منتشر کنید، جای نسخهٔ سفارشی را می‌گیرد.`,
    }),
    label_approved: (address: string) => ({
      title: 'آدرس دلخواه سایت شما تأیید شد',
      message: `سایت شما حالا در این آدرس باز می‌شود: ${ltr(address)}\nهر کس آدرس قبلی را باز کند به همین‌جا می‌رسد. کاری از شما لازم نیست.`,
    }),
    label_refused: (address: string, reason: string) => ({
      title: 'آدرس دلخواه سایت شما تأیید نشد',
      message: `آدرسی که هنگام سفارش نوشته بودید به نام دیگری شباهت دارد و آدرس سایت همین می‌ماند: ${ltr(address)}\nدلیل: ${reason}\n${ASK}`,
    }),
    restored: (address: string) => ({
      title: 'سایت شما دوباره باز می‌شود',
      message: `بستن ${ltr(address)} برداشته شد و سایت دوباره برای بازدیدکنندگان باز است.`,
    }),
  },
  suspended: (address: string) => ({
    title: 'سایت شما موقتاً بسته شد',
    message: `${ltr(address)} برای بازدیدکنندگان باز نمی‌شود. ${STOP_TEXTS.overdue} فایل‌های سایت ${KEPT} نگه داشته می‌شود.`,
  }),
  reopened: (address: string) => ({
    title: 'سایت شما دوباره باز شد',
    message: `صورت‌حساب تمدید پرداخت شد و ${ltr(address)} همین حالا برای همه باز می‌شود.`,
  }),
} as const;

/** Why a site is not as its customer expects it, for the customer to read. */
const FAILURE_TEXTS = {
  retrying: 'ساخت سایت یک بار ناموفق بود و خودکار دوباره انجام می‌شود.',
  failed: 'سایت ساخته نشد.',
  notRenewed: 'نسخهٔ جدید ساخته نشد؛ بازدیدکنندگان همچنان نسخهٔ قبلی را می‌بینند.',
} as const;

/** The meaning of a failure for a customer, and what they can do. Beside each the program's words for it. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/is too large$/, 'حجم سایت از اندازهٔ مجاز بیشتر است. تعداد عکس‌ها یا صفحه‌ها را کم کنید و دوباره منتشر کنید.'],
  [/pictures at most/, 'تعداد عکس‌های سایت از اندازهٔ مجاز بیشتر است. چند عکس را بردارید و دوباره منتشر کنید.'],
  [/path stands twice/, 'آدرس دو صفحهٔ سایت یکی است. آدرس یکی را عوض کنید و دوباره منتشر کنید.'],
];
const OURS = 'مشکل از سامانهٔ ماست؛ مدیران برپا باخبر شدند و پیگیری می‌کنند. کاری از شما لازم نیست.';

/** Why a build failed, in plain words. `failure` is what the program said. */
export function causeOf(failure: string): string {
  return CAUSES.find(([pattern]) => pattern.test(failure))?.[1] ?? OURS;
}

/** Null where nothing is wrong. */
export function failureText({ status, buildingNumber, failure }: BuildState): string | null {
  if (status === 'failed') return `${FAILURE_TEXTS.failed} ${causeOf(failure ?? '')}`;
  if (failure === null) return null;
  return buildingNumber === null ? `${FAILURE_TEXTS.notRenewed} ${causeOf(failure)}` : FAILURE_TEXTS.retrying;
}
