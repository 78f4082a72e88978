/** Answers one request for a site: finds what it is for, and sends it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { domainAddress, siteAddress, type HostedSite } from '#features/sites/index.js';
import { type HostedDomain } from '#features/site-domains/index.js';
import type { NewsletterAct } from '#core/sites/newsletter.js';
import { FORM_FILES, FORM_PATH } from '#core/sites/site-forms.js';
import type { AnsweredPage, VisitCounter } from '#features/visits/index.js';
import { isPreviewLabel } from '#core/sites/site-label.js';
import { addressKey, clientAddress } from '#platform/http/client-address.js';
import type { ContentCache } from './content-cache.js';
import {
  describe,
  fileIn,
  notFoundIn,
  NOTHING,
  oneAddress,
  pageOfFile,
  REVALIDATED,
  type Found,
} from './file-answer.js';
import { isFormRequest, type FormEndpoint } from './forms/form-endpoint.js';
import { keyFile } from './key-file.js';
import { movedPage } from './moved-page.js';
import { isSubscribedPage, newsletterActOf, type NewsletterEndpoint } from './newsletter/newsletter-endpoint.js';
import { needsViewer } from './linked-file.js';
import { isKnown } from '#platform/http/negotiation.js';
import { pageOf, type Page, type PageName } from './pages.js';
import type { Files, SiteDirectory } from './site-directory.js';
import { isHashed, manifestPath, pathOf } from './site-path.js';
import { UnknownLabels } from './unknown-labels.js';

/** Content security policies as headers, name and value in turn. */
export interface Policies {
  /** The headers of the site's own files. */
  readonly site: readonly string[];
  /** The same of a site that shows the picture of Enamad's seal. */
  readonly withEnamad: readonly string[];
  /** The headers of a page of ours. */
  readonly page: readonly string[];
  /** The headers of a PDF. */
  readonly pdf: readonly string[];
}

export interface ServeOptions {
  readonly directory: SiteDirectory;
  readonly content: ContentCache;
  readonly forms: FormEndpoint;
  readonly newsletter: NewsletterEndpoint;
  /** Name and value in turn, of every answer. */
  readonly common: readonly string[];
  /** In their place, of every answer at the address of a preview. */
  readonly ofPreviews: readonly string[];
  readonly policies: Policies;
  /** Whose scheme and port the addresses of sites have. */
  readonly publicUrl: string | null;
  readonly sitesHost: string;
  readonly visits: Pick<VisitCounter, 'note'>;
  /** The process is about to end: each answer ends its connection. */
  readonly isClosing: () => boolean;
  readonly onFault: (error: unknown) => void;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** For unpublished custom code: it is not cached anywhere. */
  readonly isPreview?: true;
  /** Once it is answered, it is counted as a visit of this page. */
  readonly page?: AnsweredPage;
  /** The site shows the picture of Enamad's seal. */
  readonly hasEnamad?: true;
}

const isNewsletterPost = (request: IncomingMessage): boolean =>
  request.method === 'POST' && newsletterActOf(request) !== null;

/** The page that is shown instead of the site. */
function noticeOf(site: HostedSite | null): PageName | null {
  if (!site) return 'unknown';
  if (site.status === 'online') return null;
  return site.status;
}

export class SiteServer {
  private readonly unknown = new UnknownLabels();

  constructor(private readonly options: ServeOptions) {}

  /** Answers at once where all is in memory. */
  serve(request: IncomingMessage, response: ServerResponse, label: string): void | Promise<void> {
    if (isPreviewLabel(label)) return this.ofPreview({ request, response, isPreview: true }, label);
    const exchange = { request, response };
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !isFormRequest(request) && !isNewsletterPost(request)) return this.show(exchange, 'method');
    const { directory } = this.options;
    if (!directory.sites.isKnown(label)) return this.ofNewLabel(exchange, label);
    const site = directory.sites.find(label);
    if (site instanceof Promise) return this.later(exchange, site, (found) => this.ofSite(exchange, found));
    return this.ofSite(exchange, site);
  }

  /** Custom code in quarantine. Who guesses at labels is stopped as at those of sites. */
  private ofPreview(exchange: Exchange, label: string): void | Promise<void> {
    const { method } = exchange.request;
    if (method !== 'GET' && method !== 'HEAD') return this.show(exchange, 'method');
    const address = addressKey(clientAddress(exchange.request));
    if (this.unknown.isSpent(address)) return this.show(exchange, 'tooMany');
    return this.later(exchange, this.options.directory.preview(label), (files) => {
      if (!files) this.unknown.note(address);
      return files ? this.ofFiles(exchange, files) : this.show(exchange, 'unknown');
    });
  }

  /** It has to be looked up, which each address may cause in vain a few times only. */
  private ofNewLabel(exchange: Exchange, label: string): void | Promise<void> {
    const address = addressKey(clientAddress(exchange.request));
    if (this.unknown.isSpent(address)) return this.show(exchange, 'tooMany');
    return this.later(exchange, Promise.resolve(this.options.directory.sites.find(label)), (site) => {
      if (!site) this.unknown.note(address);
      return this.ofSite(exchange, site);
    });
  }

  /** The same at a customer's own domain. `toApp` answers where it leads to no site; null: none. */
  serveDomain(exchange: Exchange, host: string, toApp: (() => void) | null): void | Promise<void> {
    const { domains } = this.options.directory;
    const isKnown = domains.isKnown(host);
    const address = isKnown ? '' : addressKey(clientAddress(exchange.request));
    if (!isKnown && !toApp && this.unknown.isSpent(address)) return this.show(exchange, 'tooMany');
    const domain = domains.find(host);
    if (!(domain instanceof Promise)) return this.ofDomain(exchange, host, domain, toApp);
    return this.later(exchange, domain, (found) => {
      if (!found && !toApp) this.unknown.note(address);
      return this.ofDomain(exchange, host, found, toApp);
    });
  }

  private ofDomain(
    exchange: Exchange,
    host: string,
    domain: HostedDomain | null,
    toApp: (() => void) | null,
  ): void | Promise<void> {
    if (!domain) return toApp ? toApp() : this.show(exchange, 'unknown');
    const { request, response } = exchange;
    const { label, finalHost } = domain;
    // A mail may name a host that was the final one when it was sent; a POST cannot be redirected there.
    if (host === finalHost || isNewsletterPost(request)) return this.serve(request, response, label);
    if (request.method !== 'GET' && request.method !== 'HEAD') return this.show(exchange, 'method');
    const location = domainAddress(this.options, finalHost) + pathOf(request.url ?? '');
    this.moved(exchange, location);
  }

  /** A page of ours. */
  show(exchange: Exchange, name: PageName): void {
    this.send(exchange, pageOf(name), this.options.policies.page);
  }

  /** The same, with the text that a visitor has sent to it, if any. */
  private refuse(exchange: Exchange, name: PageName): void | Promise<void> {
    const { request } = exchange;
    if (name === 'unknown' || !isFormRequest(request) || request.readableEnded) return this.show(exchange, name);
    return this.ofForm(exchange, this.options.forms.refuse(request, name));
  }

  /** To a page of the app. */
  redirect(exchange: Exchange, location: string): void {
    const headers = ['location', location, 'cache-control', 'no-store', 'content-length', '0'];
    this.send(exchange, { status: 302, headers, body: NOTHING });
  }

  private ofSite(given: Exchange, site: HostedSite | null): void | Promise<void> {
    const exchange: Exchange = site?.hasEnamad ? { ...given, hasEnamad: true } : given;
    const act = newsletterActOf(exchange.request);
    // A closed site answers these, too: nobody stays on a list against their will.
    if (site && act !== null) return this.ofNewsletter(exchange, site, act);
    const { request } = exchange;
    // A form cannot be redirected; it is received here.
    if (site && site.movedTo !== null && (request.method === 'GET' || request.method === 'HEAD'))
      return this.moved(exchange, siteAddress(this.options, site.movedTo) + pathOf(request.url ?? ''));
    const notice = noticeOf(site);
    if (notice !== null || !site?.liveReleaseId) return this.refuse(exchange, notice ?? 'trouble');
    const files = this.options.directory.files(site.liveReleaseId);
    if (files instanceof Promise) return this.later(exchange, files, (found) => this.ofRelease(exchange, site, found));
    return this.ofRelease(exchange, site, files);
  }

  private ofFiles(exchange: Exchange, files: Files): void | Promise<void> {
    const target = pathOf(exchange.request.url ?? '');
    const requested = manifestPath(target);
    const location = oneAddress(files, { requested, target });
    if (location !== null) return this.moved(exchange, location);
    return this.ofFound(exchange, fileIn(files, requested) ?? notFoundIn(files));
  }

  private ofRelease(exchange: Exchange, site: HostedSite, files: Files): void | Promise<void> {
    if (isFormRequest(exchange.request))
      return this.ofForm(exchange, this.options.forms.answer(exchange.request, site.id, files));
    if (isSubscribedPage(exchange.request)) return this.ofSubscribed(exchange, files);
    const target = pathOf(exchange.request.url ?? '');
    const requested = manifestPath(target);
    const key = keyFile(site, requested);
    if (key) return this.send(exchange, key);
    const location = oneAddress(files, { requested, target });
    if (location !== null) return this.moved(exchange, location);
    const found = fileIn(files, requested);
    if (found) return this.ofFound(site.isCounted ? withPage(exchange, site, found) : exchange, found);
    if (requested !== null && !isHashed(requested)) return this.ofMoved(exchange, site, requested, files);
    if (requested === null || !site.hasEarlier) return this.ofFound(exchange, notFoundIn(files));
    const earlier = this.options.directory.earlierFiles(site);
    const answer = (known: Files) => this.ofFound(exchange, fileIn(known, requested) ?? notFoundIn(files));
    return earlier instanceof Promise ? this.later(exchange, earlier, answer) : answer(earlier);
  }

  /** A page that may have another address now. Where that cannot be read, the page that says "not found" is enough. */
  private ofMoved(exchange: Exchange, site: HostedSite, requested: string, files: Files): void | Promise<void> {
    const { directory, onFault } = this.options;
    const target = pathOf(exchange.request.url ?? '');
    const location = movedPage(directory, site, { requested, target, files }).catch((error: unknown) => {
      onFault(error);
      return null;
    });
    return this.later(exchange, location, (found) =>
      found === null ? this.ofFound(exchange, notFoundIn(files)) : this.moved(exchange, found),
    );
  }

  /** For good; but another page may take the address later. A preview is not cached anywhere. */
  private moved(exchange: Exchange, location: string): void {
    const cache = exchange.isPreview ? 'no-store' : REVALIDATED;
    const headers = ['location', location, 'cache-control', cache, 'content-length', '0'];
    this.send(exchange, { status: 301, headers, body: NOTHING });
  }

  private ofNewsletter(exchange: Exchange, site: HostedSite, act: NewsletterAct): Promise<void> {
    const { directory, newsletter } = this.options;
    const { status, liveReleaseId } = site;
    const files = status === 'online' && liveReleaseId ? directory.files(liveReleaseId) : null;
    const answer = Promise.resolve(files).then((known) => newsletter.answer(exchange.request, act, site.id, known));
    return this.later(exchange, answer, (page) => this.send(exchange, page));
  }

  /** Custom code keeps its own page. */
  private ofSubscribed(exchange: Exchange, files: Files): Promise<void> {
    return this.later(exchange, this.options.newsletter.subscribed(files), (page) =>
      page ? this.send(exchange, page) : this.ofFound(exchange, fileIn(files, FORM_FILES.subscribed)),
    );
  }

  private ofForm(exchange: Exchange, answer: ReturnType<FormEndpoint['answer']>): Promise<void> {
    return this.later(exchange, answer, (found) => {
      if (found) this.send(exchange, found.page, found.isOurs ? this.options.policies.page : undefined);
    });
  }

  private ofFound(exchange: Exchange, found: Found | null): void | Promise<void> {
    if (!found) return this.show(exchange, 'missing');
    const answer = describe(exchange, found);
    const { etag, status } = answer;
    const policy = needsViewer(found.path, answer.type) ? this.options.policies.pdf : undefined;
    if (status === 200 && isKnown(exchange.request.headers['if-none-match'], etag))
      return this.send(exchange, { status: 304, headers: answer.caching, body: NOTHING });
    const bytes = this.options.content.get(found.entry.hash, answer.coding);
    if (bytes instanceof Promise)
      return this.later(exchange, bytes, (loaded) =>
        this.send(exchange, pageOfFile(exchange.request, answer, loaded), policy),
      );
    this.send(exchange, pageOfFile(exchange.request, answer, bytes), policy);
  }

  private send(
    { request, response, isPreview, page, hasEnamad }: Exchange,
    { status, headers, body }: Page,
    policy?: readonly string[],
  ): void {
    const { isClosing, policies } = this.options;
    const common = isPreview ? this.options.ofPreviews : this.options.common;
    // The body may not have been read.
    const ending = isClosing() || request.method === 'POST' ? ['connection', 'close'] : [];
    response.writeHead(status, [
      ...common,
      ...(policy ?? (hasEnamad ? policies.withEnamad : policies.site)),
      ...headers,
      ...ending,
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    if (page && (status === 200 || status === 304)) this.options.visits.note(request, page);
  }

  private async later<Value>(
    exchange: Exchange,
    waited: Promise<Value>,
    then: (value: Value) => void | Promise<void>,
  ): Promise<void> {
    try {
      await then(await waited);
    } catch (error) {
      this.options.onFault(error);
      if (!exchange.response.headersSent) await this.refuse(exchange, 'trouble');
    }
  }
}

/** Counts a visit: of the pages of the site itself, and not of answers to a form. */
function withPage(exchange: Exchange, { id }: HostedSite, { path, status, entry }: Found): Exchange {
  const isPage = status === 200 && entry.type.startsWith('text/html') && !path.startsWith(FORM_FILES_BELOW);
  return isPage && exchange.request.method === 'GET' ? { ...exchange, page: { siteId: id, path } } : exchange;
}

/** In a release. */
const FORM_FILES_BELOW = FORM_PATH.slice(1);
