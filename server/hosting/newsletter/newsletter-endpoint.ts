/**
 * The pages of a site that the mails to its subscribers lead to. Opening one changes nothing, because mail scanners
 * open links; only the POST of its button does, or that of a mail program (RFC 8058), which needs neither a cookie nor
 * an origin: the signed token is the permission.
 */
import type { IncomingMessage } from 'node:http';
import { AppError } from '#core/errors/errors.js';
import { ANSWER_MARKS, FORM_FILES } from '#core/sites/site-forms.js';
import { NEWSLETTER_PATHS, SUBSCRIBED_WORDS, type NewsletterAct } from '#core/sites/newsletter.js';
import { escapeMarkup } from '#sitekit/build/escape.js';
import { confirmSubscriber, subscriberIn, subscriberToken, unsubscribe } from '#features/newsletter/index.js';
import type { Ctx } from '#platform/context.js';
import type { ContentCache } from '../content-cache.js';
import { answerPage, type FormAnswer } from '../forms/answer-page.js';
import type { Page } from '../pages.js';
import type { Files } from '../site-directory.js';
import { NEWSLETTER_WORDS as W } from './newsletter-pages.messages.js';

export interface NewsletterEndpointOptions {
  readonly content: ContentCache;
  /** For one request of this visitor. */
  readonly contextFor: (request: IncomingMessage) => Ctx;
  readonly onFault: (error: unknown) => void;
}

const ACTS = Object.keys(NEWSLETTER_PATHS) as NewsletterAct[];

const pathOf = ({ url = '' }: IncomingMessage): string => url.split(/[?#]/, 1)[0] ?? '';

/** The act that a request is for; null: it is for a file of the site. */
export function newsletterActOf(request: IncomingMessage): NewsletterAct | null {
  const path = pathOf(request);
  return ACTS.find((act) => NEWSLETTER_PATHS[act] === path) ?? null;
}

/** The page after the form, which releases built earlier have with other words. */
export function isSubscribedPage(request: IncomingMessage): boolean {
  return pathOf(request) === `/${FORM_FILES.subscribed}`;
}

function tokenOf({ url = '' }: IncomingMessage): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  return new URLSearchParams(query).get('t') ?? '';
}

const addressOf = (act: NewsletterAct, token: string): string => `${NEWSLETTER_PATHS[act]}?t=${token}`;

function buttonTo(act: NewsletterAct, token: string): string {
  const label = act === 'confirm' ? W.confirmButton : W.unsubscribeButton;
  const button = `<button type="submit" class="bp-btn" data-look="fill">${label}</button>`;
  return `<form class="bp-form bp-answer" method="post" action="${escapeMarkup(addressOf(act, token))}">${button}</form>`;
}

const LIMITED: FormAnswer = { status: 429, ...W.limited, more: '', retryAfter: 60 };
const TROUBLE: FormAnswer = { status: 503, ...W.trouble, more: '', retryAfter: 5 };
const UNKNOWN: FormAnswer = { status: 404, ...W.unknown, more: '' };

export class NewsletterEndpoint {
  constructor(private readonly options: NewsletterEndpointOptions) {}

  /** `files` of the live release; null where there is none to take the design from. */
  async answer(request: IncomingMessage, act: NewsletterAct, siteId: string, files: Files | null): Promise<Page> {
    const shown = files?.get(FORM_FILES.sent);
    const design = shown ? (await this.options.content.get(shown.hash, 'identity')).toString('utf8') : '';
    return answerPage(design, await this.answerNow(request, act, siteId));
  }

  /** Null: the release says something of its own. */
  async subscribed(files: Files): Promise<Page | null> {
    const file = files.get(FORM_FILES.subscribed);
    if (!file) return null;
    const design = (await this.options.content.get(file.hash, 'identity')).toString('utf8');
    return design.includes(ANSWER_MARKS[0]) ? answerPage(design, { status: 200, ...SUBSCRIBED_WORDS, more: '' }) : null;
  }

  private async answerNow(request: IncomingMessage, act: NewsletterAct, siteId: string): Promise<FormAnswer> {
    const ctx = this.options.contextFor(request);
    const token = tokenOf(request);
    const id = subscriberIn(ctx.config, act, siteId, token);
    if (id === null) return UNKNOWN;
    if (request.method !== 'POST') return { status: 200, ...W[act], more: buttonTo(act, token) };
    try {
      await ctx.limits.take('formPost', ctx.addressKey);
      return act === 'confirm' ? await confirmed(ctx, siteId, id) : await unsubscribed(ctx, siteId, id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return LIMITED;
      this.options.onFault(error);
      return TROUBLE;
    }
  }
}

async function confirmed(ctx: Ctx, siteId: string, id: string): Promise<FormAnswer> {
  if (!(await confirmSubscriber(ctx, siteId, id))) return UNKNOWN;
  const address = addressOf('unsubscribe', subscriberToken(ctx.config, 'unsubscribe', siteId, id));
  const more = `<p class="bp-small"><a class="bp-link" href="${escapeMarkup(address)}">${W.unsubscribeButton}</a></p>`;
  return { status: 200, ...W.confirmed, more };
}

async function unsubscribed(ctx: Ctx, siteId: string, id: string): Promise<FormAnswer> {
  await unsubscribe(ctx, siteId, id);
  return { status: 200, ...W.unsubscribed, more: '' };
}
