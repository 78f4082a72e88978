import type { Mail } from './mail.js';

/** Confirms a subscription, in the name of the site, with the link that ends it. */
export const newsletterWelcome: Mail<'newsletter_welcome'> = {
  about: 'other',
  isSecret: true,
  toUnconfirmed: { siteName: 'name' },
  subject: 'عضویت شما در خبرنامه تأیید شد',
  heading: 'عضو خبرنامه شدید',
  body: 'عضویت این ایمیل در خبرنامهٔ سایت زیر تأیید شد. هر وقت دیگر آن را نخواستید، با دکمهٔ زیر عضویت خود را لغو کنید.',
  button: 'لغو عضویت',
  footer: 'این ایمیل را برپا از طرف صاحب سایت فرستاده است؛ به آن پاسخ ندهید.',
  facts: ['siteName', 'address'],
};
