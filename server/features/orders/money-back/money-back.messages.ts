import { ltr } from '#core/text/bidi.js';
import { formatNumber } from '#core/dates/calendar.js';
import { MONEY_BACK } from '#core/limits/limits.js';

const DAYS = formatNumber(MONEY_BACK.days);

export const MONEY_BACK_TEXTS = {
  reasonShort: 'دلیل درخواست را در چند کلمه بنویسید.',
  refusalMissing: 'دلیل رد درخواست را بنویسید؛ مشتری آن را می‌خواند.',
  over: `مهلت ${DAYS} روزهٔ ضمانت بازگشت وجه این سفارش گذشته است. با پشتیبانی تماس بگیرید.`,
  underWay: 'درخواست بازگشت وجه این سفارش ثبت شده و در حال بررسی است.',
  tooMany: 'برای این سفارش بارها درخواست داده‌اید. با پشتیبانی تماس بگیرید.',
  /** Written on the refund and the credit note. */
  refundReason: (number: string) => `ضمانت بازگشت وجه، سفارش ${number}`,
  asked: (number: string) => ({
    title: 'درخواست بازگشت وجه رسید',
    message: `مشتری برای سفارش ${ltr(number)} درخواست بازگشت وجه داده است. دلیل او را بخوانید و پاسخ دهید.`,
  }),
  received: (number: string) => ({
    title: 'درخواست بازگشت وجه ثبت شد',
    message: `درخواست شما برای سفارش ${ltr(number)} به مدیران رسید. تا پاسخ آنان سایت شما باز می‌ماند.`,
  }),
  approved: (number: string, amount: string) => ({
    title: 'وجه شما بازگردانده شد',
    message: `درخواست شما برای سفارش ${ltr(number)} پذیرفته شد. ${amount} به کیف پول شما بازگشت و سایت بسته شد.`,
  }),
  approvedInPart: (number: string, amount: string) => ({
    title: 'بخشی از وجه شما بازگردانده شد',
    message: `درخواست شما برای سفارش ${ltr(number)} پذیرفته شد. ${amount} به کیف پول شما بازگشت؛ سفارش و سایت شما مثل قبل می‌مانند.`,
  }),
  refused: (number: string, why: string) => ({
    title: 'درخواست بازگشت وجه پذیرفته نشد',
    message: `درخواست شما برای سفارش ${ltr(number)} پذیرفته نشد. دلیل: ${why}\nسایت شما مثل قبل باز است.`,
  }),
} as const;
