/** Requests for money back within the guarantee, above the list of payments. */
import { toPersianDigits } from '#core/text/digits.js';

export const moneyBackMessages = {
  label: 'درخواست‌های بازگشت وجه',
  title: (count: number) => `${toPersianDigits(String(count))} درخواست بازگشت وجه در انتظار پاسخ`,
  failed: 'درخواست‌های بازگشت وجه بارگذاری نشد',
  approve: 'پذیرفتن',
  approveLabel: (number: string) => `پذیرفتن بازگشت وجه سفارش ${number}`,
  approveTitle: 'بازگشت وجه سفارش',
  approveText: (amount: string) =>
    `${amount} به کیف پول مشتری برمی‌گردد، سفارش پایان می‌یابد و سایت او همان لحظه بسته می‌شود. این کار برگشت‌پذیر نیست.`,
  approvePart: (amount: string) => `${amount} به کیف پول مشتری برمی‌گردد. سفارش و سایت او همان‌طور که هستند می‌مانند.`,
  amount: 'مبلغ بازگشت (تومان)',
  amountHint: (left: string) => `خالی: همهٔ ${left}`,
  amountFault: 'مبلغ را با رقم و بیش از صفر بنویسید.',
  amountTooMuch: (left: string) => `حداکثر ${left} می‌توان بازگرداند.`,
  spent: 'برای این سفارش خرج شده است',
  yearOf: (price: string) => `ثبت‌شده، سالی ${price}`,
  withoutNames: (rest: string) => `بازگشت بدون هزینهٔ دامنه: ${rest}`,
  approved: 'وجه بازگردانده شد.',
  approveFailed: 'وجه بازگردانده نشد',
  refuse: 'رد کردن',
  refuseLabel: (number: string) => `رد درخواست بازگشت وجه سفارش ${number}`,
  refuseTitle: 'رد درخواست بازگشت وجه',
  reason: 'دلیل رد (مشتری می‌خواند)',
  refused: 'درخواست رد شد.',
  refuseFailed: 'درخواست رد نشد',
} as const;
