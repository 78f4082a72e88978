/** Every mail by its name, in the order in which administrators see them. */
import type { MailTemplate } from '#platform/jobs/mails.js';
import { accountClosed } from './account-closed.js';
import { accountExists } from './account-exists.js';
import { accountWebhookAdded } from './account-webhook-added.js';
import { apiKeyCreated } from './api-key-created.js';
import { apiKeyNarrowed } from './api-key-narrowed.js';
import { apiKeyRevoked } from './api-key-revoked.js';
import { apiKeyWidened } from './api-key-widened.js';
import { choosePassword } from './choose-password.js';
import { depositSettled } from './deposit-settled.js';
import { freeMessage } from './free-message.js';
import { invoiceDueSoon } from './invoice-due-soon.js';
import { invoiceIssued } from './invoice-issued.js';
import { invoicePastDue } from './invoice-past-due.js';
import { magicLink } from './magic-link.js';
import { newsletterConfirm } from './newsletter-confirm.js';
import { newsletterWelcome } from './newsletter-welcome.js';
import { notification } from './notification.js';
import { orderCompleted } from './order-completed.js';
import { orderPaid } from './order-paid.js';
import { passwordChanged } from './password-changed.js';
import { passwordGuessed } from './password-guessed.js';
import { providerLinked } from './provider-linked.js';
import { providerUnlinked } from './provider-unlinked.js';
import { recoveryCodeUsed } from './recovery-code-used.js';
import { recoveryCodesRenewed } from './recovery-codes-renewed.js';
import { resetPassword } from './reset-password.js';
import { sessionStolen } from './session-stolen.js';
import { siteMessage } from './site-message.js';
import { siteOnline } from './site-online.js';
import { siteReply } from './site-reply.js';
import { testMail } from './test-mail.js';
import { ticketOpened } from './ticket-opened.js';
import { twoFactorOff } from './two-factor-off.js';
import { twoFactorOn } from './two-factor-on.js';
import { verifyEmail } from './verify-email.js';
import { webhookAdded } from './webhook-added.js';
import type { Mail } from './mail.js';

const MAILS: { readonly [Name in MailTemplate]: Mail<Name> } = {
  verify_email: verifyEmail,
  account_exists: accountExists,
  reset_password: resetPassword,
  choose_password: choosePassword,
  magic_link: magicLink,
  password_changed: passwordChanged,
  session_stolen: sessionStolen,
  password_guessed: passwordGuessed,
  provider_linked: providerLinked,
  provider_unlinked: providerUnlinked,
  two_factor_on: twoFactorOn,
  two_factor_off: twoFactorOff,
  recovery_codes_renewed: recoveryCodesRenewed,
  recovery_code_used: recoveryCodeUsed,
  api_key_created: apiKeyCreated,
  api_key_revoked: apiKeyRevoked,
  api_key_widened: apiKeyWidened,
  api_key_narrowed: apiKeyNarrowed,
  webhook_added: webhookAdded,
  account_webhook_added: accountWebhookAdded,
  account_closed: accountClosed,
  order_paid: orderPaid,
  deposit_settled: depositSettled,
  order_completed: orderCompleted,
  site_online: siteOnline,
  site_reply: siteReply,
  newsletter_confirm: newsletterConfirm,
  newsletter_welcome: newsletterWelcome,
  invoice_issued: invoiceIssued,
  invoice_due_soon: invoiceDueSoon,
  invoice_past_due: invoicePastDue,
  ticket_opened: ticketOpened,
  notification,
  site_message: siteMessage,
  message: freeMessage,
  test: testMail,
};

export const MAIL_NAMES = Object.keys(MAILS).filter(isMailTemplate);

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(MAILS, name);
}

export function mailNamed(name: MailTemplate): Mail {
  return MAILS[name];
}
