/** Cards, stats, charts and health (specification 2 §2; S-187, S-193, S-194, S-226, S-227), also live. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { watchStats } from '#features/admin/dashboard/dashboard.service.js';
import { watchMetrics } from '#features/admin/dashboard/metrics.service.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualInvoice } from '#tests/helpers/invoices.js';
import { fillWallet, payOrder, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  admin = await createAccount(app, { role: 'admin' });
  customer = await createAccount(app);
});
afterAll(() => app?.close());

const get = async (path: string): Promise<Record<string, unknown>> =>
  (await app.rest('GET', path, { token: admin.token })).body;

function listen(token: string): Client {
  return createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });
}

async function firstOf(client: Client, query: string): Promise<unknown> {
  const stream = client.iterate({ query });
  const { value } = await stream.next();
  await stream.return?.();
  return value;
}

it('S-226 S-193 count what there is', async () => {
  const before = await get('/admin/dashboard/stats');
  expect(before).toMatchObject({ total_orders: 0, total_revenue: 0, overdue_ratio: 0, average_transaction: 0 });
  await createAccount(app, { banned: true });
  const [paid] = [await placeOrder(app, customer), await placeOrder(app, customer)];
  await fillWallet(app, customer, paid.priceRials);
  expect((await payOrder(app, customer, paid.id, 'wallet')).status).toBe(200);
  for (const status of ['overdue', 'overdue', 'overdue', 'pending']) {
    const id = await manualInvoice(app, customer);
    await app.rest('PATCH', `/invoices/${id}/status`, { token: admin.token, body: { status } });
  }
  const stats = await get('/admin/dashboard/stats');
  const price = paid.priceRials / 10;
  expect(stats).toMatchObject({
    total_orders: 2,
    pending_orders: 1,
    total_revenue: price,
    average_order_value: price,
    total_transactions: 1,
    average_transaction: price,
    overdue_invoices: 3,
    emails_today: 0,
  });
  expect(Number(stats['total_users']) - Number(stats['active_users'])).toBe(1);
  // One order and one of the four still wait: three of two.
  expect([stats['pending_invoices'], stats['overdue_ratio']]).toEqual([2, 1.5]);
  const cards = '{ dashboardStats { totalOrders totalRevenueRials averageOrderRials overdueRatio } }';
  expect((await app.graphql(cards, {}, admin.token)).data).toEqual({
    dashboardStats: {
      totalOrders: 2,
      totalRevenueRials: paid.priceRials,
      averageOrderRials: paid.priceRials,
      overdueRatio: 1.5,
    },
  });
});

it('S-187 the chart has every day, today last', async () => {
  const query = '{ dashboardSeries(days: 7) { day orders users revenueRials payments emails } }';
  const { data } = await app.graphql<{ dashboardSeries: Record<string, unknown>[] }>(query, {}, admin.token);
  expect(data.dashboardSeries).toHaveLength(7);
  expect(data.dashboardSeries.at(-1)).toMatchObject({ orders: 2, payments: 1 });
  expect(data.dashboardSeries.at(-1)?.['users']).toBeGreaterThanOrEqual(3);
  expect(data.dashboardSeries[0]).toMatchObject({ orders: 0, users: 0, revenueRials: 0 });
  expect(data.dashboardSeries.map(({ day }) => String(day).slice(11))).toEqual(Array(7).fill('20:30:00.000Z'));
  const refused = await app.graphql('{ dashboardSeries(days: 0) { day } }', {}, admin.token);
  expect(refused.errors?.[0]?.extensions['code']).toBe('VALIDATION_ERROR');
});

it('the days add up to the revenue of the ledger', async () => {
  const query = '{ dashboardSeries(days: 62) { revenueRials } dashboardStats { totalRevenueRials } }';
  const { data } = await app.graphql<{
    dashboardSeries: { revenueRials: number }[];
    dashboardStats: { totalRevenueRials: number };
  }>(query, {}, admin.token);
  const ofDays = data.dashboardSeries.reduce((sum, { revenueRials }) => sum + revenueRials, 0);
  expect(ofDays).toBeGreaterThan(0);
  expect(ofDays).toBe(data.dashboardStats.totalRevenueRials);
});

it('S-227 S-194 show the state of the system', async () => {
  const metrics = await get('/admin/system/metrics');
  expect(metrics).toMatchObject({
    system: { uptime: expect.any(Number), memory_usage: expect.any(Number), cpu_usage: expect.any(Number) },
    database: { response_time: expect.any(Number) },
    services: { email: { status: 'idle' }, payment: { status: 'idle' } },
    jobs: { running: 0, failed: 0 },
  });
  const { memory_usage: memory, cpu_usage: cpu } = metrics['system'] as Record<string, number>;
  for (const percent of [memory, cpu]) {
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
  }
});

it('S-194 come live, one after the other, while somebody watches', async () => {
  const client = listen(admin.token);
  const stream = client.iterate({ query: 'subscription { systemMetricsSampled { uptimeSeconds sockets sampledAt } }' });
  const first = await stream.next();
  expect(first.value).toMatchObject({ data: { systemMetricsSampled: { sockets: 1 } } });
  const second = await stream.next();
  expect(second.value).not.toEqual(first.value);
  await stream.return?.();
  expect(await firstOf(client, 'subscription { dashboardStatsSampled { totalOrders } }')).toEqual({
    data: { dashboardStatsSampled: { totalOrders: 2 } },
  });
  await client.dispose();
});

it('cannot be watched by customers, nor on after a ban', async () => {
  const client = listen(customer.token);
  for (const field of ['systemMetricsSampled { sockets }', 'dashboardStatsSampled { totalOrders }']) {
    const answer = await firstOf(client, `subscription { ${field} }`).catch((error: unknown) => error);
    expect(JSON.stringify(answer)).toContain('FORBIDDEN');
  }
  await client.dispose();
  const other = await createAccount(app, { role: 'admin' });
  let closed: number | null = null;
  const watching = listen(other.token);
  watching.on('closed', (event) => (closed = (event as { code: number }).code));
  const stream = watching.iterate({ query: 'subscription { systemMetricsSampled { sockets } }' });
  await stream.next();
  await app.rest('POST', `/admin/users/${other.id}/ban`, { token: admin.token });
  await eventually('the socket closes', async () => closed === 4403);
});

describe('what is sampled for all', () => {
  let fresh: TestApp;
  beforeEach(async () => {
    fresh = await createTestApp({ worker: false });
  });
  afterEach(() => fresh?.close());

  it.each([
    ['stats', watchStats],
    ['metrics', watchMetrics],
  ] as const)('keeps nothing of the first watcher: %s', async (_what, watch) => {
    const viewer = { userId: admin.id, role: 'admin', sessionId: newId() } as const;
    let asked = 0;
    const ctx = Object.defineProperty({ ...fresh.ctx() }, 'viewer', { get: () => ((asked += 1), viewer) });
    const stream = watch(ctx);
    const toAdmit = asked;
    await stream.next();
    await stream.next();
    await stream.return?.();
    expect(toAdmit).toBeGreaterThan(0);
    expect(asked).toBe(toAdmit);
  });
});
