/** Customers' own sites: their status and actions. */
export const siteMessages = {
  listLabel: 'سایت‌های شما',
  picture: (title: string) => `تصویر سایت ${title}`,
  edit: 'ویرایش',
  showAll: 'نمایش همهٔ سایت‌ها',
  states: {
    building: 'سایت شما در حال ساخت است',
    online: 'سایت شما آنلاین است',
    suspended: 'سایت شما موقتاً بسته است',
    offline: 'سایت شما بسته شده است',
    failed: 'سایت شما ساخته نشد',
  },
  renewing: 'نسخهٔ جدید در حال ساخت است؛ تا آن موقع بازدیدکنندگان همین نسخه را می‌بینند.',
  soon: 'تا چند لحظهٔ دیگر در این آدرس باز می‌شود:',
  address: 'آدرس سایت',
  open: 'باز کردن سایت',
  manage: 'مدیریت سایت',
  rebuild: 'ساخت دوباره',
  rebuilding: 'سایت دوباره ساخته می‌شود.',
  rebuildFailed: 'ساخت دوباره شروع نشد',
  download: 'دریافت فایل‌های سایت',
  downloadFailed: 'فایل‌های سایت دریافت نشد',
} as const;
