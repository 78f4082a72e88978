/** Every status of orders, payments, invoices and wallet movements, as people read it. */
export const statusLabels = {
  pending: 'در انتظار',
  in_progress: 'در حال انجام',
  completed: 'انجام‌شده',
  paid: 'پرداخت‌شده',
  failed: 'ناموفق',
  cancelled: 'لغوشده',
  refunded: 'بازگردانده‌شده',
  partially_refunded: 'بخشی بازگردانده‌شده',
  due: 'سررسیدشده',
  overdue: 'دیرکرد',
  needs_review: 'در حال بررسی',
} as const;

export type AnyStatus = keyof typeof statusLabels;
