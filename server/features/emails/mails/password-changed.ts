import type { Mail } from './mail.js';

/** A new password was set. */
export const passwordChanged: Mail<'password_changed'> = {
  about: 'security',
  subject: 'رمز عبور شما در برپا تغییر کرد',
  heading: 'رمز عبور شما تغییر کرد',
  body: 'رمز عبور حساب شما به‌تازگی تغییر کرد و همهٔ دستگاه‌های دیگر از حساب خارج شدند.',
  also: {
    keysLeft:
      'کلیدهای API از رمز عبور جدا هستند و هنوز کار می‌کنند. اگر آن‌ها را نمی‌خواهید یا به کسی شک دارید، در حساب کاربری خود، بخش «کلیدهای API»، همه را یک‌جا باطل کنید.',
  },
  button: 'ورود به برپا',
  note: 'اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  facts: ['keysLeft', 'at'],
};
