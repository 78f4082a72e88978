import type { Mail } from './mail.js';

/** The last mail to the address of a closed account. */
export const accountClosed: Mail<'account_closed'> = {
  about: 'security',
  subject: 'حساب شما در برپا بسته شد',
  heading: 'حساب شما بسته شد',
  body: 'حساب شما به درخواست خودتان بسته شد. سایت‌ها از دسترس خارج شدند، تمدیدها متوقف شدند و اطلاعات شما پاک شد. صورت‌حساب‌ها و گردش حساب را طبق قانون نگه می‌داریم. نام‌های ثبت‌شده تا پایان مهلت خود ثبت‌شده می‌مانند. این آخرین ایمیل ما به این آدرس است.',
  button: 'دیدن برپا',
  note: 'اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  facts: ['at'],
};
