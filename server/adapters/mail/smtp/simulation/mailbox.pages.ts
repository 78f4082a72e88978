/** The mailbox for the eye: a list, and one mail with its HTML in a frame and its text beside it. */
import { formatDateTime } from '#core/dates/calendar.js';
import { html, type Html } from '#server/sandbox/html.js';
import { MAILBOX_MESSAGES as t } from './mailbox.messages.js';
import type { SandboxMail } from './mail.store.js';

export interface MailboxPage {
  readonly title: string;
  readonly body: Html;
}

/**
 * The rights of the frame: to follow a link at a person's click, in this tab or a new one. `allow-scripts` lets tools
 * that drive a browser look inside; the policy below refuses every script that a mail brings along.
 */
const FRAME_RIGHTS =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** The policy of the framed HTML itself, so that it is as harmless when opened alone. */
export const MAIL_BODY_POLICY = [
  `sandbox ${FRAME_RIGHTS}`,
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

export function listPage(base: string, mails: readonly SandboxMail[], to: string | null): MailboxPage {
  const rows = mails.map((mail) => html`<li>${mailRow(base, mail)}</li>`);
  return {
    title: t.title,
    body: html`<h1>${t.title}</h1>
      <p class="muted">${t.intro}</p>
      <form class="search" method="get" action="${base}">
        <div>
          <label for="to">${t.filter}</label
          ><input id="to" name="to" type="email" dir="ltr" autocomplete="off" value="${to ?? ''}" />
        </div>
        <button class="quiet">${t.show}</button>
      </form>
      <p><a href="${base}${to === null ? '' : `?to=${encodeURIComponent(to)}`}">${t.refresh}</a></p>
      ${
        mails.length > 0
          ? html`<ul class="rows">
              ${rows}
            </ul>`
          : html`<p class="notice">${t.empty}</p>`
      }`,
  };
}

function mailRow(base: string, mail: SandboxMail): Html {
  return html`<a class="row" href="${base}/${mail.id}"
    ><b dir="auto">${mail.subject || t.noSubject}</b>
    <span class="muted small">${formatDateTime(mail.receivedAt)}</span>
    <span class="muted small"><bdi dir="ltr">${mail.recipients.join(', ')}</bdi></span></a
  >`;
}

export function mailPage(base: string, mail: SandboxMail): MailboxPage {
  return {
    title: mail.subject || t.noSubject,
    body: html`<p><a href="${base}">${t.back}</a></p>
      <h1 dir="auto">${mail.subject || t.noSubject}</h1>
      <dl>
        <dt>${t.from}</dt>
        <dd><bdi>${mail.sender}</bdi></dd>
        <dt>${t.to}</dt>
        <dd><bdi dir="ltr">${mail.recipients.join(', ')}</bdi></dd>
        <dt>${t.date}</dt>
        <dd>${formatDateTime(mail.receivedAt)}</dd>
      </dl>
      <section>
        <h2>${t.htmlPart}</h2>
        ${mail.html === null ? html`<p class="notice">${t.noHtml}</p>` : html`<iframe title="${t.htmlPart}" src="${base}/${mail.id}/body" sandbox="${FRAME_RIGHTS}"></iframe>`}
      </section>
      <section class="card">
        <h2>${t.textPart}</h2>
        ${mail.text === null ? html`<p class="muted">${t.noText}</p>` : html`<pre>${linkify(mail.text)}</pre>`}
      </section>
      <details>
        <summary>${t.headers}</summary>
        <dl>
          ${mail.headers.map(
            ({ name, value }) =>
              html`<dt><bdi class="code">${name}</bdi></dt>
                <dd><bdi class="code">${value}</bdi></dd>`,
          )}
        </dl>
      </details>`,
  };
}

export function notFoundPage(base: string): MailboxPage {
  return {
    title: t.notFoundTitle,
    body: html`<h1>${t.notFoundTitle}</h1>
      <p class="muted">${t.notFound}</p>
      <p><a href="${base}">${t.back}</a></p>`,
  };
}

const ADDRESS = /https?:\/\/[^\s<>"'«»]+[^\s<>"'«».,;:!?)\]،؛؟]/g;

/** Web addresses of a text, in order of appearance. */
export function addressesIn(text: string): string[] {
  return text.match(ADDRESS) ?? [];
}

function linkify(text: string): Html[] {
  const between = text.split(ADDRESS);
  const links = addressesIn(text);
  return between.map((part, index) => {
    const link = links[index];
    return link === undefined ? html`${part}` : html`${part}<a href="${link}" dir="ltr">${link}</a>`;
  });
}

/**
 * The mail's own HTML, whose links leave the frame for the whole tab: a verification link must land where a
 * person can go on from it.
 */
export function mailBody(mailHtml: string): string {
  const head = /<head(\s[^>]*)?>/i;
  const base = '<base target="_top">';
  // In front of a doctype it would turn the page to quirks mode.
  return head.test(mailHtml) ? mailHtml.replace(head, (tag) => tag + base) : base + mailHtml;
}
