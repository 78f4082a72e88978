export const EMAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** One try at one mail. */
export interface EmailAttempt {
  /** ISO-8601. */
  readonly at: string;
  readonly service: string;
  /** Null for the one that succeeded. */
  readonly error: string | null;
}
