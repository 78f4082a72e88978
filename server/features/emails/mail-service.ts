import type { Config } from '#server/config/config.js';

/** The transport of mails: a real mail server, the sandbox's mailbox, or none. */
export type MailService = 'smtp' | 'mailbox' | 'none';

export function mailServiceOf({ mail, sandbox }: Config): MailService {
  if (mail.smtpUrl !== null) return 'smtp';
  return sandbox.mail ? 'mailbox' : 'none';
}
