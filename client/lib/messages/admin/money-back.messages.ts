/** Requests for money back within the guarantee, above the list of payments. */
import { toPersianDigits } from '../../../../core/text/digits.js';

export const moneyBackMessages = {
  label: 'درخواست‌های بازگشت وجه',
  title: (count: number) => `${toPersianDigits(String(count))} درخواست بازگشت وجه در انتظار پاسخ`,
  failed: 'درخواست‌های بازگشت وجه بارگذاری نشد',
  approve: 'پذیرفتن',
  approveLabel: (number: string) => `پذیرفتن بازگشت وجه سفارش ${number}`,
  approveTitle: 'بازگشت وجه سفارش',
  approveText: (amount: string) =>
    `${amount} به کیف پول مشتری برمی‌گردد، سفارش پایان می‌یابد و سایت او همان لحظه بسته می‌شود. این کار برگشت‌پذیر نیست.`,
  approved: 'وجه بازگردانده شد.',
  approveFailed: 'وجه بازگردانده نشد',
  refuse: 'رد کردن',
  refuseLabel: (number: string) => `رد درخواست بازگشت وجه سفارش ${number}`,
  refuseTitle: 'رد درخواست بازگشت وجه',
  reason: 'دلیل رد (مشتری می‌خواند)',
  refused: 'درخواست رد شد.',
  refuseFailed: 'درخواست رد نشد',
} as const;
