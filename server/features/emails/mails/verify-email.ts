import type { Mail } from './mail.js';

/** Confirms the address of a new account. Its link leads in, so that a banned account does not get it. */
export const verifyEmail: Mail<'verify_email'> = {
  about: 'other',
  isSecret: true,
  subject: 'ایمیل خود را در برپا تأیید کنید',
  heading: 'یک مرحله تا ورود به برپا',
  body: 'برای فعال شدن حسابتان، ایمیل خود را با دکمهٔ زیر تأیید کنید. این لینک ۲۴ ساعت اعتبار دارد و فقط یک بار کار می‌کند.',
  button: 'تأیید ایمیل',
  note: 'اگر شما در زمان بالا در برپا ثبت‌نام نکرده‌اید، دکمه را نزنید و این پیام را نادیده بگیرید. اگر چند پیام تأیید دارید، پیامی را باز کنید که زمان و دستگاه آن از شماست.',
  facts: ['registeredAt', 'device'],
};
