/**
 * One look for every mail: Persian, right to left, light, one button, styles inline because mail programs drop
 * style sheets; and a plain-text twin that says the same.
 */
import { SITE } from '../../../core/site.js';
import { layoutTexts } from './emails.messages.js';

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label and value; a value is shown left to right where it is a code or a name in Latin letters. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly note?: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}

/** Only web addresses become links. @throws Error for any other. */
function webAddress(link: string): string {
  const url = new URL(link);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`a mail may not link to ${url.protocol}`);
  return link;
}

const FONT = "font-family:Vazirmatn,Tahoma,'Segoe UI',Arial,sans-serif";
const BRAND_COLOR = '#6D28D9';

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.9;color:#334155">${escapeHtml(text)}</p>`;
}

function factRows(facts: MailContent['facts']): string {
  if (!facts || facts.length === 0) return '';
  const cells = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 0;font-size:14px;color:#64748b">${escapeHtml(label)}</td>` +
      `<td align="left" style="padding:8px 0;font-size:14px;font-weight:600;color:#0f172a"><bdi dir="auto">${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid #e2e8f0;border-bottom:1px solid #e2e8f0">${cells.join('')}</table>`;
}

function buttonOf(button: MailContent['button']): string {
  if (!button) return '';
  const link = escapeHtml(webAddress(button.link));
  return (
    `<p style="margin:8px 0 24px;text-align:center"><a href="${link}" style="display:inline-block;padding:14px 32px;border-radius:12px;` +
    `background:${BRAND_COLOR};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(button.label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:13px;line-height:1.8;color:#64748b">${escapeHtml(layoutTexts.copyLink)}<br>` +
    `<a href="${link}" dir="ltr" style="color:${BRAND_COLOR};word-break:break-all">${link}</a></p>`
  );
}

function htmlOf({ subject, heading, paragraphs, facts, button, note }: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.6;color:#0f172a">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    factRows(facts),
    buttonOf(button),
    note ? `<p style="margin:16px 0 0;font-size:13px;line-height:1.8;color:#64748b">${escapeHtml(note)}</p>` : '',
  ].join('');
  return (
    `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>` +
    `<body dir="rtl" style="margin:0;padding:24px 12px;background:#f5f3ff;${FONT};text-align:right">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">` +
    `<tr><td style="padding:8px 8px 16px;font-size:20px;font-weight:800;color:${BRAND_COLOR};text-align:right">${escapeHtml(SITE.name)}</td></tr>` +
    `<tr><td dir="rtl" style="padding:32px 28px;border-radius:20px;background:#ffffff;text-align:right;${FONT}">${body}</td></tr>` +
    `<tr><td style="padding:16px 8px;font-size:12px;line-height:1.8;color:#64748b;text-align:center">${escapeHtml(layoutTexts.footer)}</td></tr>` +
    `</table></td></tr></table></body></html>`
  );
}

function textOf({ heading, paragraphs, facts = [], button, note }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${webAddress(button.link)}` : '',
    note ?? '',
    `— ${SITE.name}\n${layoutTexts.footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Both forms of a mail, every text escaped. */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, html: htmlOf(content), text: textOf(content) };
}
