/**
 * The administrators' lists that tell of a change by `list.changed`; orders, wallets and tickets have topics of their
 * own.
 */
export const WRITTEN_LISTS = [
  'users',
  'emails',
  'invoices',
  'receipts',
  'payments',
  'wallets',
  'domains',
  'coupons',
  'audit',
  'api_keys',
] as const;
export type WrittenList = (typeof WRITTEN_LISTS)[number];
