/**
 * Every mail by its name, with the names of its variables. Whoever queues a mail gives each of them a text, an empty
 * one where there is nothing to say: it is left out of the mail. What a mail says is in features/emails/mails.
 */
interface MailVariables {
  verify_email: 'link' | 'registeredAt' | 'device';
  account_exists: 'link' | 'fullName';
  reset_password: 'link' | 'fullName';
  choose_password: 'link' | 'fullName';
  magic_link: 'link' | 'fullName';
  password_changed: 'link' | 'fullName' | 'at' | 'keysLeft';
  session_stolen: 'link' | 'fullName' | 'at';
  password_guessed: 'link' | 'fullName' | 'at' | 'ip';
  provider_linked: 'link' | 'fullName' | 'at' | 'provider';
  provider_unlinked: 'link' | 'fullName' | 'at' | 'provider';
  two_factor_on: 'link' | 'fullName' | 'at';
  two_factor_off: 'link' | 'fullName' | 'at';
  recovery_codes_renewed: 'link' | 'fullName' | 'at';
  recovery_code_used: 'link' | 'fullName' | 'at' | 'codesLeft';
  api_key_created: 'link' | 'fullName' | 'at' | 'keyName';
  api_key_revoked: 'link' | 'fullName' | 'at' | 'keyName';
  api_key_widened: 'link' | 'fullName' | 'at' | 'keyName' | 'addedScopes';
  api_key_narrowed: 'link' | 'fullName' | 'at' | 'keyName' | 'lostScopes';
  webhook_added: 'link' | 'fullName' | 'at' | 'title' | 'receiver' | 'keyName';
  account_webhook_added: 'link' | 'fullName' | 'at' | 'receiver' | 'keyName';
  account_closed: 'link' | 'at';
  order_paid: 'link' | 'fullName' | 'orderNumber' | 'title' | 'domain' | 'amount' | 'refId';
  deposit_settled: 'link' | 'amount' | 'refId' | 'balance';
  order_completed: 'link' | 'fullName' | 'orderNumber' | 'title' | 'domain' | 'address';
  site_online: 'link' | 'fullName' | 'orderNumber' | 'title' | 'address' | 'picture';
  site_reply: 'link' | 'body' | 'title' | 'address';
  newsletter_confirm: 'link' | 'siteName' | 'color' | 'address';
  newsletter_welcome: 'link' | 'siteName' | 'color' | 'address';
  invoice_issued: 'link' | 'fullName' | 'invoiceNumber' | 'title' | 'amount' | 'dueDate';
  invoice_due_soon: 'link' | 'fullName' | 'invoiceNumber' | 'title' | 'amount' | 'dueDate';
  invoice_past_due: 'link' | 'fullName' | 'invoiceNumber' | 'title' | 'amount' | 'dueDate';
  ticket_opened: 'link' | 'fullName' | 'ticketNumber' | 'title' | 'customer' | 'category' | 'priority';
  notification: 'link' | 'fullName' | 'kind' | 'title' | 'message';
  site_message: 'link' | 'fullName' | 'subject' | 'body';
  message: 'fullName' | 'subject' | 'body';
  test: 'at';
}

export type MailTemplate = keyof MailVariables;

/** The names of the variables of a mail, or of any of several. */
export type VariableOf<Name extends MailTemplate> = MailVariables[Name];

export type MailVars<Name extends MailTemplate> = Readonly<Record<VariableOf<Name>, string>>;

interface Filled<Name extends MailTemplate> {
  readonly template: Name;
  readonly vars: MailVars<Name>;
  readonly byAdministrator?: undefined;
}

/** An administrator chose the template and what it says: nothing in it is a stranger's. */
interface ByAdministrator {
  readonly template: MailTemplate;
  readonly vars: Readonly<Record<string, string>>;
  readonly byAdministrator: true;
}

/** A template with exactly its variables. */
export type FilledMail = { readonly [Name in MailTemplate]: Filled<Name> }[MailTemplate] | ByAdministrator;

/** A template with its variables, for callers that have the template from elsewhere. */
export function filled<Name extends MailTemplate>(template: Name, vars: MailVars<Name>): FilledMail {
  return { template, vars } as FilledMail;
}
