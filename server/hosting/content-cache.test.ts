import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOSTING } from '#core/limits/limits.js';
import type { HostedSite, Manifest } from '#features/sites/index.js';
import type { Coding } from '#platform/http/negotiation.js';
import { ContentCache } from './content-cache.js';
import { SiteServer, type ServeOptions } from './serve-site.js';
import { SiteDirectory } from './site-directory.js';

const MOST_BYTES = 100_000;

/** A store whose contents are as long as their hash says, and which counts what is read of it. */
function store(maxBytes = MOST_BYTES) {
  const reads: string[] = [];
  const read = (hash: string, coding: Coding): Promise<Buffer> => {
    reads.push(`${hash} ${coding}`);
    return Promise.resolve(Buffer.alloc(Number(hash.split('-')[0])));
  };
  return { reads, cache: new ContentCache(read, maxBytes) };
}

/** The bytes of those contents that are answered from memory. What is read meanwhile is kept only afterwards. */
function keptBytes(cache: ContentCache, hashes: readonly string[]): number {
  const answers = hashes.map((hash) => cache.get(hash, 'br'));
  return answers.reduce((sum, answer) => sum + (answer instanceof Buffer ? answer.length : 0), 0);
}

it('keeps no more bytes than its bound', async () => {
  const { cache } = store();
  const hashes = Array.from({ length: 60 }, (_, n) => `${3000 + 97 * n}-${n}`);
  let most = 0;
  for (const [n, hash] of hashes.entries()) {
    expect(await cache.get(hash, 'br')).toHaveLength(3000 + 97 * n);
    most = Math.max(most, keptBytes(cache, hashes.slice(0, n + 1)));
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(most).toBeLessThanOrEqual(MOST_BYTES);
  // It is used, too.
  expect(most).toBeGreaterThan(MOST_BYTES / 2);
});

it('counts many small contents with their keys', async () => {
  const { cache } = store();
  const hashes = Array.from({ length: 2000 }, (_, n) => `1-${n}`);
  await Promise.all(hashes.map((hash) => cache.get(hash, 'br')));
  expect(keptBytes(cache, hashes)).toBeLessThanOrEqual(MOST_BYTES / 500);
});

it.each([
  ['longer than the bound', MOST_BYTES + 1],
  ['that takes too much of it', MOST_BYTES / 2],
])('serves a content %s without keeping it', async (_what, length) => {
  const { cache, reads } = store();
  await cache.get('1000-small', 'br');
  for (const _each of [1, 2]) expect(await cache.get(`${length}-large`, 'br')).toHaveLength(length);
  expect(reads.filter((each) => each.startsWith(String(length)))).toHaveLength(2);
  // It has driven nothing else out.
  expect(cache.get('1000-small', 'br')).toHaveLength(1000);
});

it('a content that cannot be read is not kept', async () => {
  let isAway = true;
  const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(Buffer.from('page')));
  const cache = new ContentCache(read, MOST_BYTES);
  await expect(cache.get('a', 'br')).rejects.toThrow('away');
  isAway = false;
  expect(String(await cache.get('a', 'br'))).toBe('page');
});

const KNOWN: HostedSite = {
  id: 's',
  status: 'online',
  liveReleaseId: 'r',
  lastNumber: 1,
  movedTo: null,
  hasEarlier: false,
  isCounted: false,
  hasEnamad: false,
  indexNowKey: null,
};
const MANIFEST: Manifest = {
  'index.html': { hash: '900-index', size: 900, type: 'text/html' },
  '404.html': { hash: '800-missing', size: 800, type: 'text/html' },
};

/** Serves one site, at `known` and at `known.example`, from a store that counts its reads. */
function hosting() {
  const { cache: content, reads } = store();
  const source = {
    site: (label: string) => Promise.resolve(label === 'known' ? KNOWN : null),
    domain: (host: string) =>
      Promise.resolve(host === 'known.example' ? { label: 'known', finalHost: host, isHere: true } : null),
    manifest: () => Promise.resolve(MANIFEST),
    preview: () => Promise.resolve(null),
    earlier: () => Promise.resolve([]),
    moves: () => Promise.resolve({ files: new Map<string, string>(), redirects: new Map<string, string>() }),
  };
  const onFault = (error: unknown): never => {
    throw error;
  };
  const directory = new SiteDirectory(source, onFault);
  const policies = { site: [], withEnamad: [], page: [], pdf: [] };
  const all = { directory, content, policies, common: [], ofPreviews: [], publicUrl: null, onFault };
  const visits = { note: () => undefined };
  const server = new SiteServer({ ...all, visits, isClosing: () => false } as unknown as ServeOptions);
  return { reads, server };
}

/** The status of the answer. */
async function ask(serve: (exchange: Exchange) => void | Promise<void>, path: string, coding = 'br'): Promise<number> {
  let status = 0;
  const request = { method: 'GET', url: path, headers: { 'accept-encoding': coding }, socket: {} };
  const response = { writeHead: (given: number) => (status = given), end: () => undefined };
  await serve({ request, response } as unknown as Exchange);
  return status;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

it('unknown hosts bring nothing into the cache', async () => {
  const { server, reads } = hosting();
  for (let n = 0; n < HOSTING.unknownLabels + 20; n += 1) {
    const ofLabel = await ask(({ request, response }) => server.serve(request, response, `nobody-${n}`), '/');
    const ofDomain = await ask((exchange) => server.serveDomain(exchange, `nobody-${n}.example`, null), '/');
    expect([404, 429]).toContain(ofLabel);
    expect([404, 429]).toContain(ofDomain);
  }
  expect(reads).toEqual([]);
});

it('unknown paths share one page in the cache', async () => {
  const { server, reads } = hosting();
  const paths = Array.from({ length: 100 }, (_, n) => [`/missing-${n}`, `/a/${n}.css`, `/?q=${n}`, `/%2e%2e/${n}`]);
  const codings = ['br', 'gzip', 'zstd', 'br;q=0, gzip;q=0'];
  for (const [n, path] of paths.flat().entries()) {
    const coding = codings[n % codings.length] ?? '';
    await ask(({ request, response }) => server.serve(request, response, 'known'), path, coding);
    await ask((exchange) => server.serveDomain(exchange, 'known.example', null), path, `${coding}, x-${n}`);
  }
  const readOnce = [...new Set(reads)];
  expect(reads).toHaveLength(readOnce.length);
  expect(readOnce.filter((each) => !/^(900-index|800-missing) (br|gzip|identity)$/.test(each))).toEqual([]);
});
