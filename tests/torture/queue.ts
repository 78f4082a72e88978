/**
 * The torture of the job queue: customers pay at the gateway and close the browser, so that only the queue of a
 * product process can settle their money, while PostgreSQL, the processes and the gateway are killed. Nothing is called
 * by hand: every paid authority must be settled within five minutes of the last fault, and no job may stay behind.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '#features/index.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import type { Account } from '#tests/helpers/accounts.js';
import { openLog } from './acknowledged.js';
import { bearerOf, type Bearer } from './accounts.js';
import { newKey, openApis, type Apis } from './apis.js';
import { startCluster, type Cluster } from './cluster.js';
import { gatewayFaults } from './comparisons.js';
import { readBook } from './gateway-book.js';
import { killAgainAndAgain, type Killed, type Victims } from './killer.js';
import { brokenLaws } from './laws.js';
import { readOptions } from './options.js';
import { startRestartable, type RestartableProcess } from './processes.js';
import type { ProductOrder, ProductSettings } from './product-process.js';
import { createRandom, type Random } from './random.js';

const PAYERS = 6;
/** The promise: after the last fault everything that was paid is settled by then, ms. */
const SETTLED_MS = 5 * 60_000;
const LOOK_MS = 500;
/** Most of them never come back; what the gateway then does with the product's questions differs. */
const COMES_BACK = 0.2;
const OUTCOMES = ['success', 'success', 'success', 'server_error', 'lost_answer', 'late', 'timeout'] as const;
const LONGEST = 8;

const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'barpa-torture-queue-'));
// The user that root's database runs as passes through to its own folder.
chmodSync(folder, 0o711);
const closers: (() => Promise<void> | void)[] = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void close().then(() => process.exit(130));
  });

torture()
  .catch((error: unknown) => {
    const text = error instanceof Error ? error.stack : String(error);
    process.stdout.write(`The torture itself failed (seed ${options.seed}): ${text}\n`);
    return 1;
  })
  .then(async (code) => {
    await close();
    process.exit(code);
  });

async function close(): Promise<void> {
  for (const closer of closers.splice(0).reverse()) await closer();
  if (options.keep) process.stdout.write(`The books are in ${folder}\n`);
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

interface Place extends Victims {
  /** A second process with a queue of its own; only PostgreSQL and the gateway are killed under it. */
  readonly beside: RestartableProcess;
  readonly bookPath: string;
}

async function open(): Promise<Place> {
  const cluster = await startCluster(join(folder, 'data'));
  closers.push(() => cluster.stop());
  await migrateDatabase(cluster.url, entities, createLogger('error'));
  const bookPath = join(folder, 'gateway.jsonl');
  const gateway = await startRestartable('gateway-process', (port, life) => ({
    TORTURE_GATEWAY: JSON.stringify({ book: bookPath, seed: options.seed, port, life }),
  }));
  closers.push(() => gateway.kill());
  const openProduct = async (name: string): Promise<RestartableProcess> => {
    const dataDir = join(folder, name);
    const product = await startRestartable('product-process', (port) => {
      const { url: gatewayUrl } = gateway;
      const settings: ProductSettings = { databaseUrl: cluster.url, dataDir, gatewayUrl, port, plant: null };
      return { TORTURE_PRODUCT: JSON.stringify(settings) };
    });
    closers.push(() => product.kill());
    return product;
  };
  const product = await openProduct('product');
  const beside = await openProduct('beside');
  const log = openLog(join(folder, 'acknowledged.jsonl'));
  closers.push(() => log.close());
  return { cluster, gateway, product, beside, log, bookPath };
}

async function torture(): Promise<number> {
  process.stdout.write(`The job queue under kills, seed ${options.seed} …\n`);
  const place = await open();
  const killed: Killed = { postgres: 0, product: 0, gateway: 0, readyMs: [] };
  await suffer(place, killed);
  await place.cluster.revive();
  await place.gateway.ask('heal');
  const healed = performance.now();
  const before = (await unsettled(place)).length;
  const { left, lastMs } = await untilSettled(place, healed);
  await place.gateway.kill();
  const book = readBook(place.bookPath);
  const paid = [...book.values()].filter(({ status }) => status === 'paid').length;
  const deaths = place.product.deaths + place.beside.deaths;
  const faults = [
    ...left.map((authority) => `paid and not settled after ${SETTLED_MS / 60_000} minutes: ${authority}`),
    ...(await stuckJobs(place.cluster)),
    // Sessions that nobody has paid stay open.
    ...(await brokenLaws(place.cluster, ['noPaymentIsUnderWay'])),
    ...(left.length > 0 ? [] : await gatewayFaults(place.cluster, book)),
    ...(deaths > 0 ? [`the product has died ${deaths} times by itself`] : []),
    ...(paid === 0 ? ['too little to prove anything: nothing was paid'] : []),
    ...(killed.postgres < (options.kills ?? 0) ? [`only ${killed.postgres} of ${options.kills} kills were done`] : []),
  ];
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  process.stdout.write(
    [
      `killed: PostgreSQL ${killed.postgres}, product ${killed.product}, gateway ${killed.gateway} times`,
      `${book.size} sessions, ${paid} paid, ${before} of them not settled at the last fault`,
      `the last one was settled ${seconds(lastMs)} s after it (limit ${seconds(SETTLED_MS)} s)`,
      ...faults.map((fault) => `✗ ${fault}`),
      faults.length > 0 ? `${faults.length} violations (seed ${options.seed})` : 'every paid authority is settled',
      '',
    ].join('\n'),
  );
  return faults.length > 0 ? 1 : 0;
}

/** Until the seconds are over and the kills are done; a slow machine gets more time, up to a limit. */
async function suffer(place: Place, killed: Killed): Promise<void> {
  const order: ProductOrder = { order: 'accounts', customers: PAYERS, admins: 0 };
  const { answer } = await place.product.ask<{ answer: Account[] }>(order);
  const begun = performance.now();
  const isOver = (): boolean => {
    const passed = (performance.now() - begun) / 1000;
    const enough = killed.postgres >= (options.kills ?? 0) && place.log.count > 0;
    return passed >= options.seconds && (enough || passed >= LONGEST * options.seconds);
  };
  const apis = openApis(() => place.product.url);
  const payers = answer.map(async (account, at) => {
    const random = createRandom(options.seed, `payer ${at}`);
    while (!isOver()) await pay({ apis, who: bearerOf(account), random, place });
  });
  const random = createRandom(options.seed, 'killer');
  await Promise.all([...payers, killAgainAndAgain(place, random, killed, { isOver, kills: options.kills })]);
}

interface Payer {
  readonly apis: Apis;
  readonly who: Bearer;
  readonly random: Random;
  readonly place: Place;
}

/** Tops up and pays; most then close the browser. */
async function pay({ apis, who, random, place }: Payer): Promise<void> {
  const body = { amount: random.between(1, 40) * 100_000 };
  const { data, details } = await apis.rest(who, '/wallets/me/deposit', body, { key: newKey() });
  // Only one may be open: the one before is given up, though it may be paid.
  const waiting = details['payment_id'];
  if (typeof waiting === 'string') await apis.rest(who, '/payments/cancel', { payment_id: waiting });
  const payment = (data?.['payment'] ?? data ?? {}) as Record<string, unknown>;
  const authority = payment['authority'] ?? data?.['authority'];
  const url = data?.['payment_url'] ?? payment['payment_url'];
  if (typeof authority !== 'string' || typeof url !== 'string') return void (await sleep(200));
  if (!(await apis.atGateway(url, { do: 'pay', outcome: random.pick(OUTCOMES) }))) return undefined;
  place.log.add({ what: 'session_opened', id: String(payment['id'] ?? data?.['payment_id']), authority });
  if (random.chance(COMES_BACK)) await apis.rest(null, '/wallets/me/deposit/verify', { authority, status: 'OK' });
  await sleep(random.between(50, 400));
}

/** The sessions that the gateway holds as paid, that we know, and that we have not booked; people decide on reviews. */
async function unsettled({ cluster, bookPath }: Pick<Place, 'cluster' | 'bookPath'>): Promise<string[]> {
  const paid = [...readBook(bookPath).values()].filter(({ status, answeredAs }) => status === 'paid' && !answeredAs);
  const open = await cluster.query<{ authority: string }>(
    `select authority from payments where authority = any($1::text[]) and status not in ('completed', 'needs_review')`,
    [paid.map(({ authority }) => authority)],
  );
  return open.map(({ authority }) => authority);
}

/** Waits and asks for nothing: what settles is the queue. */
async function untilSettled(place: Place, since: number): Promise<{ left: string[]; lastMs: number }> {
  for (;;) {
    const left = await unsettled(place);
    const lastMs = performance.now() - since;
    if (left.length === 0 || lastMs > SETTLED_MS) return { left, lastMs };
    await sleep(LOOK_MS);
  }
}

/** Jobs that nobody can end any more: locked by a runner that has no row. */
async function stuckJobs(cluster: Cluster): Promise<string[]> {
  const text = `select task_identifier as task, locked_by as "lockedBy" from graphile_worker.jobs
    where locked_at < clock_timestamp() - interval '1 minute'
      and not exists (select from job_workers where pool_id = locked_by)`;
  const stuck = await cluster.query<{ task: string; lockedBy: string }>(text);
  return stuck.map(({ task, lockedBy }) => `${task} is locked by ${lockedBy}, which is gone`);
}
