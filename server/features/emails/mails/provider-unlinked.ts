import type { Mail } from './mail.js';

/** A provider cannot sign in to the account any more. */
export const providerUnlinked: Mail<'provider_unlinked'> = {
  about: 'security',
  subject: 'یک راه ورود از حساب شما در برپا برداشته شد',
  heading: 'یک راه ورود برداشته شد',
  body: 'از این پس با حساب زیر نمی‌توان وارد حساب شما شد.',
  button: 'دیدن راه‌های ورود',
  note: 'اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
  facts: ['provider', 'at'],
};
