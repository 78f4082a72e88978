/** Answers one request for a site: finds the file, and sends it as the request's conditions ask for it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostedSite, ManifestEntry } from '../features/sites/index.js';
import type { CachedFile, Content, ContentCache } from './content-cache.js';
import { isTextual } from './content-cache.js';
import { encodingFor, isKnown, partOf } from './negotiation.js';
import { pageOf, type Page, type PageName } from './pages.js';
import type { Files, SiteDirectory } from './site-directory.js';
import { candidates, isHashed, manifestPath } from './site-path.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A page is asked for again each time, which a 304 answers: another release is seen at once. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

export interface ServeOptions {
  readonly directory: SiteDirectory;
  readonly content: ContentCache;
  /** Name and value in turn, of every answer. */
  readonly common: readonly string[];
  /** The process is about to end: each answer ends its connection. */
  readonly isStopping: () => boolean;
  readonly onFault: (error: unknown) => void;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Found {
  readonly path: string;
  readonly entry: ManifestEntry;
  readonly status: 200 | 404;
}

const NOT_FOUND_PAGE = '404.html';

function findIn(files: Files, target: string): Found | null {
  const asked = manifestPath(target);
  for (const path of asked === null ? [] : candidates(asked)) {
    const entry = files.get(path);
    if (entry) return { path, entry, status: path === NOT_FOUND_PAGE ? 404 : 200 };
  }
  const entry = files.get(NOT_FOUND_PAGE);
  return entry ? { path: NOT_FOUND_PAGE, entry, status: 404 } : null;
}

/** What stands where the site itself is not to be shown. */
function noticeOf(site: HostedSite | null): PageName | null {
  if (!site) return 'unknown';
  if (site.status === 'online') return null;
  return site.status;
}

export class SiteServer {
  constructor(private readonly options: ServeOptions) {}

  /** Answers at once where all is in memory. */
  serve(request: IncomingMessage, response: ServerResponse, label: string): void | Promise<void> {
    const exchange = { request, response };
    if (request.method !== 'GET' && request.method !== 'HEAD') return this.show(exchange, 'method');
    const site = this.options.directory.find(label);
    if (site instanceof Promise) return this.later(exchange, site, (found) => this.ofSite(exchange, found));
    return this.ofSite(exchange, site);
  }

  /** A page of ours. */
  show(exchange: Exchange, name: PageName): void {
    this.send(exchange, pageOf(name));
  }

  private ofSite(exchange: Exchange, site: HostedSite | null): void | Promise<void> {
    const notice = noticeOf(site);
    if (notice !== null || !site?.liveReleaseId) return this.show(exchange, notice ?? 'trouble');
    const files = this.options.directory.files(site.liveReleaseId);
    if (files instanceof Promise) return this.later(exchange, files, (found) => this.ofRelease(exchange, found));
    return this.ofRelease(exchange, files);
  }

  private ofRelease(exchange: Exchange, files: Files): void | Promise<void> {
    const found = findIn(files, pathOf(exchange.request.url ?? ''));
    if (!found) return this.show(exchange, 'missing');
    const file = this.options.content.get(found.entry);
    if (file instanceof Promise) return this.later(exchange, file, (loaded) => this.ofFile(exchange, found, loaded));
    return this.ofFile(exchange, found, file);
  }

  private ofFile({ request, response }: Exchange, { path, status }: Found, file: CachedFile): void {
    const { headers } = request;
    const isText = isTextual(file.type);
    const wanted = isText ? encodingFor(headers['accept-encoding']) : 'identity';
    const content = file[wanted] ?? file.identity;
    const cache = status === 200 && isHashed(path) ? IMMUTABLE : REVALIDATED;
    const head = ['etag', content.etag, 'cache-control', cache, ...(isText ? ['vary', 'accept-encoding'] : [])];
    if (status === 200 && isKnown(headers['if-none-match'], content.etag))
      return this.send({ request, response }, { status: 304, headers: head, body: NOTHING });
    const described = ['content-type', file.type, ...head];
    if (isText || status !== 200) return this.send({ request, response }, whole(status, described, content));
    this.send({ request, response }, partial(request, [...described, 'accept-ranges', 'bytes'], content));
  }

  private send({ request, response }: Exchange, { status, headers, body }: Page): void {
    const { common, isStopping } = this.options;
    const ending = isStopping() ? ['connection', 'close'] : [];
    response.writeHead(status, [...common, ...headers, ...ending]);
    response.end(request.method === 'HEAD' ? undefined : body);
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
      if (!exchange.response.headersSent) this.show(exchange, 'trouble');
    }
  }
}

const NOTHING = Buffer.alloc(0);

/** The absolute form of a request names the host, too; that it is this very one has been seen to. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

function whole(status: number, headers: readonly string[], { bytes, encoding }: Content): Page {
  const coded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { status, headers: [...headers, 'content-length', String(bytes.length), ...coded], body: bytes };
}

/** Only the version that the client has begun with is continued. */
function partial({ headers, method }: IncomingMessage, head: readonly string[], content: Content): Page {
  const since = headers['if-range'];
  const isAsked = method === 'GET' && (since === undefined || since === content.etag);
  const { bytes } = content;
  const part = isAsked ? partOf(headers.range, bytes.length) : null;
  if (part === null) return whole(200, head, content);
  if (part === 'none')
    return {
      status: 416,
      headers: [...head, 'content-range', `bytes */${bytes.length}`, 'content-length', '0'],
      body: NOTHING,
    };
  const { start, end } = part;
  const range = ['content-range', `bytes ${start}-${end}/${bytes.length}`, 'content-length', String(end - start + 1)];
  return { status: 206, headers: [...head, ...range], body: bytes.subarray(start, end + 1) };
}
