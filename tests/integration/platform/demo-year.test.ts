/** The demonstration's year: real records, whose books agree, written beside real people and after interruptions. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#server/config/config.js';
import { createLogger } from '#platform/log/log.js';
import { row, rows } from '#platform/db/rows.js';
import { seedDemoYear, writeYear, type YearReport } from '#server/seeds/demo-year/demo-year.js';
import { planYear, readProgress, withClient } from '#server/seeds/demo-year/progress.js';
import type { YearOptions } from '#server/seeds/demo-year/year-app.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, TOKEN_SECRET, type TestApp } from '#tests/helpers/app.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { atGateway, ledgerFaults, openDeposit } from '#tests/helpers/money.js';
import { paidOrder, untilSite } from '#tests/helpers/sites.js';

const YEAR_MS = 900_000;
/** The same day in every run. */
const END_MS = Date.parse('2026-11-10T16:00:00Z');
/** Where the writing is interrupted, percent. */
const INTERRUPTIONS = [20, 60];
const REAL_ADMIN = 'operator@example.org';

let database: TestDatabase;
let dataDir: string;
let app: TestApp;
let customer: Account;
let before: Traces;
let after: Traces;
const reports: (YearReport | null)[] = [];

function yearOptions(more: Partial<YearOptions> = {}): YearOptions {
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    ADMIN_EMAIL: REAL_ADMIN,
    ADMIN_PASSWORD: PASSWORD,
  });
  return { config, databaseUrl: database.url, tokenSecret: TOKEN_SECRET, log: createLogger('error'), ...more };
}

/** Stops as if the process had ended there. */
function writeUntil(share: number): Promise<YearReport | null> {
  const ending = new AbortController();
  const onProgress = (percent: number): void => void (percent >= share && ending.abort());
  return writeYear(yearOptions({ signal: ending.signal, onProgress }));
}

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'barpa-year-'));
  await planYear(database.url, createLogger('error'), new Date(END_MS));
  // It serves while the year is written, with the limits of production.
  const env = { DEMO: '1', ADMIN_EMAIL: REAL_ADMIN, ADMIN_PASSWORD: PASSWORD };
  app = await createTestApp({ database, env, rateLimitFactor: 1 });
  customer = await createAccount(app);
  await untilSite(app, await paidOrder(app, customer), ({ status }) => status === 'online');
  await untilNoJobs();
  before = await tracesOf();
  for (const share of INTERRUPTIONS) reports.push(await writeUntil(share));
  reports.push(await writeYear(yearOptions()));
  after = await tracesOf();
}, YEAR_MS);
afterAll(async () => {
  await app?.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The traces of calls and jobs of anybody beside their records, and every row about the real people. */
interface Traces {
  readonly counters: readonly object[];
  readonly jobs: readonly object[];
  readonly mails: number;
  readonly locks: number;
  readonly faults: number;
  readonly rowsOfPeople: readonly object[];
}

async function untilNoJobs(): Promise<void> {
  const due = 'select 1 as one from graphile_worker.jobs where run_at <= now() limit 1';
  await eventually('no job is due', async () => (await rows(app.ctx().em, due)).length === 0);
}

async function tracesOf(): Promise<Traces> {
  const { em } = app.ctx();
  const counted = (text: string): Promise<number> => count(text);
  return {
    counters: await rows(em, 'select key, points from rate_limits order by key'),
    jobs: await rows(em, 'select task_identifier, key from graphile_worker.jobs order by id'),
    mails: await counted('sandbox.mail'),
    locks: await counted(
      `pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    ),
    faults: app.app.services.faults.count,
    rowsOfPeople: await rowsOfPeople(),
  };
}

const REFERENCES = `
  select c.conrelid::regclass::text as "from", a.attname as "by", c.confrelid::regclass::text as "to"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid in ('users'::regclass, 'orders'::regclass, 'sites'::regclass)
  order by 1, 2`;
const PEOPLE = `select id from users where email in ('${REAL_ADMIN}', $1)`;
const OWN: Readonly<Record<string, string>> = {
  users: PEOPLE,
  orders: `select id from orders where user_id in (${PEOPLE})`,
  sites: `select id from sites where user_id in (${PEOPLE})`,
};

/** Every row that refers to a real person, an order or a site of theirs, and those themselves. */
async function rowsOfPeople(): Promise<object[]> {
  const { em } = app.ctx();
  const found: object[] = [];
  for (const { from, by, to } of await rows<{ from: string; by: string; to: string }>(em, REFERENCES)) {
    const text = `select to_jsonb(t) as content from ${from} t where t."${by}" in (${OWN[to]}) order by t::text`;
    found.push(...(await rows<object>(em, text, [customer.email])).map((each) => ({ from, by, ...each })));
  }
  return [
    ...found,
    ...(await rows<object>(em, `select to_jsonb(u) as content from users u where id in (${PEOPLE})`, [customer.email])),
  ];
}

/** The only number that a statement gives. */
async function count(text: string): Promise<number> {
  return (await row<{ found: number }>(app.ctx().em, `select count(*) as found from ${text}`))?.found ?? -1;
}

it('nothing in it fails, also where it was interrupted', () => {
  expect(reports.map((report) => report?.failures)).toEqual([...INTERRUPTIONS, 100].map(() => []));
});

it('happens once, also where it was interrupted', async () => {
  for (const [table, columns] of [
    ['orders', "user_id, title, date_trunc('day', created_at)"],
    ['support_tickets', 'user_id, subject'],
    ['support_messages', 'ticket_id, body'],
    ['coupons', 'code'],
    ['renewals', 'order_id'],
  ] as const)
    expect({ table, twice: await count(`(select 1 from ${table} group by ${columns} having count(*) > 1) t`) }).toEqual(
      {
        table,
        twice: 0,
      },
    );
});

it('neither refers to nor changes real people', () => {
  expect(before.rowsOfPeople.length).toBeGreaterThan(10);
  expect(after.rowsOfPeople).toEqual(before.rowsOfPeople);
});

it('leaves no counters, jobs, mails or locks', async () => {
  expect({ ...after, rowsOfPeople: null }).toEqual({ ...before, rowsOfPeople: null });
  expect(await withClient(database.url, readProgress)).toBeNull();
  expect(await count(`pg_namespace where nspname = 'demonstration'`)).toBe(0);
});

it('leaves the address free to register, verify and reset', async () => {
  const email = 'newcomer@example.org';
  const linkTo = (path: string): Promise<URL> =>
    eventually(`a link to ${path}`, async () => {
      const found = (await app.mails(email)).map(({ text }) => new RegExp(`https?://\\S*${path}\\S*`).exec(text)?.[0]);
      const link = found.find((each) => each !== undefined);
      return link === undefined ? null : new URL(link);
    });
  const signUp = { email, password: PASSWORD, full_name: 'مهمان تازه' };
  expect((await app.rest('POST', '/auth/signup', { body: signUp })).status).toBe(200);
  const { searchParams: verify } = await linkTo('verify-email');
  const body = { token: verify.get('token'), user_id: verify.get('user_id') };
  expect((await app.rest('POST', '/auth/verify-email', { body })).status).toBe(200);
  expect((await app.rest('POST', '/auth/password-reset', { body: { email } })).status).toBe(200);
  const { searchParams: reset } = await linkTo('reset-password');
  const given = { token: reset.get('token'), new_password: 'کویر بلند ۱۴۰۵' };
  expect((await app.rest('POST', '/auth/reset-password', { body: given })).status).toBe(200);
});

it('real people pay beside it, in the same books', async () => {
  const { paymentUrl, authority } = await openDeposit(app, customer);
  await atGateway(paymentUrl);
  const body = { authority, status: 'OK' };
  const settled = await app.rest('POST', '/wallets/me/deposit/verify', { token: customer.token, body });
  expect(settled).toMatchObject({ status: 200, body: { success: true } });
  expect(await ledgerFaults(app)).toEqual([]);
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
  // The tests above have mails sent to people.
  await untilNoJobs();
  expect(await count(`email_logs where status <> 'sent'`)).toBe(0);
  expect(await app.mails('customer@barpa.example')).toEqual([]);
  const waiting = await rows<{ name: string }>(
    app.ctx().em,
    `select task_identifier as name from graphile_worker.jobs`,
  );
  // The jobs that every start queues.
  expect(waiting.filter(({ name }) => name === 'send_mail' || name === 'build_site')).toEqual([]);
});

it('cannot be written twice, nor where somebody has an account', async () => {
  const orders = await count('orders');
  expect(await seedDemoYear(yearOptions(), END_MS)).toBeNull();
  expect(await count('orders')).toBe(orders);
});
