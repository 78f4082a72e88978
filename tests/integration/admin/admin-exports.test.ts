/** Lists as files for spreadsheets, and the searches of the lists themselves (S-189 to S-197). */
import { EXPORT_TITLES } from '#features/admin/exports/exports.messages.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { makeCoupon } from '#tests/helpers/coupons.js';
import { hostOf, siteOf, type SiteFacts } from '#tests/helpers/sites.js';
import { fillWallet, payOrder, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let admin: Account;
let customer: Account;
let orderNumber: string;
let site: SiteFacts;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  admin = await createAccount(app, { role: 'admin', fullName: 'مدیر' });
  customer = await createAccount(app, { fullName: '=HYPERLINK("http://evil")' });
  const order = await placeOrder(app, customer);
  orderNumber = order.orderNumber;
  await fillWallet(app, customer, order.priceRials);
  await payOrder(app, customer, order.id, 'wallet');
  const body = { subject: '=1+1 سایت باز نمی‌شود', message: 'کمک' };
  await app.rest('POST', '/support/tickets', { body, token: customer.token });
  site = (await siteOf(app, order.id))!;
  await app.rest('POST', `/orders/${order.id}/domain/register`, { token: customer.token });
  const report = { address: `https://${hostOf(site)}/about`, kind: 'fraud', message: 'کارت بانکی مردم را می‌پرسد.' };
  await app.rest('POST', '/sites/report', { body: report, token: null });
  const work = `insert into service_tasks (id, site_id, service, status, due_at, created_at)
    values ($1, $2, 'rushDelivery', 'open', now(), now())`;
  await rows(app.ctx().em, work, [newId(), site.id]);
  await makeCoupon(app, admin, { code: 'TENOFF', value: 10 });
  await byKey(app, customer, 'read:orders', 'write:wallet');
});
afterAll(() => app?.close());

async function csv(path: string, token = admin.token): Promise<{ status: number; lines: string[]; headers: Headers }> {
  const response = await fetch(`${app.url}/api/admin/export/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.ok) expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').replace('\uFEFF', '').split('\r\n').filter(Boolean);
  return { status: response.status, lines, headers: response.headers };
}

it.each([
  'orders',
  'users',
  'payments',
  'invoices',
  'receipts',
  'wallets',
  'support',
  'domains',
  'emails',
  'audit',
  'sites',
  'reports',
  'registrations',
  'service-tasks',
])('gives %s as a file with titles', async (list) => {
  const { status, lines, headers } = await csv(`${list}.csv`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="barpa-${list}-14\\d\\d-\\d\\d-\\d\\d\\.csv"$`),
  );
  expect(lines[0]).toContain('شناسه');
  if (list !== 'emails') expect(lines.length).toBeGreaterThan(1);
});

const { status, payment, role, method, category, priority, scopes, active, offered, kind, task } = EXPORT_TITLES;
const WORDED: ReadonlySet<string> = new Set([
  status,
  payment,
  role,
  method,
  category,
  priority,
  scopes,
  active,
  offered,
  kind,
  task,
]);

/** The cells of a line without commas inside its cells. */
const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.replace(/^"|"$/g, ''));

it.each([
  ['orders', 'در حال انجام', 'پرداخت‌شده'],
  ['users', 'مدیر', 'فعال'],
  ['payments', 'انجام‌شده', 'کیف پول'],
  ['invoices', 'پرداخت‌شده'],
  ['receipts', 'کیف پول'],
  ['support', 'پرسش عمومی', 'معمولی', 'باز'],
  ['domains', 'کشوری', 'بله'],
  ['coupons', 'بله'],
  ['sites', 'در حال ساخت'],
  ['reports', 'در انتظار تصمیم', 'کلاهبرداری یا گرفتن اطلاعات مردم'],
  ['registrations', 'انجام‌نشده', 'ثبت'],
  ['service-tasks', 'منتظر شروع'],
  ['api-keys', 'دیدن سفارش‌ها، واریز به کیف پول'],
])('says in Persian what is stored as a word: %s', async (list, ...words) => {
  const { lines } = await csv(`${list}.csv`);
  const titles = cellsOf(lines[0] ?? '');
  const found = lines
    .slice(1)
    .flatMap((line) => cellsOf(line).filter((_cell, at) => WORDED.has(titles[at] ?? '')))
    .filter(Boolean);
  for (const word of words) expect(found).toContain(word);
  expect(found.filter((cell) => /[a-z0-9]/i.test(cell))).toEqual([]);
});

it('cannot smuggle a formula in', async () => {
  const { lines } = await csv('users.csv');
  const line = lines.find((each) => each.includes('HYPERLINK'));
  expect(line).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(line).toMatch(/"14\d\d\/\d\d\/\d\d \d\d:\d\d"/);
});

it('takes the filters of the list, and says in the log that it was taken', async () => {
  expect((await csv('users.csv?role=admin')).lines).toHaveLength(2);
  expect((await csv('orders.csv?status=cancelled')).lines).toHaveLength(1);
  expect((await csv(`orders.csv?search=${orderNumber}`)).lines).toHaveLength(2);
  expect((await csv('orders.csv?status=nothing')).status).toBe(422);
  expect((await csv('secrets.csv')).status).toBe(422);
  const { body } = await app.rest('GET', '/admin/audit?action=data.export&limit=1', { token: admin.token });
  expect(body['items']).toMatchObject([{ subject_id: 'orders', after: { filter: { search: orderNumber } } }]);
});

it('names the customer of an invoice', async () => {
  const { lines } = await csv('invoices.csv');
  expect(lines[0]).toContain('"نام","ایمیل"');
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil"")","${customer.email}"`);
});

it('gives tickets with their customer, as filtered', async () => {
  const { lines } = await csv('support.csv');
  expect(lines[1]).toContain(`"'=1+1 سایت باز نمی‌شود"`);
  expect(lines[1]).toContain(customer.email);
  expect((await csv('support.csv?status=closed')).lines).toHaveLength(1);
  expect((await csv('support.csv?assignee=none')).lines).toHaveLength(2);
  expect((await csv('support.csv?assignee=me')).lines).toHaveLength(1);
  expect((await csv('support.csv?assignee=nobody')).status).toBe(404);
});

it('gives sites with their owner and where visitors find them, as filtered', async () => {
  const { lines } = await csv('sites.csv');
  expect(lines).toHaveLength(2);
  for (const text of [hostOf(site), orderNumber, customer.email]) expect(lines[1]).toContain(`"${text}"`);
  const filters: readonly (readonly [string, number])[] = [
    ['status=building', 1],
    ['status=online', 0],
    ['isFailing=true', 0],
    [`userId=${customer.id}`, 1],
    [`userId=${admin.id}`, 0],
    [`search=${site.label}`, 1],
    [`search=https://${hostOf(site)}/about`, 1],
    ['search=nothing-like-it', 0],
    ['from=2100-01-01T00:00:00Z', 0],
  ];
  for (const [filter, found] of filters)
    expect([filter, (await csv(`sites.csv?${filter}`)).lines.length - 1]).toEqual([filter, found]);
  expect((await csv('sites.csv?status=nothing')).status).toBe(422);
});

it('names the primary domain of a site', async () => {
  const { em } = app.ctx();
  await rows(
    em,
    `insert into site_domains (id, site_id, name, origin, token, state, is_primary, bare_here, www_here, with_www, connected_at, watched_since, next_check_at, created_at, updated_at)
     values ($1, $2, 'ketab-sara.ir', 'own', 'x', 'connected', true, true, true, true, now(), now(), now(), now(), now())`,
    [newId(), site.id],
  );
  expect((await csv('sites.csv')).lines[1]).toContain('"www.ketab-sara.ir"');
  await rows(em, 'delete from site_domains where site_id = $1', [site.id]);
});

it('gives reports and both work lists, as filtered', async () => {
  const counts = async (...paths: string[]): Promise<number[]> =>
    Promise.all(paths.map(async (path) => (await csv(path)).lines.length - 1));
  expect(await counts('reports.csv', 'reports.csv?status=open', 'reports.csv?status=upheld')).toEqual([1, 1, 0]);
  expect(await counts('registrations.csv', 'registrations.csv?kind=renew', 'registrations.csv?status=done')).toEqual([
    1, 0, 0,
  ]);
  expect(
    await counts('service-tasks.csv', 'service-tasks.csv?service=maintenancePlan', 'service-tasks.csv?status=done'),
  ).toEqual([1, 0, 0]);
  for (const list of ['reports', 'registrations', 'service-tasks'])
    expect((await csv(`${list}.csv`, customer.token)).status).toBe(403);
});

it('gives every extension with both prices', async () => {
  const { lines } = await csv('domains.csv');
  expect(lines[0]).toContain('قیمت تمدید (تومان)');
  expect(lines.some((line) => line.startsWith('".ir"'))).toBe(true);
});

it('reads a long list piece by piece, whole and in order', async () => {
  await app.ctx().em
    .execute(`insert into users (id, email, password_hash, role, status, user_metadata, created_at, updated_at)
    select gen_random_uuid(), 'many' || n || '@example.com', 'x', 'user', 'active', '{}', now() - n * interval '1 hour', now()
    from generate_series(1, 1200) n`);
  const { lines } = await csv('users.csv?search=many');
  expect(lines).toHaveLength(1201);
  expect(lines[1]).toContain('many1@');
  expect(lines.at(-1)).toContain('many1200@');
});

it('cannot be taken by customers or visitors', async () => {
  expect((await csv('orders.csv', customer.token)).status).toBe(403);
  expect((await fetch(`${app.url}/api/admin/export/users.csv`)).status).toBe(401);
});

it('S-196 S-217 payments are found by payer and reference, folded', async () => {
  const items = async (query: string): Promise<unknown[]> =>
    (await app.rest('GET', `/admin/payments?${query}`, { token: admin.token })).body['items'] as unknown[];
  const [payment] = (await items('search=hyperlink')) as Record<string, unknown>[];
  expect(payment).toMatchObject({ user_id: customer.id, status: 'completed', amount: expect.any(Number) });
  expect(payment).toHaveProperty('ref_id');
  expect(payment).toHaveProperty('created_at');
  expect(await items('search=nobody-at-all')).toEqual([]);
});

it('S-192 S-197 mails and wallets are filtered by time', async () => {
  const later = 'from=2100-01-01T00:00:00Z';
  for (const path of ['/admin/wallets', '/emails/logs', '/admin/users', '/admin/payments', '/admin/invoices'])
    expect([path, (await app.rest('GET', `${path}?${later}`, { token: admin.token })).body['items']]).toEqual([
      path,
      [],
    ]);
});
