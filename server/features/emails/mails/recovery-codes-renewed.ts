import type { Mail } from './mail.js';

/** New recovery codes replaced the earlier ones. */
export const recoveryCodesRenewed: Mail<'recovery_codes_renewed'> = {
  about: 'security',
  subject: 'کدهای بازیابی حساب شما در برپا عوض شد',
  heading: 'کدهای بازیابی عوض شد',
  body: 'ده کد بازیابی جدید برای حساب شما ساخته شد و کدهای قبلی دیگر کار نمی‌کنند.',
  button: 'دیدن حساب کاربری',
  note: 'اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  facts: ['at'],
};
