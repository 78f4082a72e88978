import type { Mail } from './mail.js';

/** Two-factor sign-in was turned off. */
export const twoFactorOff: Mail<'two_factor_off'> = {
  about: 'security',
  subject: 'ورود دومرحله‌ای حساب شما در برپا خاموش شد',
  heading: 'ورود دومرحله‌ای خاموش شد',
  body: 'از این پس برای ورود به حساب شما کد برنامهٔ احراز هویت پرسیده نمی‌شود.',
  button: 'دیدن حساب کاربری',
  note: 'اگر این کار شما نبود، فوراً رمز عبور خود را عوض کنید و با پشتیبانی تماس بگیرید.',
  facts: ['at'],
};
