/** The library of pictures of a guest. */
export const libraryMessages = {
  full: 'جای رسانه‌ها در این مرورگر پر است. وارد حساب شوید یا تصویرهای استفاده‌نشده را حذف کنید.',
} as const;
