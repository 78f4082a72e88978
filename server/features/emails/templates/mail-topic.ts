/** The topic of a mail, for the rule of who still gets it (identity, account-state.ts). */
import type { MailTemplate } from '#platform/jobs/mails.js';
import type { MessageTopic } from '#features/identity/index.js';
import { mailNamed } from '../mails/mails.js';
import type { MailValues } from './mail-templates.js';

interface Queued {
  readonly template: MailTemplate;
  readonly vars: MailValues;
}

/** A notice of the list of notifications that goes out by mail brings its kind. */
export function aboutOf({ template, vars }: Queued): MessageTopic {
  const { kind } = vars;
  if (template === 'notification' && (kind === 'money' || kind === 'security')) return kind;
  return mailNamed(template).about;
}
