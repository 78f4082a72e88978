/** The constants of invoices and receipts; read them from limits.ts. */
const SECOND = 1000;

/** Invoices: days until due, then grace days until overdue (D-06). */
export const INVOICE = {
  dueDays: 3,
  graceDays: 4,
  /** A renewal is billed so many days before its month or year begins. */
  renewAheadDays: 7,
  /** Reminders: so many days before the due date, and so many after it. */
  remindBeforeDays: 2,
  remindAfterDays: 1,
  /** An unpaid renewal suspends its site; its customer is notified of the date at least so many days before. */
  warnOfSuspensionDays: 2,
  /** Where the customer has stopped the renewal, they are notified of the last day of the site so many days before. */
  warnOfEndDays: 3,
  refreshMs: 30 * SECOND,
} as const;

/** The months of which the sums of invoices and receipts are shown, this one included: ten years (ours). */
export const DOCUMENT_MONTHS = 120;
