/** Foreign orders, editing and deleting (specification 2 §4 and §6, D-19 and D-21). */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder, type PlacedOrder } from '#tests/helpers/orders.js';
import { wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let customer: Account;
let stranger: Account;
let admin: Account;

beforeAll(async () => {
  app = await createTestApp();
  [customer, stranger, admin] = await Promise.all([
    createAccount(app),
    createAccount(app, { fullName: 'بیگانه' }),
    createAccount(app, { role: 'admin' }),
  ]);
});
afterAll(() => app?.close());

const order = (): Promise<PlacedOrder> => placeOrder(app, customer);

describe('a foreign order', () => {
  test('cannot be read, changed or deleted through REST', async () => {
    const made = await order();
    const { token } = stranger;
    const calls = [
      app.rest('GET', `/orders/${made.id}`, { token }),
      app.rest('PATCH', `/orders/${made.id}`, { token, body: { title: 'ربوده' } }),
      app.rest('DELETE', `/orders/${made.id}`, { token }),
      app.rest('GET', `/orders/${made.id}/design`, { token }),
      app.rest('POST', `/orders/${made.id}/design`, {
        token,
        body: { design_snapshot: { pages: [{ id: 'main', name: 'خانه', sections: [] }] } },
      }),
      app.rest('GET', `/wizard/order/${made.id}/design-summary`, { token }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await app.rest('GET', '/orders', { token })).body['items']).not.toContainEqual(
      expect.objectContaining({ id: made.id }),
    );
  });

  test('cannot be read, changed or deleted through GraphQL', async () => {
    const made = await order();
    const operations = [
      'query X($id: ID!) { order(id: $id) { id } }',
      'mutation X($id: ID!) { deleteOrder(id: $id) { success } }',
      'mutation X($id: ID!) { updateOrder(id: $id, input: { title: "x" }) { id } }',
    ];
    for (const operation of operations) {
      const { errors } = await app.graphql(operation, { id: made.id }, stranger.token);
      expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    }
  });
});

describe('editing', () => {
  test('prices a new design anew and replaces the invoice', async () => {
    const made = await order();
    const wizardData = wizard({ pages: [2, 2] });
    const { status, body } = await app.rest('PATCH', `/orders/${made.id}`, {
      body: { title: 'جدید', wizard_data: wizardData },
      token: customer.token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'جدید', price: 3_000_000, total_pages: 2, total_sections: 4 });
    const invoices = await app.rest('GET', '/invoices?limit=100', { token: customer.token });
    const mine = (invoices.body['items'] as { order_id: string; status: string; amount_toman: number }[]).filter(
      (each) => each.order_id === made.id,
    );
    expect(mine.map(({ status: state, amount_toman }) => [state, amount_toman])).toEqual([
      ['pending', 3_000_000],
      ['cancelled', made.priceToman],
    ]);
  });

  test('of the pages alone prices anew, too', async () => {
    const made = await order();
    const pages = (wizard({ pages: [1, 1] })['websiteFramework'] as { dynamicDesign: object }).dynamicDesign;
    const { status } = await app.rest('POST', `/orders/${made.id}/design`, {
      body: { design_snapshot: pages },
      token: customer.token,
    });
    expect(status).toBe(200);
    const { body } = await app.rest('GET', `/wizard/order/${made.id}/design-summary`, { token: customer.token });
    expect(body).toMatchObject({ pages: 2, sections: 2, total_price: 2_000_000 + 500_000 + 500_000 + 450_000 });
  });

  test('cannot accept a price that is not the server’s', async () => {
    const made = await order();
    const { status, body } = await app.rest('PATCH', `/orders/${made.id}`, {
      body: { wizard_data: wizard(), total_amount: 1 },
      token: customer.token,
    });
    expect([status, body['error_code']]).toEqual([409, 'PRICE_MISMATCH']);
  });

  test('cannot change an order that is cancelled', async () => {
    const made = await order();
    await app.rest('PATCH', `/admin/orders/${made.id}`, { body: { status: 'cancelled' }, token: admin.token });
    const { status, body } = await app.rest('PATCH', `/orders/${made.id}`, {
      body: { title: 'دیر' },
      token: customer.token,
    });
    expect([status, body['error_code']]).toEqual([409, 'ORDER_NOT_EDITABLE']);
  });
});

describe('deleting', () => {
  test('hides the order and cancels its invoice', async () => {
    const made = await order();
    expect((await app.rest('DELETE', `/orders/${made.id}`, { token: customer.token })).body).toEqual({ success: true });
    expect((await app.rest('GET', `/orders/${made.id}`, { token: customer.token })).status).toBe(404);
    const { body } = await app.rest('GET', '/invoices?limit=100', { token: customer.token });
    expect(
      (body['items'] as { order_id: string; status: string }[]).find((each) => each.order_id === made.id)?.status,
    ).toBe('cancelled');
  });

  test('cannot be done twice', async () => {
    const made = await order();
    const calls = [1, 2, 3].map(() => app.rest('DELETE', `/orders/${made.id}`, { token: customer.token }));
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('S-164 with the same Idempotency-Key answers again, although the order is gone', async () => {
    const [made, other] = [await order(), await order()];
    const remove = (id: string) =>
      app.rest('DELETE', `/orders/${id}`, { token: customer.token, headers: { 'idempotency-key': 'gone-1' } });
    const answers = [...(await Promise.all([remove(made.id), remove(made.id)])), await remove(made.id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mutation = 'mutation ($id: ID!) { deleteOrder(id: $id, idempotencyKey: "gone-1") { success } }';
    const { data } = await app.graphql(mutation, { id: made.id }, customer.token);
    expect(data).toEqual({ deleteOrder: { success: true } });
    expect((await remove(other.id)).body['error_code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('S-163 S-164 S-213 cannot be done by the owner once work has begun', async () => {
    const made = await order();
    await app.rest('PATCH', `/orders/${made.id}/status`, { body: { status: 'in_progress' }, token: admin.token });
    const { status, body } = await app.rest('DELETE', `/orders/${made.id}`, { token: customer.token });
    expect([status, body['message']]).toEqual([403, 'Access denied, deleting the order is not possible']);
  });

  test('S-213 by an administrator reaches any order', async () => {
    const made = await order();
    await app.rest('PATCH', `/orders/${made.id}/status`, { body: { status: 'in_progress' }, token: admin.token });
    expect((await app.rest('DELETE', `/admin/orders/${made.id}`, { token: admin.token })).status).toBe(200);
  });

  test('cannot be done by a customer on the administrators’ path', async () => {
    const made = await order();
    expect((await app.rest('DELETE', `/admin/orders/${made.id}`, { token: customer.token })).status).toBe(403);
  });
});
