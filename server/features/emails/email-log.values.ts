export const EMAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** `failing`: the newest outcome is a failure; `idle`: nothing was ever sent. */
export type EmailServiceState = 'ok' | 'failing' | 'idle' | 'not_configured';

/** The orders of the log of mails. */
export const EMAIL_SORTS = ['created', 'recipient', 'attempts'] as const;
export type EmailSort = (typeof EMAIL_SORTS)[number];
