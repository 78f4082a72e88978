/** Persian words of credit notes, as the Iranian tax practice has them. */
import { documentNumber } from '#core/text/bidi.js';

export const CREDIT_NOTE_TEXTS = {
  partOf: (serviceName: string) => `برگشت بخشی از مبلغ: ${serviceName}`,
} as const;

export const CREDIT_NOTE_PAPER = {
  title: 'صورت‌حساب برگشت از فروش',
  status: 'برگشت از فروش',
  invoiceNumber: 'شماره صورت‌حساب مرجع',
  invoiceDate: 'تاریخ صورت‌حساب مرجع',
  inWords: 'مبلغ برگشتی به حروف',
  reason: (reason: string) => `علت برگشت: ${reason}`,
  toCard: (amount: string) => `${amount} به کارت پرداخت‌کننده بازگردانده شد.`,
  toWallet: (amount: string) => `${amount} به کیف پول خریدار بازگردانده شد.`,
  verify: 'اصالت این صورت‌حساب برگشت را با این کد بررسی کنید',
  /** On the invoice itself. */
  noteOf: (number: string, amount: string, date: string) =>
    `صورت‌حساب برگشت از فروش ${documentNumber(number)} به مبلغ ${amount} در ${date} صادر شده است.`,
} as const;
