/**
 * The administrators' lists whose changes are published as `list.changed`; orders, wallets and tickets have topics of
 * their own.
 */
export type WrittenList =
  | 'users'
  | 'emails'
  | 'invoices'
  | 'receipts'
  | 'payments'
  | 'wallets'
  | 'domains'
  | 'coupons'
  | 'audit'
  | 'api_keys'
  | 'site_reports'
  | 'service_tasks';
