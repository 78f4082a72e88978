import type { Config } from '../../config/config.js';

/** What carries the mails: a real mail server, the sandbox's mailbox, or nothing. */
export type MailService = 'smtp' | 'mailbox' | 'none';

export function mailServiceOf({ mail, sandbox }: Config): MailService {
  if (mail.smtpUrl !== null) return 'smtp';
  return sandbox.mail ? 'mailbox' : 'none';
}
