export const EMAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** `failing`: the newest outcome is a failure; `idle`: nothing was ever sent. */
export type EmailServiceState = 'ok' | 'failing' | 'idle' | 'not_configured';
