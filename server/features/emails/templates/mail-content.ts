/** The content of a mail, before it has a look; both its forms are made from this. */
import { layoutTexts } from './templates.messages.js';

export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** The value is a web address, which can be followed. */
  readonly isLink: boolean;
}

/** A picture of 1200 × 630 px, as sites are shared with. */
export interface MailPicture {
  /** HTTPS; mail programs load nothing else. */
  readonly source: string;
  readonly words: string;
}

/** A page of the platform, by what it is called. */
export interface LegalLink {
  readonly label: string;
  readonly link: string;
}

export interface MailContent {
  /** Whose mail it is. */
  readonly platformName: string;
  /** In whose name it is, where that is not the platform; `color` as `#rrggbb`. */
  readonly brand?: { readonly name: string; readonly color?: string | undefined } | undefined;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  /** Above the facts; programs that load no pictures show its words. It leads to the page of the button. */
  readonly picture?: MailPicture | undefined;
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly note?: string | undefined;
  /** Below the card; by default that nobody reads answers to it. */
  readonly footer?: string | undefined;
  /** The legal documents of the platform, below its own mails. */
  readonly legal?: readonly LegalLink[] | undefined;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Only web addresses become links. @throws Error for any other. */
export function webAddress(link: string): string {
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`a mail may not link to ${url.protocol}`);
  return link;
}

/** The plain-text twin: says the same, for programs and people that read no HTML. */
export function mailText({
  platformName,
  brand,
  heading,
  paragraphs,
  facts,
  button,
  note,
  footer,
  legal = [],
}: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${webAddress(button.link)}` : '',
    note ?? '',
    `— ${brand?.name ?? platformName}\n${footer ?? layoutTexts.footer}`,
    legal.map(({ label, link }) => `${label}: ${webAddress(link)}`).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Both forms. The renderer is loaded with the first mail and not with the server: see mail-html.tsx. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const { mailHtml } = await import('./mail-html.js');
  return { subject: content.subject, html: await mailHtml(content), text: mailText(content) };
}
