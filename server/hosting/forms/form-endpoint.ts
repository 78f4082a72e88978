/** The one path of a site at which a visitor can send something: its forms, by their ids. */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { FORM_FILES, FORM_PATH, FORM_RECEIVING, takesFiles, type SiteForm } from '#core/sites/site-forms.js';
import { CONFIRM_FIELD } from '#core/sites/site-messages.js';
import { shortText } from '#core/text/plain-text.js';
import {
  checkAnswers,
  readForms,
  receiveForm,
  waitForUpload,
  type Answers,
  type FormOutcome,
  type Forms,
} from '#features/inbox/index.js';
import type { ManifestEntry } from '#features/sites/index.js';
import type { Ctx } from '#platform/context.js';
import type { ContentCache } from '../content-cache.js';
import { pageOf, pageWith, type Page, type PageName } from '../pages.js';
import type { Files } from '../site-directory.js';
import { answerPage, type FormAnswer } from './answer-page.js';
import { AtOnce, Uploads } from './at-once.js';
import { confirmMarkup, formMarkup, listMarkup, refusedMarkup, resendMarkup } from './form-markup.js';
import { FORM_WORDS } from './form-pages.messages.js';
import { isFromElsewhere } from './own-origin.js';
import { readForm, type SentForm } from './read-form.js';
import { isUpload, readUpload } from './read-upload.js';

/** A page of the site, or one of ours. */
export interface FormPage {
  readonly page: Page;
  readonly isOurs: boolean;
}

/** A form of a release. */
interface Place {
  readonly siteId: string;
  readonly id: string;
  readonly described: ManifestEntry;
  readonly shown: ManifestEntry;
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

/** The id of the form that a path means; null for a path that means none. */
function formIdAt(url: string): string | null {
  const [path = ''] = url.slice(FORM_PATH.length).split(/[?#]/, 1);
  try {
    return decodeURIComponent(path) || null;
  } catch {
    return null;
  }
}

const ours = (name: PageName): FormPage => ({ page: pageOf(name), isOurs: true });

/** The pages that say that nothing is received now, or here. */
const SENT_AGAIN: ReadonlySet<PageName> = new Set(['building', 'failed', 'suspended', 'trouble']);

/** A page of ours with what the visitor has written, and a button to send it again where that may help. */
function kept(name: PageName, id: string | null, { text }: SentForm): FormPage {
  const written = writtenMarkup(text);
  const more = SENT_AGAIN.has(name) && id !== null ? written + resendMarkup(id, text) : written;
  return { page: pageWith(name, more), isOurs: true };
}

function seeOther(path: string): FormPage {
  const location = `/${path}`;
  const headers = ['location', location, 'cache-control', 'no-store', 'content-length', '0'];
  return { page: { status: 303, headers, body: Buffer.alloc(0) }, isOurs: false };
}

export class FormEndpoint {
  /** By the hash of the description. */
  private readonly known = new LRUCache<string, Forms>({ max: FORM_RECEIVING.lists });
  private readonly uploads = new Uploads();
  private readonly storedOfSite = new AtOnce(FORM_RECEIVING.ofSiteAtOnce);

  constructor(private readonly options: FormEndpointOptions) {}

  /** Null: the visitor has gone. Whatever fails once the body is read, the visitor gets the text back. */
  async answer(request: IncomingMessage, siteId: string, files: Files): Promise<FormPage | null> {
    const id = formIdAt(request.url ?? '');
    const described = files.get(FORM_FILES.forms);
    const shown = files.get(FORM_FILES.sent);
    if (id === null || !described || !shown) return this.refuse(request, 'missing');
    const place = { siteId, id, described, shown };
    if (!isUpload(request)) return this.answerSent(request, place, await sentBy(request), null);
    if (isFromElsewhere(request)) return ours('foreign');
    const form = await this.formAt(place).catch(this.options.onFault);
    if (form && !takesFiles(form.fields)) return ours('fault');
    const ctx = this.options.contextFor(request);
    const wait = form ? await waitForUpload(ctx, siteId) : null;
    const held = form && wait === null ? this.uploads.enter({ address: ctx.addressKey, site: siteId }) : null;
    try {
      const sent = await sentBy(request, held?.lost);
      held?.arrived();
      const isKept = held !== null && !held.lost.aborted;
      return await this.answerSent(request, place, sent, form && !isKept ? (wait ?? BUSY_SECONDS) : null);
    } finally {
      held?.leave();
    }
  }

  /** `wait`: no more files are read now, for so many seconds. */
  private async answerSent(
    request: IncomingMessage,
    place: Place,
    sent: SentForm | FormPage | null,
    wait: number | null,
  ): Promise<FormPage | null> {
    if (sent === null || 'page' in sent) return sent;
    const { siteId, id, shown } = place;
    try {
      const design = (await this.options.content.get(shown.hash, 'identity')).toString('utf8');
      const form = await this.formAt(place);
      const answer = form ? await this.receive(request, { siteId, form, wait }, sent) : changed(sent);
      return typeof answer === 'string' ? seeOther(answer) : { page: answerPage(design, answer), isOurs: false };
    } catch (error) {
      this.options.onFault(error);
      return kept('trouble', id, sent);
    }
  }

  /** A site takes no form now: a page of ours, with the text. Null as of `answer`. */
  async refuse(request: IncomingMessage, name: PageName): Promise<FormPage | null> {
    const sent = await sentBy(request);
    return sent === null || 'page' in sent ? sent : kept(name, formIdAt(request.url ?? ''), sent);
  }

  private async formAt({ described, id }: Place): Promise<SiteForm | undefined> {
    return (await this.formsIn(described)).get(id);
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
    { siteId, form, wait }: { readonly siteId: string; readonly form: SiteForm; readonly wait: number | null },
    { text, files }: SentForm,
  ): Promise<FormAnswer | string> {
    const limited = (retryAfterSeconds: number) =>
      answerTo(form, { outcome: 'limited', answers: checkAnswers(form, text, files), retryAfterSeconds });
    if (wait !== null) return limited(wait);
    if (!this.storedOfSite.enter(siteId)) return limited(BUSY_SECONDS);
    try {
      return answerTo(form, await receiveForm(this.options.contextFor(request), { siteId, form, sent: text, files }));
    } catch (error) {
      this.options.onFault(error);
      return again(form, checkAnswers(form, text, files), {
        status: 503,
        ...FORM_WORDS.trouble,
        retryAfter: BUSY_SECONDS,
      });
    } finally {
      this.storedOfSite.leave(siteId);
    }
  }
}

/** The sent form, or the answer where it cannot be read. Files are kept until `lost` is aborted, none without it. */
async function sentBy(request: IncomingMessage, lost?: AbortSignal): Promise<SentForm | FormPage | null> {
  if (isFromElsewhere(request)) return ours('foreign');
  const sent = isUpload(request)
    ? await readUpload(request, { keepsFiles: lost !== undefined, lost })
    : await readForm(request);
  return typeof sent === 'string' ? ours(sent) : sent;
}

const BUSY_SECONDS = 5;

function again(form: SiteForm, answers: Answers, answer: Omit<FormAnswer, 'more'>): FormAnswer {
  return { ...answer, more: formMarkup(form, answers, FORM_WORDS.again) };
}

function answerTo(form: SiteForm, result: FormOutcome): FormAnswer | string {
  if (result.outcome === 'recorded') {
    const { refused } = result;
    if (refused.length > 0) return { status: 200, ...FORM_WORDS.withoutFiles, more: refusedMarkup(refused) };
    return form.kind === 'newsletter' ? FORM_FILES.subscribed : FORM_FILES.sent;
  }
  const { answers } = result;
  if (result.outcome === 'faulty')
    return { status: 422, ...FORM_WORDS.faulty, more: formMarkup(form, answers, FORM_WORDS.send) };
  if (result.outcome === 'unconfirmed')
    return { status: 200, ...FORM_WORDS.unconfirmed(result.reason), more: confirmMarkup(form, answers, result.token) };
  const { retryAfterSeconds } = result;
  return again(form, answers, { status: 429, ...FORM_WORDS.limited(retryAfterSeconds), retryAfter: retryAfterSeconds });
}

/** The answer to a page that was open when the site was published anew. */
function changed({ text }: SentForm): FormAnswer {
  return { status: 409, ...FORM_WORDS.changed, more: writtenMarkup(text) };
}

/** By the names of the fields, since their labels are not known. */
function writtenMarkup(sent: URLSearchParams): string {
  const written = [...sent].filter(([name, value]) => value !== '' && name !== CONFIRM_FIELD);
  return listMarkup(written.map(([name, value]) => ({ label: shortText(name), value })));
}
