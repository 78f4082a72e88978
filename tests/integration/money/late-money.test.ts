/** Money that comes when nobody expects it any more: settled once, and where it belongs (D-37 and D-38). */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { asAdmin, manualInvoice } from '#tests/helpers/invoices.js';
import { atGateway, balanceOf, booksOf, ledgerFaults, openOrderPayment, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app);
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const verify = (authority: string): ReturnType<TestApp['rest']> =>
  app.rest('POST', '/payments/verify', { body: { authority, status: 'OK' } });

describe('giving a payment up', () => {
  it('is possible once, and never for paid money', async () => {
    const order = await placeOrder(app, account);
    const open = await openOrderPayment(app, account, order.id);
    const cancel = (id: string): Promise<{ status: number; body: Record<string, unknown> }> =>
      app.rest('POST', '/payments/cancel', { body: { payment_id: id }, token: account.token });
    expect((await cancel(open.paymentId)).body).toMatchObject({ success: true, status: 'cancelled' });
    expect((await cancel(open.paymentId)).status).toBe(200);
    const paid = await openOrderPayment(app, account, order.id);
    await atGateway(paid.paymentUrl, { do: 'close' });
    const refused = await cancel(paid.paymentId);
    expect([refused.status, refused.body['error_code']]).toEqual([409, 'PAYMENT_NOT_CANCELABLE']);
    const after = await app.rest('GET', `/orders/${order.id}`, { token: account.token });
    expect(after.body).toMatchObject({ status: 'in_progress', payment_status: 'paid' });
  });

  it('sends money that comes later to the wallet', async () => {
    const owner = await createAccount(app);
    const order = await placeOrder(app, owner);
    const { authority, paymentUrl } = await openOrderPayment(app, owner, order.id);
    const deleted = await app.graphql(
      'mutation ($id: ID!) { deleteOrder(id: $id) { success } }',
      { id: order.id },
      owner.token,
    );
    expect(deleted.errors).toBeUndefined();
    await atGateway(paymentUrl);
    expect((await verify(authority)).body).toMatchObject({ success: true });
    expect(await balanceOf(app, owner)).toBe(order.priceRials);
    expect(await booksOf(app, order.id)).toEqual({ journals: 1, receipts: 1, paidInvoices: 0 });
    await eventually('a notification', async () => {
      const { body } = await app.rest('GET', '/notifications', { token: owner.token });
      return (body['items'] as { type: string }[]).some(({ type }) => type === 'wallet');
    });
  });

  it('sends a second payment of one order to the wallet', async () => {
    const owner = await createAccount(app);
    const order = await placeOrder(app, owner);
    const first = await openOrderPayment(app, owner, order.id);
    await app.rest('POST', '/payments/cancel', { body: { payment_id: first.paymentId }, token: owner.token });
    const second = await openOrderPayment(app, owner, order.id);
    await Promise.all([atGateway(first.paymentUrl), atGateway(second.paymentUrl)]);
    await Promise.all([verify(first.authority), verify(second.authority)]);
    expect(await balanceOf(app, owner)).toBe(order.priceRials);
    expect(await booksOf(app, order.id)).toEqual({ journals: 2, receipts: 2, paidInvoices: 1 });
  });

  it('of an invoice is not called an order', async () => {
    const owner = await createAccount(app);
    const id = await manualInvoice(app, owner);
    const body = { payment_method: 'gateway' };
    const opened = await app.rest('POST', `/invoices/${id}/pay`, { body, token: owner.token });
    await asAdmin(app, 'PATCH', `/invoices/${id}/cancel`);
    const address = String(opened.body['payment_url']);
    await atGateway(address);
    await verify(new URL(address).pathname.split('/').at(-1) ?? '');
    const { data } = await app.graphql('{ receipts { items { service } } }', {}, owner.token);
    expect(data).toEqual({ receipts: { items: [{ service: expect.stringMatching(/صورت‌حساب.*به کیف پول/) }] } });
  });
});
