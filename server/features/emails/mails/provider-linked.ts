import type { Mail } from './mail.js';

/** Another provider can sign in to the account from now on. */
export const providerLinked: Mail<'provider_linked'> = {
  about: 'security',
  subject: 'راه ورود جدیدی به حساب شما در برپا اضافه شد',
  heading: 'راه ورود جدیدی اضافه شد',
  body: 'از این پس با حساب زیر هم می‌توان وارد حساب شما شد، چون ایمیل آن با ایمیل شما یکی و تأییدشده است.',
  button: 'دیدن راه‌های ورود',
  note: 'اگر این کار شما نبود، این راه را در حساب کاربری خود بردارید و با پشتیبانی تماس بگیرید.',
  facts: ['provider', 'at'],
};
