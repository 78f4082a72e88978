/** An order completes itself when its site is online at the name that was ordered with it, and by nothing less. */
import { completeOrders } from '#features/site-domains/domains/complete-orders.job.js';
import { noteRegistered } from '#features/site-domains/domains/order-domains.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { HERE, simulateServers } from '#tests/helpers/domains.js';
import { placeOrder } from '#tests/helpers/money.js';
import { paidOrder, untilSite, visit } from '#tests/helpers/sites.js';

const dns = simulateServers();
let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp({ ports: { dns } });
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const read = async (path: string, token = owner.token) => (await app.rest('GET', path, { token })).body;
const statusOf = async (orderId: string) => (await read(`/orders/${orderId}`))['status'];
const untilStatus = (orderId: string, status: string) =>
  eventually(`the order is ${status}`, async () => (await statusOf(orderId)) === status);

/** A paid order with this name, which is registered and leads here. */
async function connectedOrder(label: string): Promise<string> {
  const orderId = await paidOrder(app, owner, label);
  await untilSite(app, orderId);
  await register(orderId, `${label}.ir`);
  return orderId;
}
async function register(orderId: string, name: string): Promise<void> {
  dns.set(name, { bare: HERE });
  await unitOfWork(app.ctx(), (tx) => noteRegistered(tx, orderId, name));
}

test('its ordered name is connected: completed, told once', async () => {
  const orderId = await connectedOrder('takmil-yek');
  await untilStatus(orderId, 'completed');
  expect((await visit(app.url, 'takmil-yek.ir')).status).toBe(200);
  const { steps, percent } = await read(`/orders/${orderId}/progress`);
  expect((steps as { key: string; done: boolean }[]).map(({ key, done }) => [key, done])).toEqual(
    ['placed', 'paid', 'building', 'online', 'connected', 'delivered'].map((key) => [key, true]),
  );
  expect(percent).toBe(100);
  const history = (await read(`/orders/${orderId}/history`))['items'] as object[];
  expect(history.at(-1)).toMatchObject({ from_status: 'in_progress', to_status: 'completed', actor_name: null });
  for (const input of [{ orderId }, {}]) await completeOrders(app.ctx(), input);
  expect((await read(`/orders/${orderId}/history`))['items']).toHaveLength(history.length);
  const told = (await read('/notifications/history'))['items'] as { title: string }[];
  expect(told.filter(({ title }) => title === 'سفارش شما تکمیل شد')).toHaveLength(1);
});

describe('the news of completion', () => {
  const noticeOf = async (link: string) =>
    ((await read('/notifications/history'))['items'] as { title: string; message: string; link: string }[]).find(
      (notice) => notice.title === 'سفارش شما تکمیل شد' && notice.link === link,
    );
  const mailOf = (orderNumber: string) =>
    eventually('the mail of completion', async () =>
      (await app.mails(owner.email)).find(
        ({ subject, text }) => subject.includes('تکمیل') && text.includes(orderNumber),
      ),
    );
  const numberOf = async (orderId: string) => String((await read(`/orders/${orderId}`))['order_number']);

  test('names and links the address of an online site', async () => {
    const orderId = await connectedOrder('takmil-haft');
    await untilStatus(orderId, 'completed');
    const site = await untilSite(app, orderId);
    const query = 'query ($id: ID!) { site(id: $id) { openUrl } }';
    const { data } = await app.graphql<{ site: { openUrl: string } }>(query, { id: site.id }, owner.token);
    const { openUrl } = data?.site ?? { openUrl: 'none' };
    const page = `/dashboard/sites/${site.id}`;
    expect((await noticeOf(page))?.message).toContain(`\u2066${openUrl}\u2069`);
    const { html, text } = await mailOf(await numberOf(orderId));
    expect(html).toContain(`<a href="${openUrl}"`);
    expect(text).toContain(`آدرس سایت: ${openUrl}`);
    expect(text).toContain(page);
  });

  test('names no address where there is no site', async () => {
    const order = await placeOrder(app, owner);
    const admin = await createAccount(app, { role: 'admin' });
    const body = { order_id: order.id, status: 'completed', reason: 'تحویل شد' };
    expect((await app.rest('POST', '/orders/update-status', { body, token: admin.token })).status).toBe(200);
    const notice = await noticeOf('/dashboard?tab=orders');
    expect(notice?.message).toMatch(/تکمیل شد\. اگر/);
    const { text } = await mailOf(await numberOf(order.id));
    expect(text).not.toContain('آدرس سایت');
    expect(text).toContain('/dashboard?tab=orders');
  });

  test('names no address of a suspended site', async () => {
    const orderId = await paidOrder(app, owner, 'takmil-hasht');
    const site = await untilSite(app, orderId);
    const suspend = `update sites set status = 'suspended', stop = 'suspended', stopped_at = now() where id = $1`;
    await rows(app.ctx().em, suspend, [site.id]);
    await register(orderId, 'takmil-hasht.ir');
    await untilStatus(orderId, 'completed');
    expect((await noticeOf(`/dashboard/sites/${site.id}`))?.message).not.toContain('http');
    expect((await mailOf(await numberOf(orderId))).text).not.toContain('آدرس سایت');
  });
});

test('another domain of the customer completes nothing, and the name can be changed', async () => {
  const orderId = await paidOrder(app, owner, 'takmil-do');
  const site = await untilSite(app, orderId);
  const { body } = await app.rest('POST', `/sites/${site.id}/domains`, {
    token: owner.token,
    body: { name: 'az-man.ir' },
  });
  const { id, records } = body as unknown as { id: string; records: { kind: string; value: string }[] };
  dns.set('az-man.ir', { proof: [records.find(({ kind }) => kind === 'TXT')?.value ?? ''], bare: HERE });
  const checked = await app.rest('POST', `/sites/${site.id}/domains/${id}/check`, { token: owner.token });
  expect(checked.body).toMatchObject({ state: 'connected' });
  await completeOrders(app.ctx(), { orderId });
  expect(await statusOf(orderId)).toBe('in_progress');
  const mutation = 'mutation ($id: ID!) { changeOrderDomain(id: $id, domain: "takmil-se") { id } }';
  expect((await app.graphql(mutation, { id: orderId }, owner.token)).errors).toBeUndefined();
});

test('an order without a name is completed by any domain', async () => {
  const orderId = await connectedOrder('takmil-char');
  await untilStatus(orderId, 'completed');
  const undo = `update orders set status = 'in_progress', domain = '' where id = $1`;
  await rows(app.ctx().em, undo, [orderId]);
  await completeOrders(app.ctx());
  expect(await statusOf(orderId)).toBe('completed');
});

test('a site that is not online yet completes nothing', async () => {
  const orderId = await connectedOrder('takmil-panj');
  await untilStatus(orderId, 'completed');
  await rows(app.ctx().em, `update orders set status = 'in_progress' where id = $1`, [orderId]);
  await rows(app.ctx().em, 'update sites set online_at = null where order_id = $1', [orderId]);
  await completeOrders(app.ctx(), { orderId });
  expect(await statusOf(orderId)).toBe('in_progress');
});

test('the refund of a completed order takes its site offline', async () => {
  const orderId = await connectedOrder('takmil-shesh');
  await untilStatus(orderId, 'completed');
  const admin = await createAccount(app, { role: 'admin' });
  const paid = await row<{ id: string }>(app.ctx().em, 'select id from payments where order_id = $1', [orderId]);
  const body = { payment_id: paid?.id, reason: 'تضمین بازگشت وجه' };
  expect((await app.rest('POST', '/payments/refund', { body, token: admin.token })).status).toBe(200);
  await untilSite(app, orderId, ({ status, stop }) => status === 'offline' && stop === 'refunded');
  expect((await visit(app.url, 'takmil-shesh.ir')).status).toBe(410);
});
