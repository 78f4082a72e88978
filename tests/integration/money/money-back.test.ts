/** The money-back guarantee: asked for within its days, decided by an administrator, carried out once. */
import { rows, row } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { renewed } from '#tests/helpers/invoices.js';
import { balanceOf, ledgerFaults, placeOrder, SMALL_ORDER_RIALS } from '#tests/helpers/money.js';
import { paidOrder, siteOf, untilSite } from '#tests/helpers/sites.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const REASON = 'سایت به کارم نیامد';
const clock = manualClock();
let app: TestApp;
let owner: Account;
let admin: Account;

beforeAll(async () => {
  app = await createTestApp({ clock });
});
beforeEach(async () => {
  owner = await createAccount(app);
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const ask = (orderId: string, by = owner, reason = REASON): Promise<RestAnswer> =>
  app.rest('POST', `/orders/${orderId}/money-back`, { body: { reason }, token: by.token });

const approve = (id: string, by = admin, amount?: number): Promise<RestAnswer> =>
  app.rest('POST', `/admin/money-back-requests/${id}/approve`, {
    token: by.token,
    ...(amount && { body: { amount } }),
  });

const refuse = (id: string, reason = 'طرح تحویل شده است'): Promise<RestAnswer> =>
  app.rest('POST', `/admin/money-back-requests/${id}/refuse`, { body: { reason }, token: admin.token });

async function asked(): Promise<{ readonly orderId: string; readonly id: string }> {
  const orderId = await paidOrder(app, owner);
  const { status, body } = await ask(orderId);
  expect(status).toBe(201);
  return { orderId, id: String(body['id']) };
}

const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];

it('gives the money to the wallet with a credit note and closes the site', async () => {
  const orderId = await paidOrder(app, owner);
  await untilSite(app, orderId);
  const { body } = await ask(orderId);
  expect(body).toMatchObject({ status: 'pending', reason: REASON, refundable_amount: SMALL_ORDER_RIALS });
  const done = await approve(String(body['id']));
  expect([done.status, done.body]).toEqual([
    200,
    expect.objectContaining({ status: 'approved', amount: SMALL_ORDER_RIALS, refundable_amount: 0 }),
  ]);
  expect(await balanceOf(app, owner)).toBe(SMALL_ORDER_RIALS);
  expect(await siteOf(app, orderId)).toMatchObject({ status: 'offline', stop: 'refunded' });
  const order = await row(app.ctx().em, 'select status, payment_status from orders where id = $1', [orderId]);
  expect(order).toEqual({ status: 'cancelled', payment_status: 'refunded' });
  const notes = await rows<{ amount: number }>(
    app.ctx().em,
    'select c.amount_rials as amount from credit_notes c join invoices i on i.id = c.invoice_id where i.order_id = $1',
    [orderId],
  );
  expect(notes).toEqual([{ amount: SMALL_ORDER_RIALS }]);
  // A repetition answers the same and moves nothing.
  expect((await approve(String(body['id']))).body).toMatchObject({ status: 'approved' });
  expect(await balanceOf(app, owner)).toBe(SMALL_ORDER_RIALS);
});

it('gives back what a partial refund has left', async () => {
  const { orderId, id } = await asked();
  const payment = await row<{ id: string }>(app.ctx().em, 'select id from payments where order_id = $1', [orderId]);
  const body = { payment_id: payment?.id, amount: 1_000_000 };
  expect((await app.rest('POST', '/payments/refund', { body, token: admin.token })).status).toBe(200);
  expect((await approve(id)).body).toMatchObject({ amount: SMALL_ORDER_RIALS - 1_000_000 });
  expect(await balanceOf(app, owner)).toBe(SMALL_ORDER_RIALS);
});

it('gives back a part and leaves order and site', async () => {
  const { orderId, id } = await asked();
  await untilSite(app, orderId);
  const part = SMALL_ORDER_RIALS - 1_000_000;
  expect((await approve(id, admin, part)).body).toMatchObject({
    status: 'approved',
    amount: part,
    refundable_amount: 1_000_000,
  });
  expect(await balanceOf(app, owner)).toBe(part);
  expect(await siteOf(app, orderId)).toMatchObject({ status: 'online' });
  const order = await row(app.ctx().em, 'select payment_status, refunded_rials from orders where id = $1', [orderId]);
  expect(order).toEqual({ payment_status: 'paid', refunded_rials: part });
  const notice = await row<{ message: string }>(
    app.ctx().em,
    `select message from notifications where user_id = $1 and type = 'refund_decided'`,
    [owner.id],
  );
  expect(notice?.message).toContain('سایت شما مثل قبل می‌مانند');
  expect((await approve(id, admin, part)).body).toMatchObject({ status: 'approved', amount: part });
  expect(await balanceOf(app, owner)).toBe(part);
});

it('cannot give back more than is left, nor parts of a toman', async () => {
  const { id } = await asked();
  const tooMuch = await approve(id, admin, SMALL_ORDER_RIALS + 10);
  expect([codeOf(tooMuch), tooMuch.body['details']]).toEqual([
    'REFUND_EXCEEDS_PAYMENT',
    expect.objectContaining({ leftRials: SMALL_ORDER_RIALS }),
  ]);
  for (const amount of [-10, 5, 10.5]) expect(codeOf(await approve(id, admin, amount))).toBe('VALIDATION_ERROR');
  expect(await balanceOf(app, owner)).toBe(0);
  expect((await approve(id)).body).toMatchObject({ amount: SMALL_ORDER_RIALS });
});

it('shows administrators the order, its documents and its payment', async () => {
  const { orderId } = await asked();
  const query = `{ moneyBackRequests(filter: { status: pending }, limit: 50) { items { order { id registrations { name } } } }
    paymentLog(limit: 50) { items { payment { order { id } invoice { id } receipt { id payment { order { id } } } } } } }`;
  const { data } = await app.graphql(query, {}, admin.token);
  const { moneyBackRequests, paymentLog } = data as unknown as Shown;
  const mine = moneyBackRequests.items.find(({ order }) => order?.id === orderId);
  expect(mine?.order?.registrations).toEqual([{ name: expect.stringContaining('.') }]);
  const paid = paymentLog.items.find(({ payment }) => payment.order?.id === orderId)?.payment;
  expect(paid).toMatchObject({ invoice: { id: expect.any(String) }, receipt: { payment: { order: { id: orderId } } } });
});

interface Shown {
  readonly moneyBackRequests: {
    readonly items: readonly { readonly order: { readonly id: string; readonly registrations: unknown } | null }[];
  };
  readonly paymentLog: {
    readonly items: readonly { readonly payment: { readonly order: { readonly id: string } | null } }[];
  };
}

it('of a delivered order works the same, and it stays delivered', async () => {
  const { orderId, id } = await asked();
  const body = { status: 'completed' };
  await app.rest('PATCH', `/orders/${orderId}/status`, { token: admin.token, body });
  expect((await approve(id)).status).toBe(200);
  const order = await row(app.ctx().em, 'select status, payment_status from orders where id = $1', [orderId]);
  expect(order).toEqual({ status: 'completed', payment_status: 'refunded' });
  expect(await siteOf(app, orderId)).toMatchObject({ status: 'offline', stop: 'refunded' });
});

it('refused gives the reason, moves nothing, and can be requested anew', async () => {
  const { orderId, id } = await asked();
  expect(codeOf(await refuse(id, ''))).toBe('VALIDATION_ERROR');
  expect((await refuse(id)).body).toMatchObject({ status: 'refused', decision: 'طرح تحویل شده است' });
  const told = await row<{ message: string }>(
    app.ctx().em,
    `select message from notifications where user_id = $1 and type = 'refund_decided'`,
    [owner.id],
  );
  expect(told?.message).toContain('طرح تحویل شده است');
  expect(await balanceOf(app, owner)).toBe(0);
  expect(codeOf(await approve(id))).toBe('CONFLICT');
  expect((await ask(orderId)).status).toBe(201);
});

it('cannot be asked for twice, too often, too late, or without payment', async () => {
  const { orderId } = await asked();
  expect(codeOf(await ask(orderId))).toBe('CONFLICT');
  const withdraw = () => app.rest('DELETE', `/orders/${orderId}/money-back`, { token: owner.token });
  expect((await withdraw()).body).toMatchObject({ status: 'withdrawn' });
  expect((await withdraw()).status).toBe(200);
  for (let count = 0; count < 2; count += 1) {
    expect((await ask(orderId)).status).toBe(201);
    await withdraw();
  }
  expect(codeOf(await ask(orderId))).toBe('ORDER_NOT_REFUNDABLE');
  const { id: unpaid } = await placeOrder(app, owner);
  expect(codeOf(await ask(unpaid))).toBe('ORDER_NOT_REFUNDABLE');
  const late = await paidOrder(app, owner);
  clock.advance(7 * DAY_MS);
  const token = await renewed(app, owner);
  const answer = await app.rest('POST', `/orders/${late}/money-back`, { body: { reason: REASON }, token });
  expect([codeOf(answer), answer.body['message_fa'] ?? answer.body['message']]).toEqual([
    'ORDER_NOT_REFUNDABLE',
    expect.stringMatching(/./),
  ]);
});

it('cannot be asked for, seen or decided by others', async () => {
  const stranger = await createAccount(app);
  const { orderId, id } = await asked();
  expect(codeOf(await ask(orderId, stranger))).toBe('NOT_FOUND');
  expect(codeOf(await ask(orderId, admin))).toBe('NOT_FOUND');
  for (const method of ['GET', 'DELETE'])
    expect((await app.rest(method, `/orders/${orderId}/money-back`, { token: stranger.token })).status).toBe(404);
  expect((await approve(id, owner)).status).toBe(403);
  const query = '{ moneyBackRequests { items { id } } }';
  expect((await app.graphql(query, {}, owner.token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  const decide = 'mutation ($id: ID!) { approveMoneyBack(id: $id) { id } }';
  expect((await app.graphql(decide, { id }, owner.token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});

it('an administrator cannot approve their own request', async () => {
  owner = admin;
  const { id } = await asked();
  expect(codeOf(await approve(id))).toBe('SECOND_ADMIN_REQUIRED');
});

it('cannot carry endless or empty reasons', async () => {
  const orderId = await paidOrder(app, owner);
  for (const reason of ['', '  ', 'آ', 'آ'.repeat(1001), 'آ'.repeat(2_000_000)])
    expect((await ask(orderId, owner, reason)).status).toBeGreaterThanOrEqual(400);
  expect((await ask(orderId)).status).toBe(201);
});

it('closes by itself where the order ends otherwise', async () => {
  const { orderId, id } = await asked();
  const body = { status: 'cancelled' };
  await app.rest('PATCH', `/orders/${orderId}/status`, { token: admin.token, body });
  const request = await row(app.ctx().em, 'select status from money_back_requests where id = $1', [id]);
  expect(request).toEqual({ status: 'closed' });
  expect((await approve(id)).status).toBe(409);
  expect(await balanceOf(app, owner)).toBe(SMALL_ORDER_RIALS);
});

it('gives back once while everybody acts at the same time', async () => {
  for (let round = 0; round < 4; round += 1) {
    owner = await createAccount(app);
    const { orderId, id } = await asked();
    const payment = await row<{ id: string }>(app.ctx().em, 'select id from payments where order_id = $1', [orderId]);
    const refund = app.rest('POST', '/payments/refund', { body: { payment_id: payment?.id }, token: admin.token });
    const cancel = app.rest('PATCH', `/orders/${orderId}/status`, {
      token: admin.token,
      body: { status: 'cancelled' },
    });
    const acts = [approve(id), approve(id), refund, cancel, refuse(id), ask(orderId)];
    for (const { status } of await Promise.all(acts)) expect(status).toBeLessThan(500);
    expect(await balanceOf(app, owner)).toBe(SMALL_ORDER_RIALS);
    const open = await rows(
      app.ctx().em,
      `select id from money_back_requests where order_id = $1 and status = 'pending'`,
      [orderId],
    );
    expect(open).toEqual([]);
  }
});
