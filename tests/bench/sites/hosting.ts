/** Serving sites: a hot page against nginx, and many sites on one process, requested at random. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { serve, type Served } from '../processes.js';
import { withDatabase } from '../seed.js';
import { median, percentile } from '../wall-clock.js';
import { hostOfSite, seedSites, variedSites } from './many-sites.js';
import { startNginx, type Nginx } from './nginx.js';
import { cpuSeconds, memoryMb } from '../process-figures.js';
import { buildDesign, makeMaterials, SAMPLE_NAME } from './sample-site.js';

export interface HotPage {
  /** Requests a second, and those of a second of the server's CPU. */
  readonly ours: number;
  readonly nginx: number;
  readonly ratio: number;
  readonly cpuRatio: number;
}

export interface ManySites {
  readonly sites: number;
  /** The times of all requests at RATE a second, ms. */
  readonly p50: number;
  readonly p99: number;
  /** Resident memory of the process before and after, MB. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
  /** The CPU of the process, for one of these requests. */
  readonly cpuMsOfRequest: number;
  /** The bytes of rows and indexes of a site, its release and its order. */
  readonly databaseBytesOfSite: number;
  /** The bytes of all of them in the file store, in all encodings, for each site; they share all but one page. */
  readonly storeBytesOfSite: number;
  /** The bytes of one that shares nothing. */
  readonly storeBytesOfOwnSite: number;
}

interface Taken {
  readonly databaseBytesOfSite: number;
  readonly storeBytesOfSite: number;
  readonly storeBytesOfOwnSite: number;
}

const CONNECTIONS = 20;
const ROUNDS = 5;
const ROUND_SECONDS = 3;
interface Round {
  readonly rate: number;
  readonly ofCpu: number;
}

async function hotRound(url: string, headers: Record<string, string>, pid: number): Promise<Round> {
  const before = await cpuSeconds(pid);
  const options = { url, method: 'GET', headers, connections: CONNECTIONS, duration: ROUND_SECONDS };
  const { requests, non2xx, errors } = await autocannon(options);
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  const spent = (await cpuSeconds(pid)) - before;
  return { rate: requests.average, ofCpu: (requests.average * ROUND_SECONDS) / spent };
}

/** The body as it comes. @throws Error for anything but 200. */
export function fetchPage(
  url: string,
  headers: { readonly host: string } & OutgoingHttpHeaders,
  agent?: Agent,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, ...(agent && { agent }) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${headers.host}: ${answer.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function againstNginx(product: Served, nginx: Nginx, host: string): Promise<HotPage> {
  const pid = product.child.pid ?? 0;
  const ours = (): Promise<Round> => hotRound(product.url, { host }, pid);
  const theirs = (): Promise<Round> => hotRound(nginx.url, {}, nginx.pid);
  await ours();
  await theirs();
  const pairs: [Round, Round][] = [];
  for (let round = 0; round < ROUNDS; round += 1) pairs.push([await ours(), await theirs()]);
  return {
    ours: median(pairs.map(([a]) => a.rate)),
    nginx: median(pairs.map(([, b]) => b.rate)),
    ratio: median(pairs.map(([a, b]) => a.rate / b.rate)),
    cpuRatio: median(pairs.map(([a, b]) => a.ofCpu / b.ofCpu)),
  };
}

/** Requests a second, sent one by one whether the others are answered or not, and for how many seconds. */
const RATE = 500;
const RATE_SECONDS = 20;
/** A process that has just started compiles its code and opens its connections first. */
const WARM_UP_SECONDS = 5;

/** Always the same numbers: a linear congruential generator. */
function randomNumbers(): () => number {
  let state = 42;
  return () => (state = (state * 1_103_515 + 12_345) % 2_147_483_648);
}

/** Milliseconds until each request was answered, from the moment at which it should have been sent. */
async function requestAtRandom(url: string, sites: number, next: () => number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let sent = 0; sent < RATE * seconds; sent += 1) {
    const due = began + (sent * 1000) / RATE;
    if (performance.now() < due) await delay(due - performance.now());
    const asked = fetchPage(url, { host: hostOfSite(1 + (next() % sites)), 'accept-encoding': 'br' }, agent);
    answers.push(asked.then(() => performance.now() - due));
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}

async function atRandom(product: Served, sites: number, taken: Taken): Promise<ManySites> {
  const pid = product.child.pid ?? 0;
  const next = randomNumbers();
  await requestAtRandom(product.url, sites, next, WARM_UP_SECONDS);
  const [memoryBefore, cpuBefore] = [await memoryMb(pid), await cpuSeconds(pid)];
  const times = await requestAtRandom(product.url, sites, next, RATE_SECONDS);
  const cpuMsOfRequest = (((await cpuSeconds(pid)) - cpuBefore) * 1000) / times.length;
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { sites, p50, p99, memoryBefore, memoryAfter: await memoryMb(pid), cpuMsOfRequest, ...taken };
}

/** The bytes of all files below a folder. */
async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

export interface HostingFigures {
  /** Null where nginx is not installed. */
  readonly hot: HotPage | null;
  readonly many: ManySites;
}

/** `count` sites in an empty database. */
export async function benchHosting(databaseUrl: string, dataDir: string, count: number): Promise<HostingFigures> {
  const sample = await buildDesign(await makeMaterials(1), 1, 'https://narvan.example');
  const store = join(dataDir, 'files', 'site-content');
  const releaseOf = await variedSites(dataDir, sample, SAMPLE_NAME);
  const storeBytesOfOwnSite = await bytesBelow(store);
  const databaseBytesOfSite = await withDatabase(databaseUrl, (client) => seedSites(client, count, releaseOf));
  const storeBytesOfSite = ((await bytesBelow(store)) - storeBytesOfOwnSite) / count;
  const product = await serve('product-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const folder = await mkdtemp(join(tmpdir(), 'barpa-nginx-'));
  const host = hostOfSite(1);
  const nginx = await startNginx(folder, await fetchPage(product.url, { host }));
  try {
    const many = await atRandom(product, count, { databaseBytesOfSite, storeBytesOfSite, storeBytesOfOwnSite });
    return { hot: nginx && (await againstNginx(product, nginx, host)), many };
  } finally {
    await nginx?.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
