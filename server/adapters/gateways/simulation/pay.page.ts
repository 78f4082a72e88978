/** The payment page of a simulated gateway: three ways to end a payment, and a tester's choice of what comes next. */
import { numberToWords } from '@persian-tools/persian-tools';
import { formatNumber } from '#core/dates/calendar.js';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { html, type Html } from '#server/sandbox/html.js';
import { GATEWAY_MESSAGES as t } from './gateway.messages.js';
import type { GatewaySession } from './gateway.store.js';

/** The parts in which the payment pages of two gateways differ. */
export interface PayPages {
  /** Shown as the receiver of the money. */
  readonly merchantName: string;
  /** Beside it: what people call the gateway, Persian. */
  readonly gatewayName: string;
  /** The address that the browser is sent back to. */
  readonly callback: (session: GatewaySession, isPaid: boolean) => string;
  /** The choices of a tester: values with texts in Persian, the usual one first. */
  readonly outcomes: ReadonlyMap<string, string>;
}

export interface PayPage {
  readonly title: string;
  readonly body: Html;
}

/** `callbackUrl` with further parameters behind the merchant's own query, which stays letter for letter. */
export function withQuery(callbackUrl: string, query: string): string {
  const [address = '', ...fragment] = callbackUrl.split('#');
  const separator = address.includes('?') ? '&' : '?';
  return [`${address}${separator}${query}`, ...fragment].join('#');
}

export function payPage(session: GatewaySession, pages: PayPages): PayPage {
  return {
    title: t.title,
    body: html`<h1>${t.title} ${pages.gatewayName}</h1>
      <p class="muted">${t.notice}</p>
      <div class="columns">
        <section class="card" aria-label="${t.payable}">${summary(session, pages.merchantName)}</section>
        <section class="card">
          <div class="bank">
            <div><span>${t.cardBank}</span><span class="chip" aria-hidden="true"></span></div>
            <bdi>${t.cardNumber}</bdi>
            <div><span>${t.cardLabel}</span></div>
          </div>
          ${payForm(session, pages)}
        </section>
      </div>`,
  };
}

function summary(session: GatewaySession, merchantName: string): Html {
  return html`<h2>${t.payable}</h2>
    <p class="amount">${formatNumber(session.amountRials)} <small>${t.rial}</small></p>
    <p class="muted">${tomanText(session.amountRials)}</p>
    <dl>
      <dt>${t.merchant}</dt>
      <dd>${merchantName}</dd>
      <dt>${t.description}</dt>
      <dd dir="auto">${session.description}</dd>
      ${
        session.orderId !== null &&
        html`<dt>${t.orderId}</dt>
          <dd><bdi class="code">${session.orderId}</bdi></dd>`
      }
      <dt>${t.host}</dt>
      <dd><bdi class="code">${new URL(session.callbackUrl).host}</bdi></dd>
      <dt>${t.authority}</dt>
      <dd><bdi class="code">${session.authority}</bdi></dd>
    </dl>`;
}

/** `۲٬۷۵۰٬۰۰۰ تومان (دو میلیون و …)`; a rest of single rials has no toman and no words. */
function tomanText(amountRials: number): string {
  const tomans = amountRials / RIALS_PER_TOMAN;
  const figures = `${formatNumber(tomans)} ${t.toman}`;
  return Number.isInteger(tomans) ? `${figures} (${inWords(tomans)} ${t.toman})` : figures;
}

/** The library writes `هفت صد` where Persian has one word. */
function inWords(amount: number): string {
  return String(numberToWords(amount)).replace(/(چهار|شش|هفت|هشت|نه) صد/g, '$1صد');
}

function payForm(session: GatewaySession, { outcomes }: PayPages): Html {
  const options = [...outcomes].map(([value, text]) => html`<option value="${value}">${text}</option>`);
  return html`<form method="post" class="stack">
    <button class="primary" name="do" value="pay">${t.pay} ${formatNumber(session.amountRials)} ${t.rial}</button>
    <button class="quiet" name="do" value="cancel">${t.cancel}</button>
    <fieldset>
      <legend>${t.testTitle}</legend>
      <label for="outcome">${t.outcomeLabel}</label>
      <select id="outcome" name="outcome">
        ${options}
      </select>
    </fieldset>
    <button class="quiet" name="do" value="close" aria-describedby="close-hint">${t.close}</button>
    <p class="muted small" id="close-hint">${t.closeHint}</p>
  </form>`;
}

const ENDED = {
  paid: { title: t.paidTitle, text: t.paidText, tone: 'good', isPaid: true },
  failed: { title: t.failedTitle, text: t.failedText, tone: 'bad', isPaid: false },
  reversed: { title: t.reversedTitle, text: t.reversedText, tone: 'bad', isPaid: false },
} as const;

/** For a payment that can no longer be paid; the link back repeats the result for the merchant. */
export function endedPage(session: GatewaySession, status: keyof typeof ENDED, pages: PayPages): PayPage {
  const ended = ENDED[status];
  return {
    title: ended.title,
    body: html`<h1 class="${ended.tone}">${ended.title}</h1>
      <p class="muted">${ended.text}</p>
      <div class="columns">
        <section class="card" aria-label="${t.payable}">
          ${summary(session, pages.merchantName)}
          ${
            session.refId !== null &&
            html`<dl>
              <dt>${t.refId}</dt>
              <dd><bdi class="code">${session.refId}</bdi></dd>
            </dl>`
          }
        </section>
        <section class="card">
          <p>${t.notice}</p>
          <a class="button primary" href="${pages.callback(session, ended.isPaid)}">${t.back}</a>
        </section>
      </div>`,
  };
}

export function unknownPage(): PayPage {
  return {
    title: t.unknownTitle,
    body: html`<section class="card">
      <h1>${t.unknownTitle}</h1>
      <p class="muted">${t.unknownText}</p>
    </section>`,
  };
}
