import { SUBSCRIBED_WORDS } from '#core/sites/newsletter.js';

/** The texts that a built site says by itself. */
export const BUILD_WORDS = {
  notFound: 'این صفحه پیدا نشد',
  notFoundText: 'شاید آدرس را نادرست نوشته‌اید، یا این صفحه جابه‌جا یا برداشته شده است.',
  sent: 'پیام شما رسید',
  sentText: 'از پیامتان ممنونیم. آن را می‌خوانیم و پاسخ می‌دهیم.',
  subscribed: SUBSCRIBED_WORDS.title,
  subscribedText: SUBSCRIBED_WORDS.text,
  home: 'رفتن به صفحهٔ اصلی',
} as const;
