/** The wallet tab: balance, pending payment, movements, top-up. Documented texts of specification 2 §5 in Persian. */
import { formatNumber, formatToman } from '../../../core/calendar.js';

export const walletMessages = {
  balance: 'موجودی کیف پول',
  topUp: 'افزایش موجودی',
  failed: 'کیف پول بارگذاری نشد',
  counters: {
    label: 'شمار تراکنش‌ها',
    transactions: 'تراکنش',
    deposits: 'افزایش موجودی',
    spends: 'برداشت',
    recent: (n: number) => `در ${formatNumber(n)} تراکنش تازه`,
  },
  pending: {
    title: 'یک پرداخت در انتظار دارید',
    text: (amount: string) => `افزایش موجودی به مبلغ ${amount} هنوز پرداخت نشده است.`,
    left: (minutes: number) => `${formatNumber(minutes)} دقیقه تا پایان مهلت`,
    continue: 'ادامهٔ پرداخت',
    cancel: 'لغو پرداخت',
    cancelQuestion: {
      title: 'پرداخت در انتظار لغو شود؟',
      text: 'اگر پول از حساب شما برداشته شده باشد، همچنان به کیف پول می‌رسد.',
      action: 'لغو پرداخت',
    },
    cancelled: 'پرداخت در انتظار لغو شد.',
    failed: 'خطا در ادامهٔ پرداخت',
  },
  transactions: {
    title: 'تراکنش‌ها',
    failed: 'تراکنش‌ها بارگذاری نشدند',
    empty: { title: 'هنوز تراکنشی نیست', text: 'با افزایش موجودی، سفارش‌های بعدی را با یک لمس بپردازید.' },
    after: 'موجودی پس از آن',
    types: { deposit: 'افزایش موجودی', credit: 'واریز', refund: 'بازگشت وجه', withdrawal: 'برداشت', debit: 'پرداخت' },
  },
  increased: (amount: string) => `کیف پول شما ${amount} افزایش یافت.`,
  increasedPlain: 'موجودی کیف پول تازه شد.',
  dialog: {
    title: 'افزایش موجودی کیف پول',
    amount: 'مبلغ (تومان)',
    amountHint: (min: number, max: number) => `از ${formatToman(min)} تا ${formatToman(max)}`,
    quick: 'مبلغ‌های آماده',
    description: 'توضیح (اختیاری)',
    inRials: (rials: string) => `برابر ${rials}`,
    submit: 'رفتن به درگاه پرداخت',
    failed: 'خطا در افزایش موجودی',
  },
  faults: {
    amount: 'مبلغ را با رقم بنویسید.',
    tooSmall: 'مبلغ باید دست‌کم ۱۰۰٬۰۰۰ تومان باشد.',
    tooLarge: 'بیشترین مبلغ افزایش موجودی ۹۹۹٬۹۹۹٬۹۹۹ تومان است.',
    descriptionShort: 'توضیح باید دست‌کم ۳ نویسه باشد.',
    descriptionLong: 'توضیح نمی‌تواند بیش از ۲۵۵ نویسه باشد.',
  },
} as const;
