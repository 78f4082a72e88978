/** Persian texts of the wallet. */
import { isolated } from '../../../core/text/bidi.js';
import type { TransactionType } from './ledger/ledger-entry.entity.js';

interface Adjustment {
  readonly isIncrease: boolean;
  readonly amount: string;
  readonly balance: string;
  readonly reason: string;
}

export const WALLET_TEXTS = {
  adjustedUp: 'افزایش موجودی توسط پشتیبانی',
  adjustedDown: 'کاهش موجودی توسط پشتیبانی',
  adjusted: ({ isIncrease, amount, balance, reason }: Adjustment) => ({
    title: isIncrease ? 'موجودی کیف پول شما افزایش یافت' : 'موجودی کیف پول شما کاهش یافت',
    message: `پشتیبانی ${amount} ${isIncrease ? 'به کیف پول شما افزود' : 'از کیف پول شما کم کرد'}. دلیل: ${isolated(reason)}. موجودی اکنون: ${balance}.`,
  }),
  amountAndReason: 'مبلغ و دلیل را وارد کنید.',
  positiveAmount: 'مبلغ باید عددی مثبت باشد.',
  wholeAmount: 'مبلغ باید عدد کامل باشد.',
  datesInOrder: 'آغاز بازه باید پیش از پایان آن باشد.',
  tooManyLines: 'این بازه سطرهای بسیاری دارد. بازهٔ کوتاه‌تری انتخاب کنید.',
} as const;

/** Of the downloaded statement. */
export const STATEMENT_TEXTS = {
  title: 'گردش حساب کیف پول',
  owner: 'صاحب کیف پول',
  email: 'ایمیل',
  period: 'بازه',
  issuedAt: 'تاریخ صدور',
  from: 'از',
  to: 'تا',
  start: 'آغاز',
  opening: 'ماندهٔ آغاز بازه',
  closing: 'ماندهٔ پایان بازه',
  totalIn: 'جمع واریز',
  totalOut: 'جمع برداشت',
  empty: 'در این بازه تراکنشی نیست.',
  fingerprint: 'اثر انگشت دفتر',
  note: 'مبلغ‌ها به ریال است. اثر انگشت، چکیدهٔ رمزنگاری همهٔ سطرهای این کیف پول تا پایان بازه است.',
  page: 'صفحه',
  columns: {
    date: 'تاریخ',
    time: 'ساعت',
    type: 'نوع',
    description: 'شرح',
    in: 'واریز (ریال)',
    out: 'برداشت (ریال)',
    balance: 'مانده (ریال)',
    reference: 'شناسه',
  },
} as const;

export const TYPE_NAMES: Readonly<Record<TransactionType, string>> = {
  deposit: 'افزایش موجودی',
  credit: 'واریز',
  refund: 'بازگشت وجه',
  withdrawal: 'برداشت',
  debit: 'پرداخت',
};
