/**
 * The one order in which a transaction locks rows (decision 122). Two transactions that lock in one order cannot
 * wait for each other; the tests assert it of every transaction that they run (tests/helpers/run/lock-watch.ts).
 *
 * Advisory locks of `FIRST_NAMES` come before every row; then the tables below, from first to last; rows of one
 * table in the order of their ids. Balances come last: after one is locked, a transaction writes new rows and
 * posts, and locks nothing else. Who needs a user's exclusive turn locks the user, never a balance. A claim of a
 * job (`skip locked`) waits for nobody and may come at any time, but what is locked after it must come after it
 * here.
 */
export const LOCK_ORDER: readonly (readonly string[])[] = [
  ['users'],
  ['wizard_drafts', 'kept_drafts'],
  ['orders'],
  ['coupons'],
  ['domain_claims', 'domain_registrations'],
  ['invoices'],
  ['renewals'],
  ['payments'],
  ['payment_refunds'],
  ['sites'],
  ['site_domains'],
  ['releases'],
  ['document_counters'],
  ['ledger_accounts'],
];

/** Beginnings of the names that `lockByName` locks before any row: what decision 011 and idempotency need. */
export const FIRST_NAMES: readonly string[] = ['order-money:', 'once:', 'idempotency:', 'payment:', 'gateway:'];
