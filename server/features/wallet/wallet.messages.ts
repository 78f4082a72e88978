/** Persian texts of the wallet. */
import { isolated } from '#core/text/bidi.js';

/** A manual change of a balance; amounts with their unit. */
export interface Adjustment {
  readonly isIncrease: boolean;
  readonly amount: string;
  readonly balance: string;
  readonly reason: string;
}

export const WALLET_TEXTS = {
  adjustedUp: 'واریز توسط پشتیبانی',
  adjustedDown: 'برداشت توسط پشتیبانی',
  adjusted: ({ isIncrease, amount, balance, reason }: Adjustment) => ({
    title: isIncrease ? 'مبلغی به کیف پول شما واریز شد' : 'مبلغی از کیف پول شما برداشت شد',
    message: `پشتیبانی ${amount} ${isIncrease ? 'به کیف پول شما واریز کرد' : 'از کیف پول شما برداشت کرد'}. دلیل: ${isolated(reason)}. موجودی فعلی: ${balance}.`,
  }),
  amountAndReason: 'مبلغ و دلیل را وارد کنید.',
  positiveAmount: 'مبلغ باید عددی مثبت باشد.',
  wholeAmount: 'مبلغ باید عدد کامل باشد.',
  datesInOrder: 'شروع بازه باید پیش از پایان آن باشد.',
  tooManyLines: 'این بازه سطرهای بسیاری دارد. بازهٔ کوتاه‌تری انتخاب کنید.',
} as const;

/** The texts of the downloaded statement. */
export const STATEMENT_TEXTS = {
  title: 'گردش حساب کیف پول',
  owner: 'صاحب کیف پول',
  email: 'ایمیل',
  period: 'بازه',
  issuedAt: 'تاریخ صدور',
  from: 'از',
  to: 'تا',
  start: 'شروع',
  opening: 'ماندهٔ شروع بازه',
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
