import type { Mail } from './mail.js';

/** The link that signs in without a password. */
export const magicLink: Mail<'magic_link'> = {
  about: 'other',
  isSecret: true,
  subject: 'لینک ورود شما به برپا',
  heading: 'ورود به برپا',
  body: 'با دکمهٔ زیر بدون رمز عبور وارد حساب خود شوید. این لینک ۱۵ دقیقه اعتبار دارد و فقط یک بار کار می‌کند.',
  button: 'ورود به برپا',
  note: 'این لینک را به کسی ندهید. اگر شما آن را نخواسته‌اید، این پیام را نادیده بگیرید.',
};
