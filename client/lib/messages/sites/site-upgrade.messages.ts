/** Buying what a site has beyond its order. */
import { toPersianDigits } from '#core/text/digits.js';
import type { Billing } from '#client/gql/graphql.js';
import { formatChange, formatDate, formatToman } from '../../format.js';

const periods: Readonly<Record<Billing, string>> = { monthly: 'هر ماه', annual: 'هر سال' };

export const siteUpgradeMessages = {
  added: (toman: number) => (toman > 0 ? formatChange(toman) : 'بدون هزینه'),
  taken: formatChange,
  lines: 'آنچه اضافه می‌شود و قیمت آن',
  beyond: 'این‌ها بیش از چیزی است که خریده‌اید:',
  /** To an administrator, who cannot buy for the owner. */
  others: {
    title: 'این پیش‌نویس هنوز منتشر نمی‌شود',
    beyond: 'این‌ها بیش از چیزی است که برای این سایت خریده شده است:',
    text: 'سفارش آن فقط از حساب صاحب سایت انجام می‌شود. پیش‌نویس ذخیره شده است و می‌ماند؛ صاحب سایت می‌تواند آن را از صفحهٔ سایت سفارش دهد و منتشر کند.',
  },
  publishes: 'پس از پرداخت، همین طرح منتشر می‌شود.',
  keepsCustom:
    'سایت شما الان با کد اختصاصی نشان داده می‌شود و با پرداخت عوض نمی‌شود؛ پس از آن، پیش‌نویس را خودتان منتشر کنید.',
  order: (publishes: boolean) => (publishes ? 'خرید و انتشار' : 'خرید'),
  title: 'افزودن به سایت',
  until: (date: string, left: number) =>
    `قیمت دوره‌ای فقط برای ${toPersianDigits(left)} روز باقی‌مانده تا ${date} حساب شده است.`,
  now: 'حالا می‌پردازید',
  later: {
    label: 'تمدیدهای بعدی',
    more: (toman: number, billing: Billing) => `${periods[billing]} ${formatToman(toman)} بیشتر`,
    less: (toman: number, billing: Billing) => `${periods[billing]} ${formatToman(-toman)} کمتر`,
    same: 'بدون تغییر',
  },
  services: 'خدمات',
  servicesHint: 'خدمتی را که می‌خواهید اضافه شود انتخاب کنید.',
  allServices: 'همهٔ خدمات را خریده‌اید.',
  free: (publishes: boolean) => (publishes ? 'انتشار بدون هزینه' : 'افزودن بدون هزینه'),
  freeDone: 'انجام شد. نسخهٔ جدید تا چند لحظهٔ دیگر دیده می‌شود.',
  paid: 'پرداخت شد. نسخهٔ جدید تا چند لحظهٔ دیگر دیده می‌شود.',
  freeOnly: 'آنچه انتخاب کردید به سایت شما اضافه شد.',
  paidOnly: 'پرداخت شد و آنچه خریدید به سایت شما اضافه شد.',
  failed: 'سفارش ثبت نشد',
  changed: 'پیش‌نویس یا قیمت آن تغییر کرده است. قیمت جدید را ببینید و دوباره انتخاب کنید.',
  waiting: {
    title: 'در انتظار پرداخت',
    text: (words: string, amount: number) => `${words}؛ ${formatToman(amount)}`,
    due: (date: string) =>
      `تا ${formatDate(new Date(date))} با همین قیمت پرداخت می‌شود؛ با پرداخت، همان طرح منتشر می‌شود.`,
    dueOnly: (date: string) => `تا ${formatDate(new Date(date))} با همین قیمت پرداخت می‌شود.`,
    invoice: (number: string) => `صورت‌حساب ${toPersianDigits(number)}`,
    again: 'سفارش دوباره با پیش‌نویس فعلی',
    cancel: 'انصراف از خرید',
    question: 'صورت‌حساب باطل می‌شود و سایت همان‌گونه که هست می‌ماند. پیش‌نویس شما پاک نمی‌شود.',
    cancelled: 'خرید لغو شد.',
    notCancelled: 'خرید لغو نشد',
  },
  bought: {
    title: 'آنچه خریده‌اید',
    pages: 'صفحه‌ها',
    sections: 'بخش‌ها',
    unlimited: 'به تعداد دلخواه',
    logo: 'لوگو',
    hasLogo: 'دارد',
    noLogo: 'خریده نشده',
    services: 'خدمات',
    none: 'هیچ‌کدام',
    add: 'افزودن خدمت',
  },
} as const;
