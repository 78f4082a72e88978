import type { Mail } from './mail.js';

/** A visitor's message, to the owner of the site, with its words. */
export const siteMessage: Mail<'site_message'> = {
  about: 'other',
  toUnconfirmed: 'nothing',
  title: 'پیام بازدیدکننده',
  subject: 'پیام جدید از سایت شما',
  button: 'دیدن در صندوق پیام',
  note: 'این پیام را یکی از بازدیدکنندگان سایت شما نوشته است، نه برپا.',
  words: ({ body = '' }) => ({ body }),
  others: ['subject', 'body'],
};
