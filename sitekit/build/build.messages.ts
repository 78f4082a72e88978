/** What a built site says by itself. */
export const BUILD_WORDS = {
  notFound: 'این صفحه پیدا نشد',
  notFoundText: 'شاید نشانی را نادرست نوشته‌اید، یا این صفحه جابه‌جا یا برداشته شده است.',
  home: 'رفتن به صفحهٔ نخست',
} as const;
