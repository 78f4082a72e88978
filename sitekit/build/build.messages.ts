/** What a built site says by itself. */
export const BUILD_WORDS = {
  notFound: 'این صفحه پیدا نشد',
  notFoundText: 'شاید نشانی را نادرست نوشته‌اید، یا این صفحه جابه‌جا یا برداشته شده است.',
  sent: 'پیام شما رسید',
  sentText: 'از پیامتان ممنونیم. آن را می‌خوانیم و پاسخ می‌دهیم.',
  subscribed: 'ایمیل شما ثبت شد',
  subscribedText: 'از همراهی شما ممنونیم. خبرنامه را به همین ایمیل می‌فرستیم.',
  home: 'رفتن به صفحهٔ اصلی',
} as const;
