/**
 * The one rule of what a mail says to an address that nobody has confirmed (decision 129): anybody may have typed it
 * into a form, so the mail contains no words of whoever did. It is applied where mails are sent, whatever their callers
 * pass; `toUnconfirmed` of a mail says whose words it contains all the same.
 */
import type { MailTemplate, VariableOf } from '#platform/jobs/mails.js';
import { plainText } from '#core/text/plain-text.js';
import { toLatinDigits } from '#core/text/digits.js';
import { mailNamed } from '../mails/mails.js';
import type { MailValues } from './mail-templates.js';

/** `ours`: the platform wrote it, or it has no room for words. `typed`: somebody's own words. */
const ORIGIN: Readonly<Record<VariableOf<MailTemplate>, 'ours' | 'typed'>> = {
  link: 'ours',
  color: 'ours',
  kind: 'ours',
  at: 'ours',
  registeredAt: 'ours',
  /** From our own list of browsers and systems. */
  device: 'ours',
  ip: 'ours',
  address: 'ours',
  orderNumber: 'ours',
  invoiceNumber: 'ours',
  ticketNumber: 'ours',
  amount: 'ours',
  balance: 'ours',
  refId: 'ours',
  dueDate: 'ours',
  provider: 'ours',
  codesLeft: 'ours',
  keysLeft: 'ours',
  category: 'ours',
  priority: 'ours',
  addedScopes: 'ours',
  lostScopes: 'ours',
  domain: 'typed',
  title: 'typed',
  siteName: 'typed',
  keyName: 'typed',
  receiver: 'typed',
  customer: 'typed',
  fullName: 'typed',
  /** It shows the name of a site. */
  picture: 'typed',
  subject: 'typed',
  body: 'typed',
  message: 'typed',
};

/** Characters of a site's name in such a mail. */
export const SITE_NAME_MAX = 60;

/**
 * Texts that mail programs turn into a link: addresses, host names with any kind of dot, mailboxes, telephone numbers.
 */
const LINK_LIKE = /:\/\/|@|[\p{L}\p{N}-][.\u3002\uff0e\uff61\u2024][\p{L}\p{N}]{2,}|(?:\d[\s\-().]{0,3}){7,}/u;

/** A site's name, or the host name of its address where that contains more than a name. */
function boundedName(name: string, address: string | undefined): string {
  const words = plainText(name, SITE_NAME_MAX);
  if (words && !LINK_LIKE.test(toLatinDigits(words))) return words;
  return address && URL.canParse(address) ? new URL(address).hostname : '';
}

function isOurs(name: string): boolean {
  return Object.hasOwn(ORIGIN, name) && ORIGIN[name as keyof typeof ORIGIN] === 'ours';
}

/** `vars` without what a stranger may have typed; null where the mail would say nothing at all. */
export function withoutStrangersWords(template: MailTemplate, vars: MailValues): MailValues | null {
  const { toUnconfirmed = {} } = mailNamed(template);
  if (toUnconfirmed === 'nothing') return null;
  const allowed = new Map(Object.entries(toUnconfirmed));
  const kept = Object.entries(vars).flatMap(([name, value]) => {
    const how = isOurs(name) ? 'whole' : allowed.get(name);
    if (!how) return [];
    return [[name, how === 'name' ? boundedName(value, vars['address']) : value] as const];
  });
  return Object.fromEntries(kept);
}
