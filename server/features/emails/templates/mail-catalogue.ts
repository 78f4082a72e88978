/** Every mail that is sent, with what it takes and what its preview is filled with. */
import type { MailTemplate } from '#platform/jobs/catalogue.js';
import type { EmailTemplateType } from '../emails.types.js';
import { mailTexts, previewValues, templateTitles } from '../emails.messages.js';
import { factsOf, mailSubject, renderTemplate, type MailVars, type Sender } from './mail-templates.js';
import type { RenderedMail } from './mail-content.js';

const SECRET: ReadonlySet<MailTemplate> = new Set([
  'verify_email',
  'reset_password',
  'choose_password',
  'magic_link',
  'newsletter_confirm',
  'newsletter_welcome',
]);
const OF_ITS_OWN: Readonly<Partial<Record<MailTemplate, readonly string[]>>> = {
  notification: ['kind', 'title', 'message'],
  site_message: ['subject', 'body'],
  message: ['subject', 'body'],
  site_reply: ['body'],
};

/** Latin values, and those of the two mails that bring their own text. */
const SAMPLE: MailVars = {
  ...previewValues,
  orderNumber: 'BR-1405-000123',
  invoiceNumber: '۱۴۰۵-۰۰۰۰۱۲',
  domain: 'sara-rad.ir',
  address: 'https://sara-rad.barpa-sites.ir',
  refId: '7190324881',
  receiver: 'hooks.example.ir',
  kind: 'order',
};

function sampleFor(key: MailTemplate, vars: readonly string[], link: string): MailVars {
  const sample = Object.fromEntries(vars.flatMap((name) => (SAMPLE[name] ? [[name, SAMPLE[name]]] : [])));
  if (key !== 'notification') return { ...sample, link };
  return { ...sample, title: previewValues.notificationTitle, message: previewValues.notificationMessage, link };
}

const KEYS = Object.keys(mailTexts).filter((key): key is MailTemplate => key !== 'greeting');

function isTitled(key: MailTemplate): key is keyof typeof templateTitles {
  return Object.hasOwn(templateTitles, key);
}

function titleOf(key: MailTemplate): string {
  return isTitled(key) ? templateTitles[key] : mailTexts[key].heading;
}

/** `publicUrl` is the address of the buttons in previews. */
export function mailCatalogue(publicUrl: string): EmailTemplateType[] {
  return KEYS.map((key) => {
    const vars = ['link', 'fullName', ...factsOf(key), ...(OF_ITS_OWN[key] ?? [])];
    return { key, title: titleOf(key), vars, sendable: !SECRET.has(key), sample: sampleFor(key, vars, publicUrl) };
  });
}

export function isMailTemplate(key: string): key is MailTemplate {
  return key !== 'greeting' && Object.hasOwn(mailTexts, key);
}

/** What a template is called in Persian; one that exists no longer keeps its own name. */
export function mailTitle(key: string): string {
  return isMailTemplate(key) ? titleOf(key) : key;
}

export function previewSubject({ key, sample }: Readonly<EmailTemplateType>, platformName: string): string {
  return mailSubject(key, sample, platformName);
}

export function renderPreview({ key, sample }: Readonly<EmailTemplateType>, sender: Sender): Promise<RenderedMail> {
  return renderTemplate(key, sample, sender);
}
