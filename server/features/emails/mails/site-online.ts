import type { Mail } from './mail.js';

/** The first release of a site is shown. */
export const siteOnline: Mail<'site_online'> = {
  about: 'other',
  subject: 'سایت شما آنلاین است',
  heading: 'سایت شما آنلاین است',
  body: 'سایت سفارش شما ساخته شد و همین حالا در آدرس زیر برای همه باز می‌شود.',
  button: 'باز کردن سایت',
  facts: ['orderNumber', 'title', 'address'],
};
