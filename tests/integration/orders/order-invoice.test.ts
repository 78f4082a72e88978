/** The invoice of an order, from its first day to its payment, for whom it is. */
import { describeService } from '#core/pricing/service-descriptions.js';
import { readInvoice } from '#features/invoices/index.js';
import { shownStatus } from '#features/invoices/invoice/invoices.policy.js';
import { advanceInvoices } from '#features/invoices/invoices.job.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { atGateway, placeOrder } from '#tests/helpers/money.js';
import { placeOrder as placeOrderOf } from '#tests/helpers/orders.js';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = manualClock(new Date().toISOString());
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

describe('an invoice', () => {
  const INVOICES =
    'query ($status: InvoiceStatus, $search: String) { invoices(filter: { status: $status, search: $search }) { items { id number status serviceName amountRials vatRials vatPercent dueDate paidAt lines { label quantity amountToman recurrence } } pagination { total } } }';

  it('S-221 is issued with the order, with VAT inside', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const { data } = await app.graphql<{
      invoices: { items: { amountRials: number; vatRials: number; lines: { amountToman: number }[] }[] };
    }>(INVOICES, {}, account.token);
    const [invoice] = data.invoices.items;
    expect(invoice).toMatchObject({
      id: order.invoiceId,
      number: expect.stringMatching(/^14\d\d-\d{6}$/),
      status: 'pending',
      vatPercent: 10,
      paidAt: null,
    });
    expect(invoice?.lines.reduce((sum, line) => sum + line.amountToman * 10, 0)).toBe(order.priceRials);
    expect(Math.abs((invoice?.vatRials ?? 0) - (order.priceRials * 10) / 110)).toBeLessThanOrEqual(2);
  });

  it('says on each line what a service does', async () => {
    const account = await createAccount(app);
    const wizardData = wizard({ domain: freshDomain(), services: ['backupService', 'analyticsSetup'] });
    await placeOrderOf(app, account, { wizardData, totalToman: payableOf(wizardData) });
    const { body } = await app.rest('GET', '/invoices', { token: account.token });
    const [invoice] = body['items'] as { id: string; lines: { description: string | null }[] }[];
    const lines = invoice?.lines ?? [];
    const described = lines.flatMap(({ description }) => description ?? []);
    expect(described.toSorted()).toEqual(
      [describeService('analyticsSetup'), describeService('backupService')].toSorted(),
    );
    const answer = await fetch(`${app.url}/api/invoices/${invoice?.id}/download?format=html`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const html = await answer.text();
    for (const description of described) expect(html).toContain(description);
  });

  it('answers the documented fields over REST', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const fields = {
      id: order.invoiceId,
      service_name: expect.any(String),
      status: 'pending',
      due_date: expect.any(String),
      amount: order.priceRials,
      user_id: account.id,
    };
    const list = await app.rest('GET', '/invoices?status=pending&page=1&limit=10', { token: account.token });
    expect(list.body).toMatchObject({ items: [fields], pagination: { page: 1, pages: 1, total: 1, limit: 10 } });
    expect((await app.rest('GET', `/invoices/${order.invoiceId}`, { token: account.token })).body).toMatchObject(
      fields,
    );
  });

  it('is paid at the gateway as its order is', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const { body } = await app.rest('POST', `/invoices/${order.invoiceId}/pay`, {
      body: { method: 'gateway' },
      token: account.token,
    });
    expect(body).toMatchObject({ success: true, payment_url: expect.stringContaining('/pg/StartPay/') });
    const callback = new URL((await atGateway(body['payment_url'] as string)) ?? '');
    await app.rest('POST', '/payments/verify', { body: { authority: callback.searchParams.get('Authority') } });
    const after = await app.graphql(
      'query ($id: ID!) { order(id: $id) { status paymentStatus invoice { status } } }',
      { id: order.id },
      account.token,
    );
    expect(after.data).toEqual({
      order: { status: 'in_progress', paymentStatus: 'paid', invoice: { status: 'paid' } },
    });
  });

  it('cannot be seen by a stranger through either API', async () => {
    const [owner, stranger] = [await createAccount(app), await createAccount(app)];
    const order = await placeOrder(app, owner);
    expect((await app.rest('GET', `/invoices/${order.invoiceId}`, { token: stranger.token })).status).toBe(404);
    const { errors } = await app.graphql(
      'query ($id: ID!) { invoice(id: $id) { id } }',
      { id: order.invoiceId },
      stranger.token,
    );
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(
      (await app.graphql<{ invoices: { items: unknown[] } }>(INVOICES, {}, stranger.token)).data.invoices.items,
    ).toEqual([]);
    expect((await app.rest('GET', '/invoices')).status).toBe(401);
  });

  it('S-205 becomes due, then overdue, which a customer reads as due', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const shown = async (token: string): Promise<unknown> =>
      (await app.rest('GET', `/invoices/${order.invoiceId}`, { token })).body['status'];
    const tokens = async (): Promise<string> => (await createAccount(app, { role: 'admin' })).token;
    clock.advance(3 * DAY_MS + 1000);
    await advanceInvoices(app.ctx());
    expect(await shown(await tokens())).toBe('due');
    clock.advance(4 * DAY_MS + 1000);
    await advanceInvoices(app.ctx());
    expect(await shown(await tokens())).toBe('overdue');
    const seen = app.app.contexts.ofViewer(account.viewer, 'test');
    expect(shownStatus(seen.viewer, await readInvoice(seen, order.invoiceId))).toBe('due');
  });
});
