/** The built client from memory: the landing page, the shells of the other pages, and hashed assets. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isClientRoute, pageNameOf } from '#core/client-routes.js';

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.wasm', '.svg', '.json', '.webmanifest', '.txt', '.xml']);
/** Vite puts eight characters of the content's hash before the ending. */
const HASHED = /^assets\/.*-[\w-]{8}\.\w+$/;
const LANDING = 'index.html';
const SHELL = 'app.html';
/** Differ by the chosen colour scheme. */
const PAGES: ReadonlySet<string> = new Set([LANDING, SHELL]);
/** The cookie of the client with the visitor's choice (client/app/page-start.boot.js). */
const CHOSEN_SCHEME = /(?:^|;\s*)colour-scheme=(light|dark)(?:;|$)/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Takes as long as nine, and gives a fifteenth less. */
const BROTLI_QUALITY = 10;
/** WebAssembly is large: at the quality of other files its first request would hold up the process for seconds. */
const WASM_QUALITY = 5;

interface ClientFile {
  readonly mime: string;
  readonly cache: string;
  readonly vary: string;
  readonly plain: Buffer;
  /** Null where compressing gains nothing. Made on the first request and then kept. */
  readonly gzip: () => Buffer | null;
  readonly brotli: () => Buffer | null;
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | null = null;
  return () => (made ??= make());
}

function toClientFile(name: string, plain: Buffer): ClientFile {
  const extension = extname(name);
  const compress = COMPRESSIBLE.has(extension);
  const quality = extension === '.wasm' ? WASM_QUALITY : BROTLI_QUALITY;
  return {
    mime: MIME[extension] ?? 'application/octet-stream',
    cache: HASHED.test(name) ? IMMUTABLE : REVALIDATE,
    vary: PAGES.has(name) ? 'accept-encoding, cookie' : 'accept-encoding',
    plain,
    gzip: compress ? once(() => gzipSync(plain)) : () => null,
    brotli: compress
      ? once(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      : () => null,
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name.startsWith('.')) return [];
    return statSync(path).isDirectory() ? listFiles(path) : [path];
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: ClientFile): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  void reply.header('content-type', file.mime).header('cache-control', file.cache).header('vary', file.vary);
  const brotli = /\bbr\b/.test(accepted) ? file.brotli() : null;
  if (brotli) return reply.header('content-encoding', 'br').send(brotli);
  const gzip = /\bgzip\b/.test(accepted) ? file.gzip() : null;
  if (gzip) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(file.plain);
}

type PageFor = (request: FastifyRequest) => ClientFile;

/**
 * A page has its colours before any script runs: one variant for the system's scheme and one for each scheme that a
 * visitor may choose.
 */
function inSchemes(name: string, html: string): PageFor {
  const rendered = (scheme: string) =>
    toClientFile(name, Buffer.from(html.replace('<html ', `<html data-mantine-color-scheme="${scheme}" `)));
  const pages: Readonly<Record<string, ClientFile>> = { light: rendered('light'), dark: rendered('dark') };
  const unchosen = toClientFile(name, Buffer.from(html));
  return (request) => pages[CHOSEN_SCHEME.exec(request.headers.cookie ?? '')?.[1] ?? ''] ?? unchosen;
}

/** The pages that name the site, as they are from now on. Texts name their own origin as `__PUBLIC_URL__`. */
export interface RenderedPages {
  /** Null while the platform is closed: `/` answers the shell, which shows the notice. */
  readonly landing: string | null;
  readonly shell: string;
  /** Instead of the shell, by the names of `pageNameOf`: what that page begins with. */
  readonly shells: ReadonlyMap<string, string>;
  /** Further files by their path, such as `/robots.txt`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Pages answer 503 while the platform is closed, so that no search engine keeps the notice. */
export interface Closure {
  readonly retryAfterSeconds: () => number;
  readonly isOpenPage: (path: string) => boolean;
}

export interface ClientFiles {
  /**
   * A file by its path, the landing page for `/`, the shell for any other page: with 404 where the client has none,
   * since it shows its own "not found" there. False when nothing fits.
   */
  serve(request: FastifyRequest, reply: FastifyReply): FastifyReply | false;
  /** From the next request on. */
  setPages(pages: RenderedPages, closure: Closure | null): void;
}

/**
 * Browsers accept HTML by name. Clients that render link previews accept anything, but so do requests for a script or a
 * picture. Programs list JSON first.
 */
function wantsPage(path: string, accept = '*/*'): boolean {
  return accept.includes('text/html') || (extname(path) === '' && accept.includes('*/*') && !accept.includes('json'));
}

/** Reads the build once. */
export function loadClientFiles(folder: string, publicUrl: string): ClientFiles {
  const files = new Map<string, ClientFile>();
  const named = (text: string): string => text.replaceAll('__PUBLIC_URL__', () => publicUrl);
  const keep = (name: string, text: string): string => {
    const html = named(text);
    files.set(`/${name}`, toClientFile(name, Buffer.from(html)));
    return html;
  };
  for (const path of existsSync(folder) ? listFiles(folder) : []) {
    const name = relative(folder, path).replaceAll('\\', '/');
    const bytes = readFileSync(path);
    if (name.endsWith('.html') || name.endsWith('.txt')) keep(name, bytes.toString());
    else files.set(`/${name}`, toClientFile(name, bytes));
  }
  const kept = (name: string): PageFor | null => {
    const file = files.get(`/${name}`);
    return file ? inSchemes(name, file.plain.toString()) : null;
  };
  let landing = kept(LANDING);
  let shell = kept(SHELL);
  let shells: ReadonlyMap<string, PageFor> = new Map();
  let closed: Closure | null = null;
  const fileOf = (path: string, request: FastifyRequest): ClientFile | undefined => {
    if (path === '/') return closed ? undefined : landing?.(request);
    return files.get(path);
  };
  const shellOf = (request: FastifyRequest): ClientFile | undefined => {
    const name = pageNameOf(request.url, (each) => shells.has(each));
    return ((name === null ? null : shells.get(name)) ?? shell)?.(request);
  };
  return {
    serve: (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      const file = fileOf(path, request);
      if (file) return send(request, reply, file);
      const page = path === '/' || wantsPage(path, request.headers.accept) ? shellOf(request) : undefined;
      if (!page) return false;
      if (closed && !closed.isOpenPage(path)) {
        void reply.code(503).header('retry-after', closed.retryAfterSeconds());
      } else if (!isClientRoute(path)) {
        void reply.code(404);
      }
      return send(request, reply, page);
    },
    setPages: (pages, closure) => {
      closed = closure;
      shell = inSchemes(SHELL, keep(SHELL, pages.shell));
      if (pages.landing !== null) landing = inSchemes(LANDING, keep(LANDING, pages.landing));
      shells = new Map([...pages.shells].map(([name, html]) => [name, inSchemes(SHELL, named(html))]));
      for (const [path, text] of Object.entries(pages.files)) keep(path.slice(1), text);
    },
  };
}
