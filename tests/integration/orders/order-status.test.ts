/** An order's way through its statuses, who may move it, and who hears of it (specification 2 §4). */
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { freshDomain, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let customer: Account;
let admin: Account;

beforeAll(async () => {
  app = await createTestApp();
  [customer, admin] = await Promise.all([createAccount(app), createAccount(app, { role: 'admin' })]);
});
afterAll(() => app?.close());

async function order(): Promise<string> {
  const body = { submit_mode: 'draft', wizard_data: wizard({ domain: freshDomain() }), total_amount: 2_500_000 };
  return String((await app.rest('POST', '/orders/create', { body, token: customer.token })).body['order_id']);
}

const move = (id: string, body: object, token = admin.token) =>
  app.rest('POST', '/orders/update-status', { body: { order_id: id, ...body }, token });

async function topUp(): Promise<void> {
  const opened = await app.rest('POST', '/wallets/me/deposit', { body: { amount: 30_000_000 }, token: customer.token });
  const authority = String(opened.body['payment_url']).split('/').pop() ?? '';
  await fetch(String(opened.body['payment_url']), {
    method: 'POST',
    body: new URLSearchParams({ do: 'pay', outcome: 'success' }),
    redirect: 'manual',
  });
  const verified = await app.rest('POST', '/wallets/me/deposit/verify', {
    body: { authority, order_id: opened.body['order_id'] },
  });
  expect(verified.body['success']).toBe(true);
}

async function payFromWallet(id: string): Promise<void> {
  const { body } = await app.rest('GET', '/invoices?limit=100', { token: customer.token });
  const invoice = (body['items'] as { id: string; order_id: string }[]).find((each) => each.order_id === id);
  const query = 'mutation Pay($id: ID!) { payInvoice(id: $id, method: wallet) { success } }';
  const paid = await app.graphql<{ payInvoice: { success: boolean } }>(query, { id: invoice?.id }, customer.token);
  expect(paid.errors).toBeUndefined();
}

const balance = async (): Promise<number> =>
  Number((await app.rest('GET', '/wallets/me/balance', { token: customer.token })).body['balance']);

describe('moving an order', () => {
  test('S-212 goes from pending over in progress to completed', async () => {
    const id = await order();
    expect((await move(id, { status: 'in_progress' })).body).toMatchObject({ status: 'in_progress' });
    const { body } = await app.rest('PATCH', `/admin/orders/${id}`, {
      body: { status: 'completed', reason: 'تحویل شد' },
      token: admin.token,
    });
    expect(body).toMatchObject({ status: 'completed' });
  });

  test('notifies the customer by notification and mail', async () => {
    const id = await order();
    await move(id, { status: 'in_progress' });
    await move(id, { status: 'completed', reason: 'تحویل شد' });
    const { body } = await app.rest('GET', '/notifications/history', { token: customer.token });
    expect((body['items'] as { title: string }[]).map(({ title }) => title)).toContain('سفارش شما تکمیل شد');
    await eventually('the mail of completion', async () => (await app.mails(customer.email)).length > 0);
  });

  test('answers a repetition as done', async () => {
    const id = await order();
    await move(id, { status: 'in_progress' });
    expect((await move(id, { status: 'in_progress' })).status).toBe(200);
  });

  test('S-189 completes a pending order for a reason, and settles nothing', async () => {
    const id = await order();
    const answer = await move(id, { status: 'completed', reason: 'بیرون از سامانه پرداخت شد' });
    expect(answer.body).toMatchObject({ status: 'completed', payment_status: 'pending' });
    const { body } = await app.rest('GET', `/orders/${id}/history`, { token: admin.token });
    expect((body['items'] as object[]).at(-1)).toMatchObject({
      from_status: 'pending',
      to_status: 'completed',
      reason: 'بیرون از سامانه پرداخت شد',
    });
    const invoices = await app.rest('GET', '/invoices?limit=100', { token: customer.token });
    expect(
      (invoices.body['items'] as { order_id: string; status: string }[]).find((each) => each.order_id === id),
    ).toMatchObject({ status: 'pending' });
  });

  test('S-212 cannot complete an unpaid order without a reason', async () => {
    const id = await order();
    for (const step of ['begun', 'not begun']) {
      const answer = await move(id, { status: 'completed', reason: ' ' });
      expect([step, answer.status, answer.body['error_code']]).toEqual([step, 422, 'VALIDATION_ERROR']);
      expect(JSON.stringify(answer.body['fields'])).toContain('reason');
      await move(id, { status: 'in_progress' });
    }
  });

  test('cannot bring a cancelled order back', async () => {
    const id = await order();
    await move(id, { status: 'cancelled' });
    expect((await move(id, { status: 'in_progress' })).body['error_code']).toBe('INVALID_TRANSITION');
  });

  test('S-159 S-212 cannot be done by a customer', async () => {
    const id = await order();
    expect((await move(id, { status: 'cancelled' }, customer.token)).status).toBe(403);
    const { errors } = await app.graphql(
      'mutation M($id: ID!) { updateOrderStatus(id: $id, status: cancelled) { id } }',
      { id },
      customer.token,
    );
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('cannot mark an order paid by hand', async () => {
    const answer = await move(await order(), { status: 'in_progress', payment_status: 'paid' });
    expect([answer.status, answer.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  });
});

describe('paying and dropping', () => {
  test('payment from the wallet starts the order', async () => {
    await topUp();
    const id = await order();
    await payFromWallet(id);
    const { body } = await app.rest('GET', `/orders/${id}`, { token: customer.token });
    expect(body).toMatchObject({ status: 'in_progress', payment_status: 'paid' });
  });

  test('cancelling a paid order gives the money back once', async () => {
    await topUp();
    const before = await balance();
    const id = await order();
    await payFromWallet(id);
    expect(await balance()).toBe(before - 25_000_000);
    await Promise.all([
      move(id, { status: 'cancelled' }),
      move(id, { status: 'cancelled' }),
      app.rest('DELETE', `/admin/orders/${id}`, { token: admin.token }),
    ]);
    expect(await balance()).toBe(before);
  });

  test('money for a deleted order goes to the wallet', async () => {
    const before = await balance();
    const created = await app.rest('POST', '/orders/create', {
      body: { submit_mode: 'payment', wizard_data: wizard({ domain: freshDomain() }), total_amount: 2_500_000 },
      token: customer.token,
    });
    const address = String(created.body['payment_url']);
    await app.rest('DELETE', `/orders/${String(created.body['order_id'])}`, { token: customer.token });
    await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay', outcome: 'success' }),
      redirect: 'manual',
    });
    await app.rest('POST', '/payments/verify', {
      body: { authority: address.split('/').pop(), order_id: created.body['order_id'] },
    });
    expect(await balance()).toBe(before + 25_000_000);
  });

  test('money for an order that became dearer goes to the wallet', async () => {
    const before = await balance();
    const created = await app.rest('POST', '/orders/create', {
      body: { submit_mode: 'payment', wizard_data: wizard({ domain: freshDomain() }), total_amount: 2_500_000 },
      token: customer.token,
    });
    const [id, address] = [String(created.body['order_id']), String(created.body['payment_url'])];
    await app.rest('PATCH', `/orders/${id}`, {
      body: { wizard_data: wizard({ pages: [2, 2] }) },
      token: customer.token,
    });
    await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay', outcome: 'success' }),
      redirect: 'manual',
    });
    await app.rest('POST', '/payments/verify', { body: { authority: address.split('/').pop(), order_id: id } });
    expect(await balance()).toBe(before + 25_000_000);
    expect((await app.rest('GET', `/orders/${id}`, { token: customer.token })).body).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
    });
  });
});

/** Collects what a subscription brings until it is closed. */
function listen(account: Account, scope: string): { events: unknown[]; errors: unknown[]; stop: () => void } {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: account.token },
  });
  const [events, errors]: [unknown[], unknown[]] = [[], []];
  const query = `subscription { orderChanged(scope: ${scope}) { id status customer { email } } }`;
  client.subscribe(
    { query },
    {
      next: ({ data, errors: faults }) => (faults ? errors.push(...faults) : events.push(data?.['orderChanged'])),
      error: (error) => errors.push(error),
      complete: () => undefined,
    },
  );
  return { events, errors, stop: () => void client.dispose() };
}

describe('hearing of changes', () => {
  test('reaches the owner and the administrators, nobody else', async () => {
    const stranger = await createAccount(app);
    const [mine, all, foreign] = [listen(customer, 'mine'), listen(admin, 'all'), listen(stranger, 'mine')];
    const id = await eventually('the subscriptions are active', async () => {
      const made = await order();
      await move(made, { status: 'in_progress' });
      const seen = [mine, all].every(({ events }) => events.some((event) => (event as { id: string }).id === made));
      return seen && made;
    });
    await move(id, { status: 'completed', reason: 'تحویل شد' });
    const completed = expect.objectContaining({
      id,
      status: 'completed',
      customer: { email: customer.email },
    }) as unknown;
    await eventually('the completion', async () =>
      [mine, all].every(({ events }) =>
        events.some((event) => (event as { id: string; status: string }).status === 'completed'),
      ),
    );
    expect(mine.events).toContainEqual(completed);
    expect(all.events).toContainEqual(completed);
    expect(foreign.events).toEqual([]);
    for (const each of [mine, all, foreign]) each.stop();
  });

  test('cannot be notified of everyone’s orders as a customer', async () => {
    const heard = listen(customer, 'all');
    await eventually('the refusal', async () => heard.errors.length > 0);
    await order();
    expect(heard.events).toEqual([]);
    heard.stop();
  });
});
