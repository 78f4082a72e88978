/**
 * The mails by name. What a caller may put into `vars`: `link` (absolute, behind the button), `fullName`, and any
 * of the facts orderNumber, title, domain, amount (with its unit), refId, balance, at. All are shown escaped; an
 * absent one is left out.
 */
import { toPersianDigits } from '../../../core/digits.js';
import type { MailTemplate } from '../../platform/jobs/catalogue.js';
import { factLabels, mailTexts } from './emails.messages.js';
import { renderMail, type RenderedMail } from './mail-layout.js';

export type MailVars = Readonly<Record<string, string>>;
type FactKey = keyof typeof factLabels;

/** Which facts a mail lists, in this order. */
const FACTS: Readonly<Record<MailTemplate, readonly FactKey[]>> = {
  verify_email: [],
  account_exists: [],
  reset_password: [],
  magic_link: [],
  password_changed: ['at'],
  order_paid: ['orderNumber', 'title', 'domain', 'amount', 'refId'],
  deposit_settled: ['amount', 'refId', 'balance'],
  order_completed: ['orderNumber', 'title', 'domain'],
};

/** Numbers and amounts in Persian digits; domains and order numbers as they are typed elsewhere. */
function shown(key: FactKey, value: string): string {
  return key === 'amount' || key === 'balance' || key === 'at' ? toPersianDigits(value) : value;
}

/** @throws Error when `link` is not a web address. */
export function renderTemplate(template: MailTemplate, vars: MailVars): RenderedMail {
  const texts = mailTexts[template];
  const facts = FACTS[template].flatMap((key) =>
    vars[key] ? [[factLabels[key], shown(key, vars[key])] as const] : [],
  );
  return renderMail({
    subject: texts.subject,
    heading: texts.heading,
    paragraphs: [mailTexts.greeting(vars['fullName'] ?? ''), texts.body],
    facts,
    button: vars['link'] ? { label: texts.button, link: vars['link'] } : undefined,
    ...('note' in texts && { note: texts.note }),
  });
}
