import type { Mail } from './mail.js';

/** A free text, mostly an administrator's. */
export const freeMessage: Mail<'message'> = {
  about: 'by_hand',
  toUnconfirmed: { subject: 'whole', body: 'whole' },
  title: 'پیام آزاد',
  subject: 'پیامی از برپا',
  button: 'رفتن به برپا',
  words: ({ body = '' }) => ({ body }),
  others: ['subject', 'body'],
};
