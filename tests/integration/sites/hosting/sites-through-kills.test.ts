/**
 * Processes and PostgreSQL are killed in turns while sites are built, published, rolled back and connected to domains:
 * visitors see the site whole throughout, and everything that was acknowledged is done by itself. The seed is printed;
 * KILL_SEED takes another one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDiskFileStore } from '#server/adapters/stores/disk/disk-file-store.js';
import { entities } from '#features/index.js';
import { isCompressed, readContent } from '#features/sites/content/content-store.js';
import type { Manifest } from '#features/sites/site/manifest.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { startCluster, type Cluster } from '#tests/torture/cluster.js';
import { createRandom } from '#tests/torture/random.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually } from '#tests/helpers/app.js';
import { fillWallet, placeOrder } from '#tests/helpers/money.js';
import { startAppPair, type AppPair, type KilledApp } from '#tests/helpers/network/app-pair.js';
import { startVisitor } from '#tests/helpers/site-visitor.js';
import { hostOf, paidOrder, untilSite, visit, type SiteFacts } from '#tests/helpers/sites.js';

const SEED = Number(process.env['KILL_SEED'] ?? 14);
const KILLS = 20;
/** That are paid meanwhile: as often as their act has its turn. */
const ORDERS = 4;
const BEAT_MS = 200;
/** From the first request of an act to the kill, ms: before the answer, in the job, and after both. */
const LATEST_MS = 900;
const PATIENCE_MS = 90_000;

const folder = mkdtempSync(join(tmpdir(), 'barpa-kills-'));
const dataDir = join(folder, 'app');
const files = createDiskFileStore(join(dataDir, 'files'));
let cluster: Cluster;
let pair: AppPair;
let owner: Account;
let site: SiteFacts;
let unpaid: string[];

/** An account with a site that is online, and orders that can be paid from its wallet. */
async function prepare(): Promise<void> {
  const database = { url: cluster.url, drop: () => Promise.resolve() };
  const app = await createTestApp({ database, ports: { files } });
  try {
    owner = await createAccount(app);
    site = await untilSite(app, await paidOrder(app, owner), ({ status }) => status === 'online');
    const orders = [];
    for (let at = 0; at < ORDERS; at += 1) orders.push(await placeOrder(app, owner));
    for (const { priceRials } of orders) await fillWallet(app, owner, priceRials);
    unpaid = orders.map(({ id }) => id);
  } finally {
    await app.close();
  }
}

beforeAll(async () => {
  cluster = await startCluster(join(folder, 'data'));
  await migrateDatabase(cluster.url, entities, createLogger('silent'));
  await prepare();
  pair = await startAppPair({
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    WORKER_BEAT_MS: String(BEAT_MS),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });
  await Promise.all(pair.apps.map(knowsSite));
});
afterAll(async () => {
  await pair?.close();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function call(method: string, path: string, body?: object, more: object = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', ...more };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }), signal: AbortSignal.timeout(20_000) };
  const response = await fetch(`${pair.next().replace('localhost', '127.0.0.1')}/api${path}`, sent);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/**
 * Again until it is acknowledged, as a person would. An earlier call may have been heard although its answer was lost;
 * anything else that is refused is a fault of the test.
 */
async function untilDone(what: string, act: () => Promise<Answer>): Promise<Record<string, unknown>> {
  return eventually(
    what,
    async () => {
      const { status, body } = await act().catch((): Answer => ({ status: 503, body: {} }));
      if (body['error_code'] === 'SITE_DOMAIN_EXISTS') return body;
      const isRefused = status >= 400 && status < 500 && body['error_code'] !== 'CONFLICT';
      if (isRefused) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
      return status < 300 ? body : null;
    },
    PATIENCE_MS,
  );
}

interface Draft {
  readonly version: number;
  readonly design: { website_framework: { dynamic_design: { pages: { sections: { customData: object }[] }[] } } };
}

async function publishTitle(title: string): Promise<void> {
  await untilDone(`saving «${title}»`, async () => {
    const { status, body } = await call('GET', `/sites/${site.id}/draft`);
    if (status !== 200) return { status, body };
    const { version, design } = body as unknown as Draft;
    const [section] = design.website_framework.dynamic_design.pages[0]?.sections ?? [];
    if (section) section.customData = { texts: { title } };
    return call('PUT', `/sites/${site.id}/draft`, { base_version: version, design });
  });
  await untilDone(`publishing «${title}»`, () => call('POST', `/sites/${site.id}/publish`, {}));
}

async function rollBack(): Promise<void> {
  const { items } = await untilDone('reading the releases', () => call('GET', `/sites/${site.id}/releases`));
  const releases = items as { id: string }[];
  const release = releases.at(-1);
  await untilDone('rolling back', () => call('POST', `/sites/${site.id}/rollback`, { release_id: release?.id }));
}

const connected: string[] = [];

async function connectDomain(name: string): Promise<void> {
  interface Found {
    readonly id: string;
    readonly name: string;
    readonly records: readonly { kind: string; host: string; value: string }[];
  }
  const add = () => call('POST', `/sites/${site.id}/domains`, { name });
  await untilDone(`claiming ${name}`, add);
  const { items } = await untilDone('reading the domains', () => call('GET', `/sites/${site.id}/domains`));
  const domain = (items as Found[]).find((each) => each.name === name);
  if (!domain) throw new Error(`${name} is not among the domains`);
  const records = domain.records.map(({ kind, host, value }) => `${host} ${kind} ${value}`).join('\n');
  await untilDone('setting the records', async () => {
    const { status } = await fetch(`${pair.next()}/sandbox/dns`, {
      method: 'POST',
      body: new URLSearchParams({ zone: name, records }),
    });
    return { status, body: {} };
  });
  await untilDone(`connecting ${name}`, async () => {
    const { status, body } = await call('POST', `/sites/${site.id}/domains/${domain.id}/check`);
    return status === 200 && body['state'] !== 'connected' ? { status: 503, body } : { status, body };
  });
  connected.push(name);
}

async function payForSite(): Promise<void> {
  const id = unpaid.pop();
  const body = { order_id: id, payment_method: 'wallet' };
  await untilDone('paying', () => call('POST', '/payments/request', body, { 'idempotency-key': `attempt-of-${id}` }));
}

type Act = (turn: number) => Promise<void>;
const ACTS: readonly Act[] = [
  (turn) => publishTitle(`نسخهٔ ${turn}`),
  (turn) => connectDomain(`kill-${turn}-test.ir`),
  () => payForSite(),
  async (turn) => {
    await publishTitle(`نسخهٔ ${turn}`);
    await rollBack();
  },
];

/** From then on, this process serves the site without PostgreSQL. */
async function knowsSite({ url }: KilledApp): Promise<void> {
  await eventually('the process knows the site', async () => (await visit(url, hostOf(site))).status === 200);
}

/** PostgreSQL and one of the processes in turns; each is back, and knows the site again, before the next one goes. */
async function kill(turn: number): Promise<void> {
  if (turn % 2 === 0) {
    cluster.killPostmaster();
    await cluster.revive();
    return;
  }
  const victim = pair.apps[((turn - 1) / 2) % 2]!;
  await victim.kill();
  await victim.start();
  await knowsSite(victim);
}

it('twenty kills break no visit and lose nothing that was acknowledged', async () => {
  const random = createRandom(SEED, 'kills');
  const moments: number[] = [];
  const visitor = startVisitor(pair.next, () => hostOf(site));
  for (let turn = 0; turn < KILLS; turn += 1) {
    const moment = random.between(0, LATEST_MS);
    moments.push(moment);
    const act = ACTS[Math.floor(turn / 2) % ACTS.length]!(turn);
    act.catch(() => undefined);
    await pause(moment);
    await kill(turn);
    await act;
  }
  const last = `نسخهٔ آخر ${SEED}`;
  await publishTitle(last);
  cluster.killPostmaster();
  await cluster.revive();
  await eventually(
    'the last published title is live in both processes',
    async () => {
      const pages = await Promise.all(pair.apps.map(({ url }) => visit(url, hostOf(site)).catch(() => null)));
      return pages.every((page) => page?.status === 200 && page.text.includes(last));
    },
    PATIENCE_MS,
  );
  await visitor.stop();
  process.stdout.write(`seed ${SEED}, kills after ${moments.join(', ')} ms; ${visitor.seen} visits\n`);
  expect(visitor.faults).toEqual([]);
  expect(visitor.seen).toBeGreaterThan(5 * KILLS);
  expect([...visitor.headings].length).toBeGreaterThan(2);
}, 400_000);

it('every site is online and every release whole, without any help', async () => {
  const STATES = 'select status, building_number as "buildingNumber" from sites';
  await eventually(
    'nothing is being built',
    async () => {
      const sites = await cluster.query<{ status: string; buildingNumber: number | null }>(STATES);
      return sites.every(({ status, buildingNumber }) => status === 'online' && buildingNumber === null);
    },
    PATIENCE_MS,
  );
  expect(unpaid).toEqual([]);
  expect(await cluster.query(STATES)).toHaveLength(1 + ORDERS);
  const releases = await cluster.query<{ manifest: Manifest }>('select manifest from releases');
  // The first of each site, and of what was published the last at least: a roll-back gives up what is being built.
  expect(releases.length).toBeGreaterThan(1 + ORDERS);
  const entries = new Map(releases.flatMap(({ manifest }) => Object.values(manifest)).map((each) => [each.hash, each]));
  for (const [hash, entry] of entries)
    for (const coding of isCompressed(entry) ? (['identity', 'br', 'gzip'] as const) : (['identity'] as const))
      expect((await readContent({ ports: { files } }, hash, coding)).length).toBeGreaterThan(0);
});

it('every domain that was connected leads to the site', async () => {
  expect(connected.length).toBeGreaterThan(3);
  for (const name of connected) {
    const { status, headers } = await visit(pair.next(), name);
    expect([200, 301]).toContain(status);
    if (status === 301) expect(connected).toContain(new URL(headers.location ?? '').hostname);
  }
});
