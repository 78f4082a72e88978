/** What the two return pages of the gateway say (specification 2 §2 and §8). */
import { formatNumber } from '../../../core/calendar.js';

export const callbackMessages = {
  order: {
    title: 'نتیجهٔ پرداخت',
    loading: 'در حال بررسی پرداخت شما…',
    success: 'پرداخت انجام شد',
    successText: 'ساخت سایت شما آغاز می‌شود. رسید در پیشخان است.',
    failure: 'پرداخت انجام نشد',
    unsure: 'نتیجهٔ پرداخت روشن نشد',
  },
  wallet: {
    title: 'نتیجهٔ افزایش موجودی',
    loading: 'در حال بررسی پرداخت شما…',
    success: 'کیف پول شارژ شد',
    successText: 'مبلغ پرداختی به کیف پول شما افزوده شد.',
    failure: 'افزایش موجودی انجام نشد',
    unsure: 'نتیجهٔ افزایش موجودی روشن نشد',
    incomplete: 'اطلاعات پرداخت کامل نیست.',
    reasons: {
      amount: 'مبلغ پرداخت نامعتبر است.',
      authority: 'کد پرداخت نامعتبر است.',
      time: 'زمان پرداخت به پایان رسیده است.',
      gateway: 'ارتباط با درگاه پرداخت برقرار نشد.',
    },
  },
  loadingHint: 'این پنجره را نبندید؛ چند لحظه بیشتر طول نمی‌کشد.',
  fields: {
    refId: 'کد پیگیری',
    order: 'سفارش',
    amount: 'مبلغ',
    description: 'توضیح',
    newBalance: 'موجودی تازه',
    errorCode: 'کد خطا',
    gatewaySaid: 'پاسخ درگاه',
  },
  retry: 'تلاش دوباره',
  payAgain: 'پرداخت دوباره',
  retryLeft: (left: number) => `${formatNumber(left)} بار دیگر می‌توانید بیازمایید.`,
  retryOver: 'بیش از این نمی‌توان آزمود. با پشتیبانی تماس بگیرید.',
  support: 'تماس با پشتیبانی',
  supportLabel: 'تماس با پشتیبانی، در زبانه‌ای تازه',
  wallet_: 'کیف پول',
  dashboard: 'پیشخان',
  tipsTitle: 'چه کنم؟',
  tips: [
    'مشخصات کارت را بررسی کنید.',
    'از بودن موجودی کافی مطمئن شوید.',
    'اگر پول از حساب شما کم شده است، با پشتیبانی تماس بگیرید.',
    'چند دقیقهٔ دیگر دوباره تلاش کنید.',
  ],
  safe: 'اگر پولی از حساب شما برداشته شده باشد، گم نمی‌شود: یا به سفارش می‌رسد یا به کیف پول شما بازمی‌گردد.',
} as const;
