export const bell = {
  title: 'اعلان‌ها',
  open: (unread: string | null) => (unread === null ? 'اعلان‌ها' : `اعلان‌ها، ${unread} خوانده‌نشده`),
  markAll: 'همه را خواندم',
  markOne: 'خواندم',
  empty: 'هنوز اعلانی ندارید.',
  emptyHint: 'خبر سفارش‌ها، پرداخت‌ها و دامنهٔ شما اینجا می‌رسد.',
  unread: 'خوانده‌نشده',
} as const;
