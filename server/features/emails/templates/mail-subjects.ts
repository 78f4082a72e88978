/** The topic of each mail, for the rule of who still gets it (identity, account-state.ts). */
import type { Jobs, MailTemplate } from '#platform/jobs/catalogue.js';
import type { MessageTopic } from '#features/identity/index.js';

const ABOUT: Readonly<Record<MailTemplate, MessageTopic>> = {
  // Links that lead in lead a banned person nowhere.
  verify_email: 'other',
  reset_password: 'other',
  choose_password: 'other',
  magic_link: 'other',
  account_exists: 'security',
  password_changed: 'security',
  session_stolen: 'security',
  password_guessed: 'security',
  provider_linked: 'security',
  provider_unlinked: 'security',
  two_factor_on: 'security',
  two_factor_off: 'security',
  recovery_codes_renewed: 'security',
  recovery_code_used: 'security',
  api_key_created: 'security',
  api_key_revoked: 'security',
  api_key_widened: 'security',
  api_key_narrowed: 'security',
  webhook_added: 'security',
  account_closed: 'security',
  order_paid: 'money',
  deposit_settled: 'money',
  invoice_issued: 'money',
  // Reminders of what they could not pay without signing in.
  invoice_due_soon: 'other',
  invoice_past_due: 'other',
  order_completed: 'other',
  site_online: 'other',
  site_reply: 'other',
  site_message: 'other',
  newsletter_confirm: 'other',
  newsletter_welcome: 'other',
  ticket_opened: 'other',
  notification: 'other',
  message: 'by_hand',
  test: 'by_hand',
};

/** A notice of the list of notifications that goes out by mail brings its kind. */
export function aboutOf({ template, vars }: Pick<Jobs['send_mail'], 'template' | 'vars'>): MessageTopic {
  const { kind } = vars;
  if (template === 'notification' && (kind === 'money' || kind === 'security')) return kind;
  return ABOUT[template];
}
