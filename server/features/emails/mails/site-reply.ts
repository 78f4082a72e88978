import type { Mail } from './mail.js';

/** The reply of a site's owner to a visitor's message, in the name of the site. */
export const siteReply: Mail<'site_reply'> = {
  about: 'other',
  toUnconfirmed: { body: 'whole', title: 'name' },
  title: 'پاسخ به پیام بازدیدکننده',
  subject: 'پاسخ پیام شما رسید',
  button: 'رفتن به سایت',
  footer: 'این ایمیل را صاحب سایت از راه برپا فرستاده است. اگر به آن پاسخ دهید، پاسخ شما مستقیم به او می‌رسد.',
  words: ({ body = '' }) => ({ body }),
  facts: ['title', 'address'],
  others: ['body'],
};
