/** The tab of a site's page about its renewals and the money-back guarantee. */
import { toPersianDigits } from '#core/text/digits.js';
import { INVOICE, MONEY_BACK } from '#core/limits/limits.js';
import type { MoneyBackStatus, RenewalPeriod } from '#client/gql/graphql.js';

const days = (count: number) => toPersianDigits(String(count));

const every: Readonly<Record<RenewalPeriod, string>> = { month: 'هر ماه', year: 'هر سال' };

const statuses: Readonly<Record<MoneyBackStatus, string>> = {
  pending: 'در حال بررسی',
  approved: 'پذیرفته شد',
  refused: 'پذیرفته نشد',
  withdrawn: 'پس گرفته شد',
  closed: 'بسته شد',
};

export const siteBillingMessages = {
  failed: 'صورت‌حساب سایت بارگذاری نشد',
  renewal: {
    title: 'تمدید',
    none: 'این سایت تمدید دوره‌ای ندارد.',
    paidUntil: 'پرداخت‌شده تا',
    next: 'هزینهٔ تمدید',
    nextInvoice: 'صورت‌حساب بعدی',
    every,
    paused:
      'تا وقتی سایت بسته است صورت‌حساب تمدید نمی‌آید و از زمان پرداخت‌شده کم نمی‌شود. با باز شدن سایت، این تاریخ به همان اندازه عقب می‌افتد.',
    unpaid: 'صورت‌حساب تمدید پرداخت نشده است',
    due: 'سررسید',
    suspends: (date: string) => `اگر تا ${date} پرداخت نشود، سایت موقتاً بسته می‌شود. با پرداخت، همان لحظه باز می‌شود.`,
    pay: 'رفتن به صورت‌حساب‌ها و پرداخت',
    stop: 'توقف تمدید',
    stopTitle: 'توقف تمدید سایت',
    stopText: (date: string) =>
      `دیگر صورت‌حسابی نمی‌آید. زمانی که پرداخت کرده‌اید می‌ماند و سایت تا ${date} باز است؛ ${days(INVOICE.warnOfEndDays)} روز پیش از آن خبرتان می‌کنیم. تا همان روز می‌توانید تمدید را از سر بگیرید.`,
    stopNow:
      'زمان پرداخت‌شدهٔ این سایت به پایان رسیده است. با توقف تمدید، سایت همین حالا بسته می‌شود و از سر گرفتن آن ممکن نیست.',
    stopDone: 'تمدید متوقف شد.',
    stopFailed: 'تمدید متوقف نشد',
    stopped: 'تمدید متوقف است',
    endsOn: (date: string) => `سایت تا ${date} باز است و پس از آن بسته می‌شود.`,
    endedOn: (date: string) => `زمان سایت ${date} به پایان رسید.`,
    over: 'سفارش این سایت تمام شده است و تمدید نمی‌شود.',
    resume: 'از سر گرفتن تمدید',
    resumeDone: 'تمدید از سر گرفته شد.',
    resumeFailed: 'تمدید از سر گرفته نشد',
  },
  moneyBack: {
    title: 'ضمانت بازگشت وجه',
    rule: `تا ${days(MONEY_BACK.days)} روز پس از پرداخت سفارش می‌توانید پول خود را پس بگیرید.`,
    text: (date: string) =>
      `تا ${date} می‌توانید بازگشت وجه سفارش را درخواست کنید. مدیران درخواست را بررسی می‌کنند و پاسخ را به شما می‌گویند.`,
    ask: 'درخواست بازگشت وجه',
    consequence:
      'اگر درخواست پذیرفته شود، آنچه پرداخت کرده‌اید به کیف پول شما برمی‌گردد و سایت بسته می‌شود. تا پاسخ مدیران، سایت باز می‌ماند.',
    reason: 'دلیل درخواست بازگشت وجه',
    send: 'ارسال درخواست',
    asked: 'درخواست شما ثبت شد.',
    requestFailed: 'درخواست ثبت نشد',
    statuses,
    given: (amount: string) => `${amount} به کیف پول شما بازگشت.`,
    decision: (reason: string) => `دلیل: ${reason}`,
    withdraw: 'پس گرفتن درخواست',
    withdrawn: 'درخواست پس گرفته شد.',
    withdrawFailed: 'درخواست پس گرفته نشد',
  },
} as const;
