import type { Mail } from './mail.js';

/** Two-factor sign-in was turned on. */
export const twoFactorOn: Mail<'two_factor_on'> = {
  about: 'security',
  subject: 'ورود دومرحله‌ای حساب شما در برپا روشن شد',
  heading: 'ورود دومرحله‌ای روشن شد',
  body: 'از این پس برای ورود، افزون بر مرحلهٔ اول، کد برنامهٔ احراز هویت هم پرسیده می‌شود. کدهای بازیابی را جای امنی نگه دارید.',
  button: 'دیدن حساب کاربری',
  note: 'اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  facts: ['at'],
};
