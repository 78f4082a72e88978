import type { Mail } from './mail.js';

/** The link that sets a new password. */
export const resetPassword: Mail<'reset_password'> = {
  about: 'other',
  isSecret: true,
  subject: 'بازنشانی رمز عبور شما در برپا',
  heading: 'رمز عبور جدید بسازید',
  body: 'برای ساختن رمز عبور جدید دکمهٔ زیر را بزنید. این لینک یک ساعت اعتبار دارد و فقط یک بار کار می‌کند.',
  button: 'ساختن رمز عبور جدید',
  note: 'اگر شما این را نخواسته‌اید، این پیام را نادیده بگیرید؛ رمز عبور شما عوض نمی‌شود.',
};
