/** The condition `updatedSince` of lists that programs read again and again, in both APIs. */
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { siteWithForms } from '#tests/helpers/forms.js';
import { placeOrder } from '#tests/helpers/money.js';
import { messageTo } from '#tests/helpers/site-messages.js';
import type { SiteFacts } from '#tests/helpers/sites.js';

const LONG_AGO = '2020-01-01T00:00:00Z';
const SINCE = '2021-01-01T00:00:00.000Z';

let app: TestApp;
let owner: Account;
let admin: Account;
let site: SiteFacts;
let message: string;
beforeAll(async () => {
  app = await createTestApp();
  [owner, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
  site = await siteWithForms(app, owner);
  message = await messageTo(app, site.id, 'سلام');
});
afterAll(() => app?.close());

/** Dates every row of the owner back, as if nothing had happened since. */
async function age(): Promise<void> {
  const { em } = app.ctx();
  for (const table of ['orders', 'payments', 'invoices', 'sites'])
    await rows(em, `update ${table} set updated_at = $2, created_at = $2 where user_id = $1`, [owner.id, LONG_AGO]);
  await rows(em, 'update receipts set created_at = $2 where user_id = $1', [owner.id, LONG_AGO]);
  await rows(em, 'update site_messages set updated_at = $2 where site_id = $1', [site.id, LONG_AGO]);
}

interface List {
  readonly path: string;
  readonly query: string;
}

const listOf = (name: string, path: string, type: string): List => ({
  path,
  query: `query ($filter: ${type}) { list: ${name}(filter: $filter) { items { id } } }`,
});

const LISTS: Readonly<Record<string, () => List>> = {
  orders: () => listOf('orders', '/orders', 'OrdersFilter'),
  payments: () => listOf('payments', '/payments/history', 'PaymentsFilter'),
  invoices: () => listOf('invoices', '/invoices', 'InvoicesFilter'),
  receipts: () => listOf('receipts', '/receipts', 'ReceiptsFilter'),
  sites: () => listOf('sites', '/sites', 'SitesFilter'),
  messages: () => listOf('siteMessages', `/sites/${site.id}/messages`, 'SiteMessagesFilter!'),
};

/** The rows that each API shows; both must be the same. */
async function changed(name: string): Promise<readonly string[]> {
  const { path, query } = LISTS[name]?.() ?? listOf('', '', '');
  const rest = await app.rest('GET', `${path}?updated_since=${SINCE}`, { token: owner.token });
  const filter = { updatedSince: SINCE, ...(name === 'messages' && { siteId: site.id }) };
  const { data } = await app.graphql<{ list: { items: { id: string }[] } }>(query, { filter }, owner.token);
  const ids = (rest.body['items'] as { id: string }[]).map(({ id }) => id);
  expect(data.list.items.map(({ id }) => id)).toEqual(ids);
  return ids;
}

/** Calls that change a row of each list. */
const CHANGES: Readonly<Record<string, () => Promise<RestAnswer>>> = {
  orders: () =>
    app.rest('PATCH', `/orders/${site.orderId}/status`, { token: admin.token, body: { status: 'completed' } }),
  messages: () =>
    app.rest('PATCH', `/sites/${site.id}/messages/${message}`, { token: owner.token, body: { is_read: true } }),
};

test('lists show what was made since, and leave out what has not changed', async () => {
  for (const name of Object.keys(LISTS)) expect([name, await changed(name)]).toEqual([name, [expect.any(String)]]);
  await age();
  for (const name of Object.keys(LISTS)) expect([name, await changed(name)]).toEqual([name, []]);
});

test.each(Object.keys(CHANGES))('%s show what was changed since', async (name) => {
  await age();
  const { status } = (await CHANGES[name]?.()) ?? {};
  expect(status).toBe(200);
  expect(await changed(name)).toHaveLength(1);
});

test('money that was given back is a change of its payment, order, invoice and receipt', async () => {
  await age();
  const [payment] = await rows<{ id: string }>(app.ctx().em, 'select id from payments where order_id = $1', [
    site.orderId,
  ]);
  const body = { payment_id: payment?.id, reason: 'پشیمانی' };
  const answer = await app.rest('POST', '/payments/refund', { token: admin.token, body });
  expect([answer.status, answer.body['error_code']]).toEqual([200, undefined]);
  for (const name of ['payments', 'orders', 'invoices', 'receipts'])
    expect([name, await changed(name)]).toMatchObject([name, [expect.any(String)]]);
});

test('goes with cursors', async () => {
  const account = await createAccount(app);
  const placed = [await placeOrder(app, account), await placeOrder(app, account), await placeOrder(app, account)];
  await rows(app.ctx().em, 'update orders set updated_at = $2 where id = $1', [placed[1]?.id ?? '', LONG_AGO]);
  const seen: unknown[] = [];
  let after: unknown = '';
  while (after !== null) {
    const place = after === '' ? '' : `&after=${String(after)}`;
    const { body } = await app.rest('GET', `/orders?first=1&updated_since=${SINCE}${place}`, { token: account.token });
    seen.push(...(body['items'] as { id: string }[]).map(({ id }) => id));
    after = body['next_cursor'];
  }
  expect(seen).toEqual([placed[2]?.id, placed[0]?.id]);
});

test('cannot be what is no instant', async () => {
  const { status, body } = await app.rest('GET', '/orders?updated_since=yesterday', { token: owner.token });
  expect([status, body['fields']]).toMatchObject([422, [{ sent_path: 'updated_since' }]]);
});
