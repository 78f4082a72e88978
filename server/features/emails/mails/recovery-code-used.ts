import type { Mail } from './mail.js';

/** Somebody signed in with a recovery code. */
export const recoveryCodeUsed: Mail<'recovery_code_used'> = {
  about: 'security',
  subject: 'یک کد بازیابی حساب شما در برپا استفاده شد',
  heading: 'یک کد بازیابی استفاده شد',
  body: 'کسی با یکی از کدهای بازیابی وارد حساب شما شد. آن کد دیگر کار نمی‌کند.',
  button: 'دیدن حساب کاربری',
  note: 'اگر این کار شما نبود، فوراً رمز عبور خود را عوض کنید و با پشتیبانی تماس بگیرید.',
  facts: ['codesLeft', 'at'],
};
