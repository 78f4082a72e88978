/** Every mail that is sent, with what it takes and what its preview is filled with. */
import type { MailTemplate } from '#platform/jobs/mails.js';
import { isMailTemplate, MAIL_NAMES, mailNamed } from '../mails/mails.js';
import { mailSubject, renderTemplate, type MailValues, type Sender } from './mail-templates.js';
import type { RenderedMail } from './mail-content.js';
import { previewValues } from './templates.messages.js';

export interface ListedMail {
  readonly key: MailTemplate;
  /** Persian. */
  readonly title: string;
  readonly vars: readonly string[];
  /** Whether an administrator may send it by hand. */
  readonly sendable: boolean;
  /** Values for the preview. */
  readonly sample: MailValues;
}

/** Latin values, and those of the two mails that bring their own text. */
const SAMPLE: MailValues = {
  ...previewValues,
  orderNumber: 'BR-1405-000123',
  invoiceNumber: '۱۴۰۵-۰۰۰۰۱۲',
  domain: 'sara-rad.ir',
  address: 'https://sara-rad.barpa-sites.ir',
  refId: '7190324881',
  receiver: 'hooks.example.ir',
  kind: 'order',
};

function sampleFor(key: MailTemplate, vars: readonly string[], link: string): MailValues {
  const sample = Object.fromEntries(vars.flatMap((name) => (SAMPLE[name] ? [[name, SAMPLE[name]]] : [])));
  if (key !== 'notification') return { ...sample, link };
  return { ...sample, title: previewValues.notificationTitle, message: previewValues.notificationMessage, link };
}

function titleOf(key: MailTemplate): string {
  const mail = mailNamed(key);
  return mail.words ? mail.title : mail.heading;
}

/** `publicUrl` is the address of the buttons in previews. */
export function mailCatalogue(publicUrl: string): ListedMail[] {
  return MAIL_NAMES.map((key) => {
    const { facts = [], others = [], isSecret = false } = mailNamed(key);
    const vars = ['link', 'fullName', ...facts, ...others];
    return { key, title: titleOf(key), vars, sendable: !isSecret, sample: sampleFor(key, vars, publicUrl) };
  });
}

/** The Persian name of a template; one that exists no longer keeps its own name. */
export function mailTitle(key: string): string {
  return isMailTemplate(key) ? titleOf(key) : key;
}

type Previewed = Readonly<Pick<ListedMail, 'key' | 'sample'>>;

export function previewSubject({ key, sample }: Previewed, platformName: string): string {
  return mailSubject(key, sample, platformName);
}

export function renderPreview({ key, sample }: Previewed, sender: Sender): Promise<RenderedMail> {
  return renderTemplate(key, sample, sender);
}
