/**
 * The torture test: random customers and administrators move money through both APIs while PostgreSQL, the product and
 * the gateway are killed, and afterwards three books must agree: ours, the gateway's, and the log of acknowledged
 * operations. Exits with 1 where they do not. The seed repeats the actors' choices, not the interleaving of their
 * calls.
 */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from '#features/index.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { smallWizard } from '#tests/helpers/money.js';
import type { Account } from '#tests/helpers/accounts.js';
import { openLog } from './acknowledged.js';
import { bearerOf, type Bearer } from './accounts.js';
import { createAdmin } from './admins.js';
import { startCluster, type Cluster } from './cluster.js';
import { acknowledgedFaults, gatewayFaults } from './comparisons.js';
import { Customer, type Stage } from './customers.js';
import { newKey, openApis } from './apis.js';
import { readBook } from './gateway-book.js';
import { killAgainAndAgain, type Killed, type Victims } from './killer.js';
import { brokenLaws, openEnds } from './laws.js';
import { readOptions, type Options } from './options.js';
import { plantInDatabase } from './plants.js';
import { startRestartable, type RestartableProcess } from './processes.js';
import type { ProductOrder, ProductSettings } from './product-process.js';
import { createRandom } from './random.js';
import { describe } from './report.js';
import { Scenes } from './scenes.js';

/** Many, because most of them are always waiting for a gateway that does not answer. */
const CUSTOMERS = 12;
const ADMINS = 2;
const MINUTE = 60_000;
/** Past every lease, then every pause of the reconciler, then the hour after which an unpaid session is over. */
const DRAIN_MS = [2 * MINUTE, 11 * MINUTE, 11 * MINUTE, 61 * MINUTE, ...Array.from({ length: 8 }, () => 11 * MINUTE)];

const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'barpa-torture-'));
// The user that root's database runs as passes through to its own folder.
chmodSync(folder, 0o711);
const closers: (() => Promise<void> | void)[] = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // A signal to a whole group may arrive twice; the cluster must not be left behind.
    if (isStopping) return;
    isStopping = true;
    void close().then(() => process.exit(130));
  });

torture(options)
  .catch((error: unknown) => {
    process.stdout.write(
      `The torture itself failed (seed ${options.seed}): ${error instanceof Error ? error.stack : String(error)}\n`,
    );
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

async function torture({ seed, plant }: Options): Promise<number> {
  process.stdout.write(`Money under kills, seed ${seed} …\n`);
  const begun = performance.now();
  const cluster = await startCluster(join(folder, 'data'));
  closers.push(() => cluster.stop());
  await migrateDatabase(cluster.url, entities, createLogger('error'));
  await plantInDatabase(cluster, plant);
  const bookPath = join(folder, 'gateway.jsonl');
  const gateway = await startRestartable('gateway-process', (port, life) => ({
    TORTURE_GATEWAY: JSON.stringify({ book: bookPath, seed, port, life }),
  }));
  closers.push(() => gateway.kill());
  const product = await startRestartable('product-process', (port) => {
    const dataDir = join(folder, 'product');
    const settings: ProductSettings = { databaseUrl: cluster.url, dataDir, gatewayUrl: gateway.url, port, plant };
    return { TORTURE_PRODUCT: JSON.stringify(settings) };
  });
  closers.push(() => product.kill());
  const log = openLog(join(folder, 'acknowledged.jsonl'));
  closers.push(() => log.close());
  const victims = { cluster, product, gateway, log };
  const prepared = performance.now();
  const scenes = new Scenes();
  const killed = await suffer(victims, scenes);
  const suffered = performance.now();
  await drain(victims);
  await gateway.kill();
  const book = readBook(bookPath);
  const lines = log.read();
  const faults = [
    ...(await brokenLaws(cluster)),
    ...(await gatewayFaults(cluster, book)),
    ...(await acknowledgedFaults(cluster, lines)),
    ...(product.deaths > 0 ? [`the product has died ${product.deaths} times by itself`] : []),
    ...tooLittle(lines.length, killed, scenes),
  ];
  const times = { prepare: prepared - begun, operations: suffered - prepared, proof: performance.now() - suffered };
  process.stdout.write(describe({ options, lines, killed, scenes, book, faults, times }));
  return faults.length > 0 ? 1 : 0;
}

/** A run in which nothing happened proves nothing. */
function tooLittle(acknowledged: number, killed: Killed, scenes: Scenes): string[] {
  const { kills, operations } = options;
  const faults = kills === null ? [] : scenes.missing().map((scene) => `too little to prove anything: ${scene}`);
  if (kills !== null && killed.postgres < kills) faults.push(`only ${killed.postgres} of ${kills} kills were done`);
  if (acknowledged < operations) faults.push(`only ${acknowledged} of ${operations} operations were acknowledged`);
  return faults;
}

/** The limit as a multiple of the given time: by then even a slow machine has reached the counts, or it never will. */
const LONGEST = 5;

/** Counts decide, the clock only ends what never would: a slow machine does the same work in more time. */
function endOf(killed: Killed, log: { readonly count: number }, scenes: Scenes): () => boolean {
  const { seconds, kills, operations } = options;
  const begun = performance.now();
  let ended = false;
  const isEnough = (): boolean =>
    log.count >= operations && (kills === null || (killed.postgres >= kills && scenes.missing().length === 0));
  return () => {
    const passed = (performance.now() - begun) / 1000;
    ended ||= passed >= seconds && (isEnough() || passed >= LONGEST * seconds);
    return ended;
  };
}

async function suffer(victims: Victims, scenes: Scenes): Promise<Killed> {
  const { product, log } = victims;
  const killed: Killed = { postgres: 0, product: 0, gateway: 0, readyMs: [] };
  const { customers, admins } = await makePeople(product);
  const stage: Stage = {
    apis: openApis(() => product.url),
    log,
    scenes,
    settledPayments: [],
    orders: [],
    customers: customers.map(({ id }) => id),
    invoices: new Map(),
    payableToman: await priceOf(product.url),
  };
  await fillWallets(stage, admins);
  const isOver = endOf(killed, log, scenes);
  const actors = [
    ...customers.map((who, at) => {
      const customer = new Customer(stage, who, createRandom(options.seed, `customer ${at}`));
      return () => customer.act();
    }),
    ...admins.map((who, at) => createAdmin(stage, who, createRandom(options.seed, `admin ${at}`))),
  ];
  const live = async (act: () => Promise<void>): Promise<void> => {
    while (!isOver()) {
      const before = performance.now();
      await act();
      // A product that is down refuses at once: no reason to spin.
      if (performance.now() - before < 5) await sleep(50);
    }
  };
  await Promise.all([
    ...actors.map(live),
    killAgainAndAgain(victims, createRandom(options.seed, 'killer'), killed, { isOver, kills: options.kills }),
  ]);
  return killed;
}

/** So that from the start wallets can pay, too. On a slow machine the first calls may take longer than a call waits. */
async function fillWallets({ apis, log, customers }: Stage, [admin]: readonly Bearer[]): Promise<void> {
  for (const id of customers) {
    const key = newKey();
    const body = { amount: 40_000_000, type: 'credit', reason: 'آزمون' };
    const adjust = async () => (await apis.rest(admin ?? null, `/admin/wallets/${id}/adjust`, body, { key })).data;
    let data = await adjust();
    for (let again = 0; again < 5 && !data; again += 1) data = await adjust();
    const { id: adjustmentId, balance_after: tomans } = (data?.['adjustment'] ?? {}) as Record<string, unknown>;
    if (!data) throw new Error('the wallets could not be filled');
    log.add({ what: 'adjusted', id: String(adjustmentId), balanceRials: Number(tomans) * 10 }, key);
  }
}

async function makePeople(product: RestartableProcess): Promise<{ customers: Bearer[]; admins: Bearer[] }> {
  const order: ProductOrder = { order: 'accounts', customers: CUSTOMERS, admins: ADMINS };
  const { answer } = await product.ask<{ answer: Account[] }>(order);
  const bearers = answer.map(bearerOf);
  return { customers: bearers.slice(0, CUSTOMERS), admins: bearers.slice(CUSTOMERS) };
}

async function priceOf(url: string): Promise<number> {
  const query = 'query ($wizardData: WizardDataInput!) { quote(wizardData: $wizardData) { payableToman } }';
  const body = JSON.stringify({ query, variables: { wizardData: smallWizard() } });
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { data } = (await response.json()) as { data: { quote: { payableToman: number } } };
  return data.quote.payableToman;
}

/** Everything is started again, the gateway is itself again, and the reconciler runs until nothing is left to do. */
async function drain({ cluster, product, gateway }: Victims): Promise<void> {
  await product.kill();
  cluster.killPostmaster();
  await cluster.revive();
  await gateway.ask('heal');
  await product.start();
  for (const [run, advanceMs] of DRAIN_MS.entries()) {
    const order: ProductOrder = { order: 'reconcile', advanceMs };
    await product.ask(order);
    if (run >= 3 && (await isDry(cluster))) return;
  }
}

async function isDry(cluster: Cluster): Promise<boolean> {
  return (await openEnds(cluster)) === 0;
}
