import type { Mail } from './mail.js';

/** To the owner of an address that was registered again. */
export const accountExists: Mail<'account_exists'> = {
  about: 'security',
  subject: 'شما در برپا حساب دارید',
  heading: 'این ایمیل قبلاً ثبت‌نام کرده است',
  body: 'کسی، شاید خود شما، خواست با این ایمیل در برپا ثبت‌نام کند. شما از قبل حساب دارید و چیزی در آن عوض نشد.',
  button: 'ورود به برپا',
  note: 'اگر شما نبودید، لازم نیست کاری بکنید.',
};
