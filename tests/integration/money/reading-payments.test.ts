/** Who reads which payments, and what they read. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { openOrderPayment, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app);
});
afterAll(() => app?.close());

describe('reading payments', () => {
  it("cannot show another's through either API", async () => {
    const order = await placeOrder(app, account);
    const { paymentId } = await openOrderPayment(app, account, order.id);
    const stranger = await createAccount(app);
    expect((await app.rest('GET', `/payments/status?payment_id=${paymentId}`, { token: stranger.token })).status).toBe(
      404,
    );
    expect(
      (await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: stranger.token })).status,
    ).toBe(404);
    expect((await app.rest('GET', `/payments/orders/${order.id}`, { token: stranger.token })).status).toBe(404);
    expect((await app.rest('GET', '/admin/payments', { token: stranger.token })).status).toBe(403);
    const { errors } = await app.graphql(
      'query ($id: ID!) { payment(id: $id) { id } }',
      { id: paymentId },
      stranger.token,
    );
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    const list = await app.graphql<{ payments: { items: unknown[] } }>(
      '{ payments { items { id } } }',
      {},
      stranger.token,
    );
    expect(list.data.payments.items).toEqual([]);
  });

  it('S-217 lists them for owner and administrator', async () => {
    const owner = await createAccount(app);
    const order = await placeOrder(app, owner);
    const { paymentId } = await openOrderPayment(app, owner, order.id);
    const history = await app.rest('GET', '/payments/history?page=1&limit=5&status=pending', { token: owner.token });
    expect(history.body).toMatchObject({
      items: [{ id: paymentId, amount: order.priceRials, status: 'pending' }],
      pagination: { total: 1 },
    });
    const admin = await createAccount(app, { role: 'admin' });
    const log = await app.rest('GET', `/admin/payments?search=${encodeURIComponent(owner.email)}`, {
      token: admin.token,
    });
    expect(log.body).toMatchObject({
      items: [{ id: paymentId, user_id: owner.id, user_email: owner.email, ref_id: null }],
      duplicate_ref_ids: [],
    });
  });

  it('offers both gateways and the wallet as methods', async () => {
    const { body } = await app.rest('GET', '/payments/methods');
    expect(body).toMatchObject({
      items: [
        { id: 'zarinpal', enabled: true, max: 1_000_000_000 },
        { id: 'zibal', enabled: true, max: 1_000_000_000 },
        { id: 'wallet', enabled: true },
      ],
    });
  });
});
