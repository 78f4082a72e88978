/**
 * Renders a mail with its variables; all of them are escaped, and an absent or empty one is left out. A subject given
 * with a mail replaces the mail's own; only administrators give one.
 */
import { LEGAL_KINDS, LEGAL_PATHS } from '#core/legal.js';
import { toPersianDigits } from '#core/text/digits.js';
import { inItsName, PLATFORM_DEFAULTS } from '#core/platform.js';
import type { MailTemplate } from '#platform/jobs/mails.js';
import { factLabels, type FactKey } from '../mails/fact-labels.messages.js';
import { mailNamed } from '../mails/mails.js';
import { headerLine } from './header-line.js';
import {
  renderMail,
  type LegalLink,
  type MailContent,
  type MailFact,
  type MailPicture,
  type RenderedMail,
} from './mail-content.js';
import { layoutTexts } from './templates.messages.js';

/** The variables of a mail that was queued; which ones its sender may give is in platform/jobs/mails.ts. */
export type MailValues = Readonly<Record<string, string>>;

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
  vars: MailValues,
  platformName: string = PLATFORM_DEFAULTS.name,
): string {
  const { subject, words } = mailNamed(template);
  const named = headerLine(vars['subject'] ?? '') || headerLine(words?.(vars).subject ?? '');
  return named || inItsName(subject, headerLine(platformName));
}

interface Texts {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

function textsOf(template: MailTemplate, vars: MailValues, platformName: string): Texts {
  const mail = mailNamed(template);
  if (mail.words) {
    const { heading, body } = mail.words(vars);
    const paragraphs = body.split(/\n+/).filter((line) => line.trim() !== '');
    return { heading: heading ?? mailSubject(template, vars, platformName), paragraphs };
  }
  const more = Object.entries(mail.also ?? {}).flatMap(([name, text]) => (vars[name] ? [text] : []));
  return {
    heading: inItsName(mail.heading, platformName),
    paragraphs: [mail.body, ...more].map((paragraph) => inItsName(paragraph, platformName)),
  };
}

/** Anything but an address by HTTPS is left out: the mail is whole without its picture. */
function pictureOf({ picture = '', title }: MailValues): MailPicture | undefined {
  if (!picture.startsWith('https://') || !URL.canParse(picture)) return undefined;
  return { source: picture, words: layoutTexts.picture(title ?? '') };
}

/** The links of the platform's own mails; those in the name of a site have a footer of their own. */
function legalLinks(home: string): readonly LegalLink[] {
  return LEGAL_KINDS.map((kind) => ({ label: layoutTexts.legal[kind], link: home + LEGAL_PATHS[kind] }));
}

function contentOf(template: MailTemplate, vars: MailValues, { name: platformName, home }: Sender): MailContent {
  const { heading, paragraphs } = textsOf(template, vars, platformName);
  const { button, note, footer, facts = [] } = mailNamed(template);
  return {
    platformName,
    brand: vars['siteName'] ? { name: vars['siteName'], color: vars['color'] || undefined } : undefined,
    subject: mailSubject(template, vars, platformName),
    heading,
    paragraphs: [layoutTexts.greeting(vars['fullName'] ?? ''), ...paragraphs],
    picture: pictureOf(vars),
    facts: facts.flatMap((key) => (vars[key] ? [factOf(key, vars[key])] : [])),
    button: vars['link'] ? { label: inItsName(button, platformName), link: vars['link'] } : undefined,
    note: note === undefined ? undefined : inItsName(note, platformName),
    footer: footer === undefined ? undefined : inItsName(footer, platformName),
    legal: home && footer === undefined ? legalLinks(home) : undefined,
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
  vars: MailValues,
  sender: Sender = PLATFORM_DEFAULTS,
): Promise<RenderedMail> {
  return renderMail(contentOf(template, vars, sender));
}
