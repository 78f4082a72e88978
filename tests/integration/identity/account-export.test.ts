/** One's own account as a file: complete, without secrets, of one snapshot, and of nobody else. */
import { accountParts } from '#features/account/export/account-parts.js';
import { exportAccount } from '#features/account/export/export-account.service.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { PDF, upload } from '#tests/helpers/samples/sample-files.js';
import { messageTo } from '#tests/helpers/site-messages.js';
import { siteOf } from '#tests/helpers/sites.js';
import { ticketDesk } from '#tests/helpers/tickets.js';
import { withTwoFactor } from '#tests/helpers/two-factor.js';

/** Every table that is in no part of the file, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  adjustment_requests: 'what administrators discuss; a decided change is among the wallet’s transactions',
  wallet_adjustments: 'notes of administrators; the change itself is among the wallet’s transactions',
  audit_entries: 'acts of administrators',
  platform_changes: 'acts of administrators',
  maintenance_windows: 'acts of administrators',
  two_factors: 'a secret; that it is on is in the profile',
  recovery_codes: 'hashes of secrets',
  one_time_links: 'hashes of secrets',
  oauth_secrets: 'hashes of secrets',
  oauth_attempts: 'of nobody yet, for minutes',
  sign_in_challenges: 'hashes of secrets, for minutes',
  sign_up_attempts: 'registrations before the address was confirmed; the account has what came of it',
  idempotency_keys: 'answers of calls, which repeat what is in other parts',
  invoice_reminders: 'when reminders were sent; they are among the e-mails',
  invoice_seller: 'of the platform',
  vat_rules: 'of the platform',
  document_counters: 'of the platform',
  domain_prices: 'of the platform',
  domain_claims: 'which order has a name; names are in the orders',
  coupons: 'of the platform; what was used is in couponUses',
  platform_settings: 'of the platform',
  health_faults: 'of the platform',
  health_probe: 'of the platform',
  health_turn: 'of the platform',
  gateway_attempts: 'how the gateways answered; the payments are in a part of their own',
  job_workers: 'of the platform',
  uptime_days: 'of the platform',
  uptime_minutes: 'of the platform',
  content_marks: 'of the file store',
  site_reports: 'what others reported about a site, with their addresses',
  site_index_now: 'a key, and when search engines were notified',
  site_backups: 'copies of what is in other parts; each can be downloaded on the page of its site',
  site_backup_reports: 'when reports were sent; they are among the e-mails',
  removed_newsletter_subscribers: 'hashes of addresses that others had removed',
  erased_site_messages: 'ids of messages that were erased',
  sample_reviews: 'when owners were notified of samples',
  release_candidates: 'uploads of administrators; what was published is among the releases',
  page_addresses: 'earlier addresses of pages, which the designs tell',
  registration_tasks: 'work of the registrar; what came of it is in domainRegistrations',
  visit_counts: 'counts without persons; a file of them is on the page of each site',
  visit_marks: 'hashes, for a day',
  visit_salts: 'secrets, for a day',
  webhook_deliveries: 'when programs were notified, for days',
};

let app: TestApp;
let account: Account;
let other: Account;
beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app, { fullName: 'پریا راززاده' });
  other = await createAccount(app, { fullName: 'کس دیگر' });
  for (const each of [account, other]) await fill(each);
});
afterAll(() => app?.close());
const { open, uploaded } = ticketDesk(() => app);

async function fill(owner: Account): Promise<void> {
  const { id: orderId } = await placeOrder(app, owner, { title: `سایت ${owner.email}` });
  await upload(app, owner, [{ name: `${owner.email}.pdf`, bytes: PDF }], { order_id: orderId });
  await fillWallet(app, owner, 90_000_000);
  expect((await payOrder(app, owner, orderId, 'wallet')).status).toBe(200);
  const site = await siteOf(app, orderId);
  await messageTo(app, site?.id ?? '', owner.email);
  await open(owner, { subject: `پرسش ${owner.email}`, attachments: [await uploaded(owner, 'رسید.pdf')] });
  await byKey(app, owner, 'read:orders');
  await withTwoFactor(app, owner.id);
}

/** The least that `fill` makes. */
const FILLED =
  'profile sessions apiKeys notifications tickets ticketMessages ticketAttachments files designs orders wallet walletTransactions payments invoices receipts sites siteMessages'.split(
    ' ',
  );

type Document = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
const take = (owner: Account): Promise<RestAnswer> => app.rest('GET', '/auth/me/export', { token: owner.token });
const documentOf = async (owner: Account): Promise<Document> => (await take(owner)).body as Document;

it('gives the owner every kind of record as an attachment', async () => {
  const { status, headers, body } = await take(account);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="barpa-account.json"');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { version, exportedAt, ...parts } = body;
  expect([version, typeof exportedAt]).toEqual([1, 'string']);
  expect(Object.keys(parts)).toEqual(accountParts(app.ctx()).map(({ name }) => name));
  const filled = Object.entries(parts as Document).flatMap(([name, list]) => (list.length > 0 ? [name] : []));
  expect(filled).toEqual(expect.arrayContaining(FILLED));
  expect((parts as Document)['profile']).toMatchObject([{ email: account.email, fullName: 'پریا راززاده' }]);
  expect((parts as Document)['files']?.[0]?.['path']).toMatch(/^\/api\/files\/[\w-]+$/);
});

it('cannot contain anything of another account', async () => {
  const text = JSON.stringify(await documentOf(account));
  expect(text).toContain(account.email);
  for (const secret of [other.id, other.email, 'کس دیگر']) expect(text).not.toContain(secret);
});

it('cannot contain a secret, a hash or a token', async () => {
  const secretColumns = await rows<{ table: string; column: string }>(
    app.ctx().em,
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
       and (column_name ~ 'hash|secret|seed|token' or (table_name, column_name) = ('domain_registrations', 'transfer_code'))
       and table_name not in ('ledger_entries', 'ledger_accounts')`,
  );
  expect(secretColumns.length).toBeGreaterThan(10);
  const text = JSON.stringify(await documentOf(account));
  let compared = 0;
  for (const { table, column } of secretColumns) {
    const found = await rows<{ value: string }>(
      app.ctx().em,
      `select "${column}"::text as value from "${table}" where length("${column}"::text) > 15`,
    );
    for (const { value } of found) {
      compared += 1;
      expect([table, column, text.includes(value)]).toEqual([table, column, false]);
    }
  }
  // A password, a session, an API key and a shared secret, of two accounts.
  expect(compared).toBeGreaterThanOrEqual(8);
});

it('cannot be taken by a visitor or an API key', async () => {
  expect((await app.rest('GET', '/auth/me/export')).status).toBe(401);
  const key = await byKey(app, account, 'read:profile', 'read:orders');
  const { status, body } = await take(key);
  expect([status, body['error_code']]).toEqual([403, 'FORBIDDEN']);
});

it('cannot show what is written while it is read', async () => {
  const pieces = await exportAccount(app.ctx(account.viewer));
  const first = await pieces.next();
  // The snapshot is taken by the first query, and each piece asks for no more than it needs.
  const second = await pieces.next();
  const third = await pieces.next();
  await open(account, { subject: 'بعد از شروع' });
  let text = [first, second, third].map(({ value }) => String(value)).join('');
  for await (const piece of pieces) text += piece;
  expect(text).not.toContain('بعد از شروع');
  expect(JSON.stringify(await documentOf(account))).toContain('بعد از شروع');
});

it('gives the connection back to whoever stops reading', async () => {
  const reading = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and query like '%export_cursor%'`;
  const pieces = await exportAccount(app.ctx(account.viewer));
  for (let count = 0; count < 3; count += 1) await pieces.next();
  expect((await row<{ n: number }>(app.ctx().em, reading))?.n).toBe(1);
  await pieces.return(undefined);
  expect((await row<{ n: number }>(app.ctx().em, reading))?.n).toBe(0);
});

describe('the budget', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ worker: false, rateLimitFactor: 1 });
  });
  afterAll(() => strict?.close());

  it('cannot be used up by another account', async () => {
    const [first, second] = [await createAccount(strict), await createAccount(strict)];
    const status = async ({ token }: Account): Promise<number> =>
      (await strict.rest('GET', '/auth/me/export', { token })).status;
    for (let count = 0; count < 5; count += 1) expect(await status(first)).toBe(200);
    expect(await status(first)).toBe(429);
    expect(await status(second)).toBe(200);
  });
});

it('leaves no table out without a reason', async () => {
  const tables = await rows<{ name: string }>(
    app.ctx().em,
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const exported = new Set(accountParts(app.ctx()).flatMap(({ tables: each }) => each));
  // The tables that count points or migrations belong to libraries.
  const ours = tables.map(({ name }) => name).filter((name) => !/migration|limit/.test(name));
  expect(ours.filter((name) => !exported.has(name) && !LEFT_OUT[name])).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => exported.has(name) || !ours.includes(name))).toEqual([]);
});
