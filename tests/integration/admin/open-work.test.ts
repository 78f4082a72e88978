/** The work that waits for administrators: on their home, over REST, and once a day as a notification. */
import { rows } from '#platform/db/rows.js';
import { notifyOpenWork } from '#features/admin/open-work/notify-open-work.job.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { paidOrder } from '#tests/helpers/sites.js';

const DAY_MS = 24 * 60 * 60 * 1000;
// Half an hour after nine o'clock in Tehran.
const clock = manualClock('2026-11-22T06:00:00.000Z');
let app: TestApp;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  app = await createTestApp({ clock, worker: false });
  [admin, customer] = await Promise.all([createAccount(app, { role: 'admin' }), createAccount(app)]);
});
afterAll(() => app?.close());

interface Waiting {
  readonly kind: string;
  readonly count: number;
  readonly oldestAt: string;
  readonly dueAt: string | null;
}

async function openWork(): Promise<Waiting[]> {
  const query = '{ openWork { kind count oldestAt dueAt } }';
  return (await app.graphql<{ openWork: Waiting[] }>(query, {}, admin.token)).data.openWork;
}
const change = (text: string, ...values: (string | Date)[]): Promise<unknown> => rows(app.ctx().em, text, values);
const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
/** Also after a day, when the sessions of this file have ended. */
const notices = (): Promise<unknown> =>
  rows(app.ctx().em, `select message, link from notifications where user_id = $1 and type = 'open_work'`, [admin.id]);

/** A paid order whose name the registries have not confirmed, and an invoice whose days of grace are over. */
async function waiting(): Promise<void> {
  const id = await paidOrder(app, customer);
  await change(`update orders set domain_status = 'awaiting_confirmation', status = 'in_progress' where id = $1`, id);
  await change('update invoices set paid_at = $2 where order_id = $1', id, daysAgo(0.4));
  const body = { user_id: customer.id, service_name: 'پشتیبانی', amount: 1_000_000 };
  const issued = await app.rest('POST', '/invoices', { token: admin.token, body });
  const invoice = String(issued.body['id']);
  await change(`update invoices set status = 'overdue', due_at = $2 where id = $1`, invoice, daysAgo(4.5));
}

it('lists only what waits, the oldest first', async () => {
  expect(await openWork()).toEqual([]);
  await waiting();
  expect((await openWork()).map(({ kind, count }) => [kind, count])).toEqual([
    ['invoices', 1],
    ['names', 1],
  ]);
  const { body } = await app.rest('GET', '/admin/open-work', { token: admin.token });
  expect(body['open_work']).toMatchObject([
    { kind: 'invoices', count: 1, oldest_at: daysAgo(0.5).toISOString() },
    { kind: 'names', count: 1 },
  ]);
});

it('says by when work is due, late work first', async () => {
  const held = `insert into domain_registrations
      (id, order_id, user_id, name, status, registered_at, expires_at, created_at, updated_at)
    select gen_random_uuid(), id, user_id, 'late.com', 'registered', $2, $3, $2, $2 from orders where user_id = $1 limit 1`;
  await change(held, customer.id, daysAgo(366), daysAgo(1));
  const [first, ...others] = await openWork();
  expect(first).toMatchObject({ kind: 'expiring', dueAt: daysAgo(1).toISOString() });
  expect(others.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
    ['invoices', null],
    ['names', null],
  ]);
  // Not late any more: in its place by how long it waits.
  await change(`update domain_registrations set expires_at = $1 where name = 'late.com'`, daysAgo(-29.9));
  expect((await openWork()).map(({ kind }) => kind)).toEqual(['invoices', 'names', 'expiring']);
  await change(`delete from domain_registrations where name = 'late.com'`);
});

it('cannot be read by a customer', async () => {
  const { status } = await app.rest('GET', '/admin/open-work', { token: customer.token });
  expect(status).toBe(403);
});

it('notifies once a day of what is new', async () => {
  const notice = { message: '۱ سفارش پرداخت‌شده با دامنهٔ تأییدنشده، ۱ صورت‌حساب سررسیدگذشته.', link: '/admin' };
  await notifyOpenWork(app.ctx());
  expect(await notices()).toEqual([notice]);
  clock.advance(DAY_MS);
  await notifyOpenWork(app.ctx());
  expect(await notices()).toEqual([notice]);
});
