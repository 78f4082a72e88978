/** The demonstration's year: real records, whose books agree, and a believable present. */
import { loadConfig } from '../../../server/config/config.js';
import { createLogger } from '../../../server/platform/log/log.js';
import { row, rows } from '../../../server/platform/db/rows.js';
import { seedDemoYear, type YearReport } from '../../../server/seeds/demo-year/demo-year.js';
import { createTestApp, TOKEN_SECRET, type TestApp } from '../../helpers/app.js';
import { createTestDatabase, type TestDatabase } from '../../helpers/database.js';
import { ledgerFaults } from '../../helpers/money.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const YEAR_MS = 500_000;
/** The same day in every run. */
const END_MS = Date.parse('2026-11-10T16:00:00Z');
let database: TestDatabase;
let dataDir: string;
let report: YearReport | null;
let app: TestApp;

function seedYear(): Promise<YearReport | null> {
  const config = loadConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DEMO: '1' });
  const options = { config, databaseUrl: database.url, tokenSecret: TOKEN_SECRET, log: createLogger('error') };
  return seedDemoYear(options, END_MS);
}

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'barpa-year-'));
  report = await seedYear();
  app = await createTestApp({ database, worker: false });
}, YEAR_MS);
afterAll(async () => {
  await app?.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The only number that a statement gives. */
async function count(text: string): Promise<number> {
  return (await row<{ found: number }>(app.ctx().em, `select count(*) as found from ${text}`))?.found ?? -1;
}

it('nothing in it fails', () => {
  expect(report?.failures).toEqual([]);
});

it('leaves no work of a service undone', async () => {
  expect(await count(`service_tasks where status = 'done'`)).toBeGreaterThan(20);
  expect(await count(`service_tasks where ended_at is null and due_at < to_timestamp(${END_MS / 1000})`)).toBe(0);
});

it('fills every list of the administration', async () => {
  expect(await count('users')).toBeGreaterThanOrEqual(40);
  const orders = await count('orders');
  expect(orders).toBeGreaterThanOrEqual(90);
  expect(orders).toBeLessThanOrEqual(120);
  for (const table of ['receipts', 'email_logs', 'notifications', 'support_tickets', 'coupons', 'audit_entries'])
    expect({ table, isFilled: (await count(table)) > 4 }).toEqual({ table, isFilled: true });
  for (const table of [
    'site_reports',
    'wallet_adjustments',
    'adjustment_requests',
    'credit_notes',
    'maintenance_windows',
  ])
    expect({ table, isFilled: (await count(table)) > 0 }).toEqual({ table, isFilled: true });
});

it('has orders and payments in every month', async () => {
  const months = await rows<{ orders: number; paid: number }>(
    app.ctx().em,
    `select count(*) as orders, count(*) filter (where payment_status = 'paid') as paid from orders
     group by date_trunc('month', created_at at time zone 'Asia/Tehran')`,
  );
  expect(months.length).toBeGreaterThanOrEqual(12);
  for (const { orders, paid } of months) {
    expect(orders).toBeGreaterThan(0);
    expect(paid).toBeGreaterThan(0);
  }
});

it('most sites are online, one is suspended for an unpaid renewal', async () => {
  const sites = await count('sites');
  expect(await count(`sites where status = 'online'`)).toBeGreaterThan(sites * 0.85);
  expect(await count(`sites where stop = 'overdue'`)).toBe(1);
  expect(await count(`invoices where kind = 'manual' and status = 'overdue'`)).toBe(1);
});

it('has sites to show on the first page', async () => {
  const examples = `jsonb_array_elements_text((select settings->'examples' from platform_settings)) as chosen (label)`;
  expect(await count(`sites join ${examples} using (label) where status = 'online'`)).toBeGreaterThanOrEqual(4);
});

it('keeps every law of the ledger', async () => {
  expect(await ledgerFaults(app)).toEqual([]);
  expect(await count('ledger_accounts where user_id is not null and balance_rials < 0')).toBe(0);
});

it('paid invoices and receipts agree', async () => {
  const unproven = `invoices i where status = 'paid' and settled_by_id is null
    and not exists (select from receipts r where r.invoice_id = i.id)`;
  expect(await count(unproven)).toBe(0);
  expect(
    await count(`receipts r join invoices i on i.id = r.invoice_id where i.status not in ('paid', 'cancelled')`),
  ).toBe(0);
});

async function wrongTimes(table: string): Promise<{ readonly table: string; readonly wrong: number }> {
  const earliest = `to_timestamp(${END_MS / 1000}) - interval '380 days'`;
  const wrong = await count(`${table} where created_at > now() or created_at < ${earliest}`);
  return { table, wrong };
}

it('nothing lies in the future or has no past', async () => {
  for (const table of ['users', 'orders', 'invoices', 'payments', 'receipts', 'notifications', 'email_logs'])
    expect(await wrongTimes(table)).toEqual({ table, wrong: 0 });
});

it('leaves no mail and no job behind', async () => {
  expect(await count(`email_logs where status <> 'sent'`)).toBe(0);
  expect(await app.mails('customer@barpa.example')).toEqual([]);
  const waiting = await rows<{ name: string }>(
    app.ctx().em,
    `select task_identifier as name from graphile_worker.jobs where run_at <= now()`,
  );
  // What every start queues.
  expect(waiting.filter(({ name }) => name === 'send_mail' || name === 'build_site')).toEqual([]);
});

it('cannot be seeded twice', async () => {
  const orders = await count('orders');
  expect(await seedYear()).toBeNull();
  expect(await count('orders')).toBe(orders);
});
