/** The answer to a form in the design of the site: its build left a page with a place for it. */
import { ANSWER_MARKS } from '#core/sites/site-forms.js';
import { escapeMarkup } from '#sitekit/build/escape.js';
import type { Page } from '../pages.js';
import { FORM_WORDS } from './form-pages.messages.js';

export interface FormAnswer {
  readonly status: 403 | 404 | 409 | 422 | 429 | 503 | 200;
  readonly title: string;
  readonly text: string;
  /** Markup below. */
  readonly more: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

const PLAIN = `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title></title></head><body><main>${ANSWER_MARKS.join('')}</main></body></html>`;

/** `design` of custom code may have no such place. */
function withAnswer(design: string, title: string, markup: string): string {
  const [start, end] = ANSWER_MARKS.map((mark) => design.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) return withAnswer(PLAIN, title, markup);
  const named = design.slice(0, start).replace(/<title>[^<]*/, () => `<title>${escapeMarkup(title)}`);
  return named + markup + design.slice(end + ANSWER_MARKS[1].length);
}

export function answerPage(design: string, { status, title, text, more, retryAfter }: FormAnswer): Page {
  const home = `<a class="bp-link" href="/">${FORM_WORDS.home}</a>`;
  const heading = `<h1 class="bp-title">${escapeMarkup(title)}</h1><p class="bp-lead">${escapeMarkup(text)}</p>`;
  const body = Buffer.from(withAnswer(design, title, heading + more + home));
  const headers = [
    'content-type',
    'text/html; charset=utf-8',
    'content-length',
    String(body.length),
    'cache-control',
    'no-store',
    ...(retryAfter === undefined ? [] : ['retry-after', String(retryAfter)]),
  ];
  return { status, headers, body };
}
