/**
 * npm run bench: ratios of one run, never absolute times. Prints a table and exits 1 when a floor is missed.
 * `npm run bench -- orders`, `-- landing` or `-- receipt` runs one of them.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../../server/features/index.js';
import { createLogger } from '../../server/platform/log.js';
import { migrateDatabase } from '../../server/platform/migrate.js';
import { startEmbeddedPostgres } from '../../server/platform/postgres/launcher.js';
import { findBrowser } from './browser.js';
import { benchLanding } from './landing.js';
import { benchOrderList } from './order-list.js';
import { benchReceiptPdf } from './receipt-pdf.js';

interface Measured {
  readonly name: string;
  readonly value: number;
  readonly floor: number;
  readonly note: string;
}

async function measureOrders(databaseUrl: string, dataDir: string): Promise<Measured[]> {
  const { graphql, rest } = await benchOrderList(databaseUrl, dataDir);
  const note = (each: { ours: number; limit: number }): string =>
    `${Math.round(each.ours)}/s against ${Math.round(each.limit)}/s bare`;
  return [
    { name: '50 orders over GraphQL / bare limit', value: graphql.ratio, floor: 0.5, note: note(graphql) },
    { name: '50 orders over REST / bare limit', value: rest.ratio, floor: 0.6, note: note(rest) },
  ];
}

async function measureLanding(databaseUrl: string, dataDir: string): Promise<Measured[]> {
  const scores = await benchLanding(databaseUrl, dataDir, await findBrowser());
  const floors = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
  return Object.entries(floors).map(([name, floor]) => ({
    name: `landing, Lighthouse mobile ${name}`,
    value: scores[name as keyof typeof floors],
    floor,
    note: '',
  }));
}

async function measureReceipt(): Promise<Measured[]> {
  const { ratio, oursMs, chromiumMs } = await benchReceiptPdf(await findBrowser());
  const note = `${oursMs.toFixed(1)} ms against ${chromiumMs.toFixed(1)} ms`;
  return [{ name: 'receipt PDF, Chromium page print / ours', value: ratio, floor: 3, note }];
}

function report(results: readonly Measured[]): void {
  for (const { name, value, floor, note } of results) {
    process.stdout.write(
      `${value >= floor ? 'ok  ' : 'LOW '} ${name.padEnd(44)} ${value.toFixed(2)} (floor ${floor}) ${note}\n`,
    );
  }
  process.exitCode = results.every(({ value, floor }) => value >= floor) ? 0 : 1;
}

const wanted = process.argv[2];
const dataDir = mkdtempSync(join(tmpdir(), 'barpa-bench-'));
chmodSync(dataDir, 0o711);
const database = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined } });
try {
  await migrateDatabase(database.url, entities, createLogger('warn'));
  const runs = (name: string): boolean => wanted === undefined || wanted === name;
  const orders = runs('orders') ? await measureOrders(database.url, dataDir) : [];
  const receipt = runs('receipt') ? await measureReceipt() : [];
  const landing = runs('landing') ? await measureLanding(database.url, dataDir) : [];
  report([...orders, ...receipt, ...landing]);
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
