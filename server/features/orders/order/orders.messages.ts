import { ltr } from '#core/text/bidi.js';
import { wordList } from '#core/text/word-list.js';
import { formatNumber, formatToman } from '#core/dates/calendar.js';
import type { Toman } from '#core/money.js';
import { RECURRENCE_NAMES } from '#core/pricing/price-list.js';
import { formatPercent } from '#core/text/number-format.js';

export const ORDER_TEXTS = {
  defaultTitle: 'سفارش وب‌سایت',
  created: (number: string) => ({
    title: 'سفارش شما ثبت شد',
    message: `سفارش ${ltr(number)} ثبت شد و در انتظار پرداخت است.`,
  }),
  noted: (number: string) => ({
    title: 'سفارش شما ثبت شد',
    message: `سفارش ${ltr(number)} ثبت شد. برای پرداخت، اول طرح سایت را بسازید.`,
  }),
  otherOrder: 'این طرح از سفارش دیگری است.',
  otherCount: 'این تعداد با طرح نمی‌خواند.',
  onlyRials: 'واحد پول سفارش باید IRR باشد.',
  /** The wishes of the customer, as lines of the comments. */
  sectionsInMind: (sections: number) => `تعداد بخش: ${formatNumber(sections)}`,
  budget: (amount: Toman) => `بودجه: ${formatToman(amount)}`,
  mainPage: 'صفحهٔ اصلی',
  page: (number: number) => `صفحهٔ ${formatNumber(number)}`,
  paid: (number: string) => ({
    title: 'سفارش شما پرداخت شد',
    message: `پرداخت سفارش ${ltr(number)} انجام شد و ساخت سایت شروع می‌شود.`,
  }),
  /** `address`: where its site can be opened; null where it cannot. */
  completed: (number: string, address: string | null) => ({
    title: 'سفارش شما تکمیل شد',
    message:
      address === null
        ? `سفارش ${ltr(number)} تکمیل شد. اگر پرسشی دارید، از بخش پشتیبانی بنویسید.`
        : `سفارش ${ltr(number)} تکمیل شد و سایت شما در این آدرس باز می‌شود: ${ltr(address)}\nاگر پرسشی دارید، از بخش پشتیبانی بنویسید.`,
  }),
  started: (number: string) => ({ title: 'ساخت سایت شروع شد', message: `سفارش ${ltr(number)} در حال انجام است.` }),
  cancelled: (number: string) => ({
    title: 'سفارش شما لغو شد',
    message: `سفارش ${ltr(number)} لغو شد. آنچه پرداخت شده باشد به کیف پول شما برمی‌گردد.`,
  }),
  refundedReason: 'وجه سفارش بازگردانده شد',
  accountClosedReason: 'حساب مشتری بسته شد',
  droppedReason: (number: string) => `لغو سفارش ${ltr(number)}`,
  refunded: (number: string) => ({
    title: 'سفارش شما لغو شد',
    message: `وجه سفارش ${ltr(number)} بازگردانده شد و سفارش لغو شد.`,
  }),
  credited: (number: string) => ({
    title: 'مبلغ به کیف پول شما واریز شد',
    message: `سفارش ${ltr(number)} دیگر در انتظار پرداخت نیست؛ مبلغ پرداختی به کیف پول شما واریز شد.`,
  }),
  domainContested: (number: string, domain: string) => ({
    title: 'نام دامنهٔ دیگری انتخاب کنید',
    message: `پرداخت سفارش ${ltr(number)} انجام شد، اما دامنهٔ ${ltr(domain)} پیش از آن به سفارش دیگری رسید. نام دیگری انتخاب کنید؛ پرداخت شما سر جای خود است.`,
  }),
  contested: 'این نام پیش از پرداخت شما به سفارش دیگری رسید.',
  registered: 'این نام را قبلاً کس دیگری در مرکز ثبت دامنه ثبت کرده است.',
  domainRefused: (number: string, domain: string, why: string) => ({
    title: 'نام دامنهٔ دیگری انتخاب کنید',
    message: `دامنهٔ ${ltr(domain)} برای سفارش ${ltr(number)} پذیرفته نشد. دلیل: ${why}\nنام دیگری انتخاب کنید؛ پرداخت شما سر جای خود است.`,
  }),
  domainConfirmed: (number: string, domains: readonly string[]) => ({
    title: 'دامنهٔ سفارش تأیید شد',
    message:
      domains.length > 1
        ? `دامنه‌های ${wordList(domains.map(ltr))} برای سفارش ${ltr(number)} تأیید شدند.`
        : `دامنهٔ ${wordList(domains.map(ltr))} برای سفارش ${ltr(number)} تأیید شد.`,
  }),
  refusalReasonMissing: 'دلیل رد این نام را بنویسید؛ مشتری آن را می‌خواند.',
  domainChanged: (number: string, from: string, to: string) => ({
    title: 'دامنهٔ سفارش تغییر کرد',
    message:
      from === ''
        ? `دامنهٔ ${ltr(to)} برای سفارش ${ltr(number)} انتخاب شد.`
        : `دامنهٔ سفارش ${ltr(number)} از ${ltr(from)} به ${ltr(to)} تغییر کرد.`,
  }),
  deletedMessage: 'سفارش حذف شد.',
  invoiceService: (domain: string) => (domain === '' ? 'طراحی وب‌سایت' : `طراحی وب‌سایت ${ltr(domain)}`),
  ofPeriod: { month: (label: string) => `${label}، یک ماه`, year: (label: string) => `${label}، یک سال` },
  once: (label: string) => `${label} (${RECURRENCE_NAMES.one_off})`,
  annualDiscount: (percent: number) => `تخفیف پرداخت سالانه (${formatPercent(percent)})`,
  paymentDescription: (number: string) => `پرداخت سفارش ${number}`,
  paymentStatusByHand: 'وضعیت پرداخت از پرداخت‌های ثبت‌شده خوانده می‌شود و دستی تغییر نمی‌کند.',
  titleMissing: 'برای سفارشی که هنوز طرحی ندارد عنوان بنویسید.',
  connectedReason: (domain: string) => `سایت در دامنهٔ ${ltr(domain)} آنلاین است.`,
  reasonMissing: 'برای تکمیل سفارشی که پرداخت یا شروع نشده است، دلیل بنویسید.',
  logoName: 'لوگو',
  nothingPaid: 'برای این سفارش چیزی پرداخت نشده است.',
  pictureName: 'تصویر سایت',
  pictureUnreadable: 'یکی از تصویرهای سایت خوانده نشد. تصویر PNG، JPEG یا WebP بگذارید.',
  logoUnreadable: 'لوگو خوانده نشد. یک تصویر PNG، JPEG یا SVG بارگذاری کنید.',
} as const;

/** Steps of an order, as its customer reads them. */
export const PROGRESS_TEXTS = {
  placed: 'سفارش ثبت شد',
  paid: 'پرداخت انجام شد',
  building: 'سایت در حال ساخت است',
  online: 'سایت در آدرس پیش‌نمایش آنلاین شد',
  connected: 'دامنه به سایت وصل شد',
  delivered: 'سفارش تکمیل شد',
  cancelled: 'سفارش لغو شد',
  refunded: 'وجه بازگردانده شد',
} as const;
