/**
 * The mails by name. The `vars` of each are in mail-catalogue.ts; all of them are escaped, and an absent value is left
 * out. A subject given with a mail replaces the template's; only administrators give one.
 */
import { LEGAL_KINDS, LEGAL_PATHS } from '#core/legal.js';
import { toPersianDigits } from '#core/text/digits.js';
import { inItsName, PLATFORM_DEFAULTS } from '#core/platform.js';
import type { MailTemplate } from '#platform/jobs/catalogue.js';
import { factLabels, layoutTexts, mailTexts } from '../emails.messages.js';
import { headerLine } from '../header-line.js';
import { renderMail, type LegalLink, type MailContent, type MailFact, type RenderedMail } from './mail-content.js';

export type MailVars = Readonly<Record<string, string>>;
export type FactKey = keyof typeof factLabels;
const WRITTEN_BY_HAND = ['notification', 'message', 'site_message', 'site_reply'] as const;
type WrittenByHand = (typeof WRITTEN_BY_HAND)[number];

/** Their heading and body come with them. */
function isWrittenByHand(template: MailTemplate): template is WrittenByHand {
  return WRITTEN_BY_HAND.some((each) => each === template);
}

/** Which facts a mail lists, in this order. */
const FACTS: Readonly<Partial<Record<MailTemplate, readonly FactKey[]>>> = {
  verify_email: ['registeredAt', 'device'],
  password_changed: ['keysLeft', 'at'],
  session_stolen: ['at'],
  password_guessed: ['ip', 'at'],
  provider_linked: ['provider', 'at'],
  provider_unlinked: ['provider', 'at'],
  two_factor_on: ['at'],
  two_factor_off: ['at'],
  recovery_codes_renewed: ['at'],
  recovery_code_used: ['codesLeft', 'at'],
  api_key_created: ['keyName', 'at'],
  api_key_revoked: ['keyName', 'at'],
  api_key_widened: ['keyName', 'addedScopes', 'at'],
  api_key_narrowed: ['keyName', 'lostScopes'],
  webhook_added: ['title', 'receiver', 'keyName', 'at'],
  account_closed: ['at'],
  order_paid: ['orderNumber', 'title', 'domain', 'amount', 'refId'],
  deposit_settled: ['amount', 'refId', 'balance'],
  order_completed: ['orderNumber', 'title', 'domain', 'address'],
  site_online: ['orderNumber', 'title', 'address'],
  site_reply: ['title', 'address'],
  newsletter_confirm: ['siteName', 'address'],
  newsletter_welcome: ['siteName', 'address'],
  invoice_issued: ['invoiceNumber', 'title', 'amount', 'dueDate'],
  invoice_due_soon: ['invoiceNumber', 'title', 'amount', 'dueDate'],
  invoice_past_due: ['invoiceNumber', 'title', 'amount', 'dueDate'],
  ticket_opened: ['ticketNumber', 'title', 'customer', 'category', 'priority'],
  test: ['at'],
};

export function factsOf(template: MailTemplate): readonly FactKey[] {
  return FACTS[template] ?? [];
}

const IN_PERSIAN: ReadonlySet<FactKey> = new Set([
  'amount',
  'balance',
  'codesLeft',
  'keysLeft',
  'ticketNumber',
  'at',
  'registeredAt',
]);

/** Numbers and amounts in Persian digits; domains and order numbers as they are typed elsewhere. */
function shown(key: FactKey, value: string): string {
  return IN_PERSIAN.has(key) ? toPersianDigits(value) : value;
}

/** An address of a site is a link; an administrator who writes the mail may have given anything there. */
function factOf(key: FactKey, value: string): MailFact {
  const isLink = key === 'address' && /^https?:\/\//.test(value);
  return { label: factLabels[key], value: shown(key, value), isLink };
}

/**
 * The mail's subject, available before the mail is rendered, for the log. That of a notification is its title, the news
 * itself: titles are fixed texts of ours.
 */
export function mailSubject(
  template: MailTemplate,
  vars: MailVars,
  platformName: string = PLATFORM_DEFAULTS.name,
): string {
  const named =
    headerLine(vars['subject'] ?? '') || (template === 'notification' ? headerLine(vars['title'] ?? '') : '');
  return named || inItsName(mailTexts[template].subject, headerLine(platformName));
}

/** Heading and body of the call instead of the table's. */
function given(
  template: WrittenByHand,
  vars: MailVars,
  platformName: string,
): { heading: string; paragraphs: string[] } {
  const words = vars[template === 'notification' ? 'message' : 'body'] ?? '';
  const paragraphs = words.split(/\n+/).filter((line) => line.trim() !== '');
  const heading = template === 'notification' ? (vars['title'] ?? '') : mailSubject(template, vars, platformName);
  return { heading, paragraphs };
}

function textsOf(
  template: MailTemplate,
  vars: MailVars,
  platformName: string,
): { heading: string; paragraphs: string[] } {
  if (isWrittenByHand(template)) return given(template, vars, platformName);
  const texts = mailTexts[template];
  const paragraphs = [texts.body, ...('keysLeft' in texts && vars['keysLeft'] ? [texts.keysLeft] : [])];
  return {
    heading: inItsName(texts.heading, platformName),
    paragraphs: paragraphs.map((paragraph) => inItsName(paragraph, platformName)),
  };
}

/** Of the platform's own mails; those in the name of a site have a footer of their own. */
function legalLinks(home: string): readonly LegalLink[] {
  return LEGAL_KINDS.map((kind) => ({ label: layoutTexts.legal[kind], link: home + LEGAL_PATHS[kind] }));
}

function contentOf(template: MailTemplate, vars: MailVars, { name: platformName, home }: Sender): MailContent {
  const { heading, paragraphs } = textsOf(template, vars, platformName);
  const texts = mailTexts[template];
  return {
    platformName,
    brand: vars['siteName'] ? { name: vars['siteName'], color: vars['color'] } : undefined,
    subject: mailSubject(template, vars, platformName),
    heading,
    paragraphs: [mailTexts.greeting(vars['fullName'] ?? ''), ...paragraphs],
    facts: factsOf(template).flatMap((key) => (vars[key] ? [factOf(key, vars[key])] : [])),
    button: vars['link'] ? { label: inItsName(texts.button, platformName), link: vars['link'] } : undefined,
    note: 'note' in texts ? inItsName(texts.note, platformName) : undefined,
    footer: 'footer' in texts ? inItsName(texts.footer, platformName) : undefined,
    legal: home && !('footer' in texts) ? legalLinks(home) : undefined,
  };
}

/** Whose mails these are: the platform's present name, and its address without a slash at its end. */
export interface Sender {
  readonly name: string;
  /** Without it, mails do not link to the legal documents. */
  readonly home?: string | null | undefined;
}

/** @throws Error when `link` is not a web address. */
export function renderTemplate(
  template: MailTemplate,
  vars: MailVars,
  sender: Sender = PLATFORM_DEFAULTS,
): Promise<RenderedMail> {
  return renderMail(contentOf(template, vars, sender));
}
