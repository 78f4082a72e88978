/** Days as ends of a period, and the id of a wallet, over REST. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { placeOrder } from '#tests/helpers/money.js';

/** The last second of 21 November in Tehran. */
const clock = manualClock('2026-11-21T20:29:59.000Z');

let app: TestApp;
let customer: Account;
let admin: Account;
let before: string;
let after: string;
beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  [customer, admin] = await Promise.all([createAccount(app), createAccount(app, { role: 'admin' })]);
  before = (await placeOrder(app, customer)).id;
  clock.advance(1000);
  after = (await placeOrder(app, customer)).id;
});
afterAll(() => app?.close());

const idsOf = ({ body }: RestAnswer): string[] => (body['items'] as { id: string }[]).map(({ id }) => id);
const list = (query: string): Promise<RestAnswer> => app.rest('GET', `/orders?${query}`, { token: customer.token });

it('a day of a list is the whole day in Tehran', async () => {
  expect(idsOf(await list('from=2026-11-22&to=2026-11-22'))).toEqual([after]);
  expect(idsOf(await list('from=2026-11-21&to=2026-11-21'))).toEqual([before]);
  expect(idsOf(await list('from=2026-11-21&to=2026-11-22'))).toEqual([after, before]);
  expect(idsOf(await list('from=2026-11-21T20:30:00Z'))).toEqual([after]);
  expect((await list('from=2026-02-30')).status).toBeGreaterThanOrEqual(400);
});

const PERIODS = [
  '/invoices',
  '/admin/wallets',
  '/profiles',
  '/admin/audit',
  '/receipts',
  '/emails/logs',
  '/site-config/history',
];
it.each(PERIODS)('%s takes days, too', async (path) => {
  const { status } = await app.rest('GET', `${path}?from=2026-11-21&to=2026-11-22`, { token: admin.token });
  expect(status).toBe(200);
});

it('a day of an export is the same day', async () => {
  const ask = async (day: string): Promise<string> => {
    const address = `${app.url}/api/admin/export/orders.csv?from=${day}&to=${day}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${admin.token}` } });
    return response.text();
  };
  expect(await ask('2026-11-22')).toContain(after);
  expect(await ask('2026-11-22')).not.toContain(before);
});

it('the id of a wallet never changes', async () => {
  const fresh = await createAccount(app);
  const listed = await app.rest('GET', '/admin/wallets?limit=100', { token: admin.token });
  const shown = (listed.body['items'] as { id: string; user_id: string }[]).find((each) => each.user_id === fresh.id);
  const { body } = await app.rest('GET', '/wallets/me', { token: fresh.token });
  expect([body['id'], body['$id']]).toEqual([shown?.id, shown?.id]);
});
