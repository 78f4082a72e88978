import type { Mail } from './mail.js';

/** Tests the mail service. */
export const testMail: Mail<'test'> = {
  about: 'by_hand',
  toUnconfirmed: { subject: 'whole' },
  subject: 'آزمایش سرویس ایمیل برپا',
  heading: 'سرویس ایمیل کار می‌کند',
  body: 'این پیام را یکی از مدیران برای آزمایش سرویس ایمیل فرستاده است. اگر آن را می‌خوانید، همه چیز درست است.',
  button: 'رفتن به برپا',
  facts: ['at'],
};
