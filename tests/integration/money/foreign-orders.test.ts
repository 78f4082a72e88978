/** Somebody else's order, seen from the payment of it. */
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

it('cannot be told from an order that does not exist', async () => {
  const owner = await createAccount(app);
  const open = await placeOrder(app, owner);
  const cancelled = await placeOrder(app, owner);
  await app.rest('PATCH', `/orders/${cancelled.id}/status`, { token: owner.token, body: { status: 'cancelled' } });
  const stranger = await createAccount(app);
  const pay = async (orderId: string): Promise<unknown> => {
    const { body } = await app.rest('POST', '/payments/request', { token: stranger.token, body: { orderId } });
    return body['error_code'];
  };
  const codes = await Promise.all([open.id, cancelled.id, stranger.id].map(pay));
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});
