/** The one path of a site at which a visitor can send something: its forms, by their ids. */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { FORM_FILES, FORM_PATH, FORM_RECEIVING, type SiteForm } from '../../../core/sites/site-forms.js';
import { shortText } from '../../../core/text/plain-text.js';
import {
  checkAnswers,
  readForms,
  receiveForm,
  type Answers,
  type FormOutcome,
  type Forms,
} from '../../features/inbox/index.js';
import type { ManifestEntry } from '../../features/sites/index.js';
import type { Ctx } from '../../platform/context.js';
import { addressKey, clientAddress } from '../../platform/http/client-address.js';
import type { ContentCache } from '../content-cache.js';
import { pageOf, type Page } from '../pages.js';
import type { Files } from '../site-directory.js';
import { answerPage, type FormAnswer } from './answer-page.js';
import { AtOnce } from './at-once.js';
import { confirmMarkup, formMarkup, listMarkup } from './form-markup.js';
import { FORM_WORDS } from './form-pages.messages.js';
import { isFromElsewhere } from './own-origin.js';
import { readForm } from './read-form.js';

/** A page of the site, or one of ours. */
export interface FormPage {
  readonly page: Page;
  readonly isOurs: boolean;
}

export interface FormEndpointOptions {
  readonly content: ContentCache;
  /** For one request of this visitor. */
  readonly contextFor: (request: IncomingMessage) => Ctx;
  readonly onFault: (error: unknown) => void;
}

export function isFormRequest({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && url.startsWith(FORM_PATH);
}

/** Of the form that a path means; null for a path that means none. */
function formIdAt(url: string): string | null {
  const [path = ''] = url.slice(FORM_PATH.length).split(/[?#]/, 1);
  try {
    return decodeURIComponent(path) || null;
  } catch {
    return null;
  }
}

const ours = (name: Parameters<typeof pageOf>[0]): FormPage => ({ page: pageOf(name), isOurs: true });

function seeOther(path: string): FormPage {
  const location = `/${path.replace(/\.html$/, '')}`;
  const headers = ['location', location, 'cache-control', 'no-store', 'content-length', '0'];
  return { page: { status: 303, headers, body: Buffer.alloc(0) }, isOurs: false };
}

export class FormEndpoint {
  /** By the hash of the description. */
  private readonly known = new LRUCache<string, Forms>({ max: FORM_RECEIVING.lists });
  private readonly storedOfSite = new AtOnce(FORM_RECEIVING.ofSiteAtOnce);
  /** Before a body is read, so that slow bodies of one address do not take every place. */
  private readonly readFromAddress = new AtOnce(FORM_RECEIVING.ofAddressAtOnce);
  private total = 0;

  constructor(private readonly options: FormEndpointOptions) {}

  /** Null: the visitor has gone. @throws what reading the content throws. */
  async answer(request: IncomingMessage, siteId: string, files: Files): Promise<FormPage | null> {
    if (isFromElsewhere(request)) return ours('foreign');
    const address = addressKey(clientAddress(request));
    if (this.total >= FORM_RECEIVING.atOnce || !this.readFromAddress.enter(address)) return ours('trouble');
    this.total += 1;
    try {
      return await this.answerNow(request, siteId, files);
    } finally {
      this.total -= 1;
      this.readFromAddress.leave(address);
    }
  }

  private async answerNow(request: IncomingMessage, siteId: string, files: Files): Promise<FormPage | null> {
    const id = formIdAt(request.url ?? '');
    const described = files.get(FORM_FILES.forms);
    const shown = files.get(FORM_FILES.sent);
    if (id === null || !described || !shown) return ours('missing');
    const sent = await readForm(request);
    if (sent === null) return null;
    if (typeof sent === 'string') return ours(sent);
    const design = (await this.options.content.get(shown.hash, 'identity')).toString('utf8');
    const form = (await this.formsIn(described)).get(id);
    const answer = form ? await this.receive(request, { siteId, form, sent }) : changed(sent);
    return typeof answer === 'string' ? seeOther(answer) : { page: answerPage(design, answer), isOurs: false };
  }

  private async formsIn({ hash }: ManifestEntry): Promise<Forms> {
    const known = this.known.get(hash);
    if (known) return known;
    const forms = readForms(await this.options.content.get(hash, 'identity'));
    this.known.set(hash, forms);
    return forms;
  }

  /** A path to go to, or what to answer. Whatever fails, the visitor keeps the text. */
  private async receive(
    request: IncomingMessage,
    given: { readonly siteId: string; readonly form: SiteForm; readonly sent: URLSearchParams },
  ): Promise<FormAnswer | string> {
    const { form, sent, siteId } = given;
    if (!this.storedOfSite.enter(siteId)) {
      const answers = checkAnswers(form, sent);
      return answerTo(form, { outcome: 'limited', answers, retryAfterSeconds: BUSY_SECONDS });
    }
    try {
      return answerTo(form, await receiveForm(this.options.contextFor(request), given));
    } catch (error) {
      this.options.onFault(error);
      return again(form, checkAnswers(form, sent), { status: 503, ...FORM_WORDS.trouble, retryAfter: BUSY_SECONDS });
    } finally {
      this.storedOfSite.leave(siteId);
    }
  }
}

const BUSY_SECONDS = 5;

function again(form: SiteForm, answers: Answers, answer: Omit<FormAnswer, 'more'>): FormAnswer {
  return { ...answer, more: formMarkup(form, answers, FORM_WORDS.again) };
}

function answerTo(form: SiteForm, result: FormOutcome): FormAnswer | string {
  if (result.outcome === 'recorded') return form.kind === 'newsletter' ? FORM_FILES.subscribed : FORM_FILES.sent;
  const { answers } = result;
  if (result.outcome === 'faulty')
    return { status: 422, ...FORM_WORDS.faulty, more: formMarkup(form, answers, FORM_WORDS.send) };
  if (result.outcome === 'unconfirmed')
    return { status: 200, ...FORM_WORDS.unconfirmed, more: confirmMarkup(form, answers, result.token) };
  const { retryAfterSeconds } = result;
  return again(form, answers, { status: 429, ...FORM_WORDS.limited(retryAfterSeconds), retryAfter: retryAfterSeconds });
}

/** Of a page that was open when the site was published anew. */
function changed(sent: URLSearchParams): FormAnswer {
  const written = [...sent].filter(([, value]) => value !== '');
  const more = listMarkup(written.map(([name, value]) => ({ label: shortText(name), value })));
  return { status: 409, ...FORM_WORDS.changed, more };
}
