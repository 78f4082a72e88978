/** Orders through both doors: placing, reading, editing, deleting (specification 1 §7, 2 §4 and §6). */
import { createAccount, type Account } from '../helpers/accounts.js';
import { createTestApp, type TestApp } from '../helpers/app.js';
import { payableOf, TINY_PNG, wizard } from '../helpers/wizards.js';

const CREATE = `mutation Create($input: CreateOrderInput!, $key: String) { createOrder(input: $input, idempotencyKey: $key) {
  order { id orderNumber title status paymentStatus priceToman priceRials domain totalPages totalSections wizardData logoUrl
    customer { id fullName email } invoice { status amountToman lines { label amountToman } } quote { payableToman lines { label amountToman } } }
  paymentUrl } }`;

interface Created {
  createOrder: {
    order: {
      id: string; orderNumber: string; title: string; status: string; paymentStatus: string; priceToman: number; priceRials: number; domain: string;
      totalPages: number; totalSections: number; wizardData: { branding: { logo: string | null } }; logoUrl: string | null;
      customer: { id: string; fullName: string; email: string };
      invoice: { status: string; amountToman: number; lines: { label: string; amountToman: number }[] };
      quote: { payableToman: number; lines: { label: string; amountToman: number }[] };
    };
    paymentUrl: string | null;
  };
}

let app: TestApp;
let customer: Account;
let stranger: Account;
let admin: Account;

beforeAll(async () => {
  app = await createTestApp();
  [customer, stranger, admin] = await Promise.all([createAccount(app), createAccount(app, { fullName: 'بیگانه' }), createAccount(app, { role: 'admin' })]);
});
afterAll(() => app.close());

async function order(over: Record<string, unknown> = {}, account = customer): Promise<Created['createOrder']['order']> {
  const wizardData = wizard({ services: ['seoOptimization'], extras: ['.com'] });
  const input = { submitMode: 'draft', wizardData, totalToman: payableOf(wizardData), ...over };
  const { data, errors } = await app.graphql<Created>(CREATE, { input }, account.token);
  expect(errors).toBeUndefined();
  return data.createOrder.order;
}

const refusal = async (input: object): Promise<{ code: unknown; details: unknown; fields: unknown }> => {
  const { errors } = await app.graphql(CREATE, { input }, customer.token);
  const extensions = errors?.[0]?.extensions ?? {};
  return { code: extensions['code'], details: extensions['details'], fields: extensions['fields'] };
};

describe('placing an order', () => {
  test('stores order, invoice and frozen quote', async () => {
    const made = await order();
    expect(made.orderNumber).toMatch(/^WZ-\d{13}$/);
    expect(made).toMatchObject({ title: 'سفارش وب‌سایت', status: 'pending', paymentStatus: 'pending', domain: 'narvan-cafe.ir', totalPages: 1, totalSections: 3 });
    expect(made.priceToman).toBe(2_500_000 + 500_000 + 450_000);
    expect(made.priceRials).toBe(made.priceToman * 10);
    expect(made.quote.payableToman).toBe(made.priceToman);
    expect(made.invoice).toMatchObject({ status: 'pending', amountToman: made.priceToman });
    expect(made.customer).toEqual({ id: customer.id, fullName: customer.fullName, email: customer.email });
  });

  test('numbers orders that are placed at once differently', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => order()));
    expect(new Set(made.map((each) => each.orderNumber)).size).toBe(8);
  });

  test('keeps the logo as a file', async () => {
    const wizardData = wizard({ logo: TINY_PNG });
    const made = await order({ wizardData, totalToman: payableOf(wizardData) });
    expect(made.wizardData.branding.logo).toMatch(/^file:/);
    const picture = await fetch(app.url + (made.logoUrl ?? ''));
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('shows a year as twelve months less the discount', async () => {
    const wizardData = wizard({ billing: 'annual' });
    const made = await order({ wizardData, totalToman: payableOf(wizardData) });
    expect(made.priceToman).toBe(27_000_000);
    expect(made.invoice.lines.reduce((sum, line) => sum + line.amountToman, 0)).toBe(27_000_000);
  });

  test('cannot be placed by a visitor', async () => {
    const { errors } = await app.graphql(CREATE, { input: { submitMode: 'draft', wizardData: wizard(), totalToman: 2_500_000 } });
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHORIZED');
  });

  test('cannot be placed at another price', async () => {
    expect(await refusal({ submitMode: 'payment', wizardData: wizard(), totalToman: 2_000_000 })).toMatchObject({
      code: 'PRICE_MISMATCH',
      details: { shownToman: 2_000_000, actualToman: 2_500_000, differenceToman: 500_000 },
    });
  });

  test('cannot be placed without a price', async () => {
    expect(await refusal({ submitMode: 'payment', wizardData: wizard(), totalToman: 0 })).toMatchObject({ code: 'INVALID_PRICE' });
    const { status, body } = await app.rest('POST', '/orders/create', { body: { submit_mode: 'draft', wizard_data: wizard() }, token: customer.token });
    expect([status, body['error_code']]).toEqual([422, 'INVALID_PRICE']);
  });

  test('cannot be placed without a section', async () => {
    expect(await refusal({ submitMode: 'draft', wizardData: wizard({ pages: [0] }), totalToman: 2_500_000 })).toMatchObject({ code: 'INVALID_DESIGN' });
  });

  test('cannot be placed with an extension nobody sells', async () => {
    expect(await refusal({ submitMode: 'draft', wizardData: wizard({ extension: '.zz' }), totalToman: 2_500_000 })).toMatchObject({ code: 'UNKNOWN_EXTENSION' });
  });

  test('cannot take a file of another customer for its logo', async () => {
    const wizardData = wizard({ logo: TINY_PNG });
    const foreign = await order({ wizardData, totalToman: payableOf(wizardData) }, stranger);
    const stolen = wizard({ logo: foreign.wizardData.branding.logo });
    expect(await refusal({ submitMode: 'draft', wizardData: stolen, totalToman: payableOf(stolen) })).toMatchObject({
      code: 'VALIDATION_ERROR',
      fields: [{ path: 'wizardData.branding.logo' }],
    });
  });
});

describe('placing it again', () => {
  test('with the same key finds the same order', async () => {
    const input = { submitMode: 'draft', wizardData: wizard(), totalToman: 2_500_000 };
    const answers = await Promise.all([1, 2, 3].map(() => app.graphql<Created>(CREATE, { input, key: 'one-order' }, customer.token)));
    expect(new Set(answers.map(({ data }) => data.createOrder.order.id)).size).toBe(1);
  });

  test('cannot use a key for another request', async () => {
    const key = 'used-twice';
    await app.graphql(CREATE, { input: { submitMode: 'draft', wizardData: wizard(), totalToman: 2_500_000 }, key }, customer.token);
    const other = wizard({ pages: [1, 1] });
    const { errors } = await app.graphql(CREATE, { input: { submitMode: 'draft', wizardData: other, totalToman: payableOf(other) }, key }, customer.token);
    expect(errors?.[0]?.extensions['code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('from one wizard session makes one order', async () => {
    const body = { session_id: 'session-1', order: { title: 'سایت کافه', total_amount: 2_500_000, order_number: 'WZ-1', currency: 'IRR' }, design_snapshot: wizard() };
    const [first, second] = [
      await app.rest('POST', '/wizard/complete-order', { body, token: customer.token }),
      await app.rest('POST', '/wizard/complete', { body, token: customer.token }),
    ];
    expect(first.status).toBe(200);
    expect(first.body['order']).toMatchObject({ status: 'pending' });
    expect(second.body['order_id']).toBe(first.body['order_id']);
  });
});

describe('paying on the way', () => {
  test('answers where to pay, through both doors', async () => {
    const input = { submitMode: 'payment', wizardData: wizard(), totalToman: 2_500_000 };
    const { data } = await app.graphql<Created>(CREATE, { input }, customer.token);
    expect(data.createOrder.paymentUrl).toContain('/StartPay/');
    const { body } = await app.rest('POST', '/orders', { body: { ...input, submit_mode: 'payment', wizard_data: input.wizardData, total_amount: '۲۵۰۰۰۰۰' }, token: customer.token });
    expect(body['payment']).toEqual({ redirect_url: body['payment_url'] });
    expect(body['payment_url']).toContain('/StartPay/');
  });
});

describe('reading orders', () => {
  test('lists one page of own orders with its total', async () => {
    const account = await createAccount(app);
    for (let index = 0; index < 7; index += 1) await order({ title: `سفارش ${index}` }, account);
    const { body } = await app.rest('GET', '/orders?mine=true&limit=5', { token: account.token });
    expect(body['pagination']).toEqual({ page: 1, pages: 2, total: 7, limit: 5 });
    expect(body['items']).toHaveLength(5);
    expect(body['orders']).toEqual(body['items']);
    const second = await app.rest('GET', '/orders?page=2&limit=5', { token: account.token });
    expect(second.body['pagination']).toEqual({ page: 2, pages: 2, total: 7, limit: 5 });
    expect((second.body['items'] as { title: string }[]).map(({ title }) => title)).toEqual(['سفارش 1', 'سفارش 0']);
  });

  test('finds by folded letters and Persian digits', async () => {
    const account = await createAccount(app);
    await order({ title: 'كافي شاپ ۱۲' }, account);
    const search = 'query S($text: String) { orders(filter: { search: $text }) { items { title } pagination { total } } }';
    for (const text of ['کافی', 'شاپ 12', 'narvan']) {
      const { data } = await app.graphql<{ orders: { pagination: { total: number } } }>(search, { text }, account.token);
      expect(data.orders.pagination.total).toBe(1);
    }
    const { data } = await app.graphql<{ orders: { items: unknown[] } }>(search, { text: '100%' }, account.token);
    expect(data.orders.items).toEqual([]);
  });

  test('counts total, active and cost', async () => {
    const account = await createAccount(app);
    const [first] = [await order({}, account), await order({}, account)];
    await app.rest('PATCH', `/orders/${first.id}/status`, { body: { status: 'cancelled' }, token: admin.token });
    const { body } = await app.rest('GET', '/orders/stats', { token: account.token });
    expect(body).toEqual({ total_orders: 2, active_orders: 1, total_cost: 3_450_000 });
  });

  test('gives administrators everyone’s orders with their customers', async () => {
    const made = await order();
    const { body } = await app.rest('GET', `/orders?admin=true&search=${made.orderNumber}`, { token: admin.token });
    expect(body['items']).toMatchObject([{ id: made.id, user_name: customer.fullName, user_email: customer.email }]);
  });

  test('cannot list everyone’s orders as a customer', async () => {
    expect((await app.rest('GET', '/orders?admin=true', { token: customer.token })).status).toBe(403);
    const { errors } = await app.graphql('{ orders(filter: { scope: all }) { items { id } } }', {}, customer.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('answers the documented fields of one order', async () => {
    const made = await order();
    const { body } = await app.rest('GET', `/orders/${made.id}`, { token: customer.token });
    const fields = ['id', 'title', 'description', 'status', 'price', 'comments', 'payment_status', 'created_at', 'user_id', 'wizard_data', 'order_number', 'currency', 'site_type', 'total_pages', 'total_sections', 'payment_gateway', 'callback_url', 'return_url', 'zarinpal_authority', 'zarinpal_ref_id'];
    for (const field of fields) expect(body).toHaveProperty(field);
  });
});

describe('a foreign order', () => {
  test('cannot be read, changed or deleted through REST', async () => {
    const made = await order();
    const { token } = stranger;
    const calls = [
      app.rest('GET', `/orders/${made.id}`, { token }),
      app.rest('PATCH', `/orders/${made.id}`, { token, body: { title: 'ربوده' } }),
      app.rest('DELETE', `/orders/${made.id}`, { token }),
      app.rest('GET', `/orders/${made.id}/design`, { token }),
      app.rest('POST', `/orders/${made.id}/design`, { token, body: { design_snapshot: { pages: [{ id: 'main', name: 'خانه', sections: [] }] } } }),
      app.rest('GET', `/wizard/order/${made.id}/design-summary`, { token }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await app.rest('GET', '/orders', { token })).body['items']).not.toContainEqual(expect.objectContaining({ id: made.id }));
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
    const { status, body } = await app.rest('PATCH', `/orders/${made.id}`, { body: { title: 'تازه', wizard_data: wizardData }, token: customer.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'تازه', price: 3_000_000, total_pages: 2, total_sections: 4 });
    const invoices = await app.rest('GET', '/invoices?limit=100', { token: customer.token });
    const mine = (invoices.body['items'] as { order_id: string; status: string; amount_toman: number }[]).filter((each) => each.order_id === made.id);
    expect(mine.map(({ status: state, amount_toman }) => [state, amount_toman])).toEqual([['pending', 3_000_000], ['cancelled', made.priceToman]]);
  });

  test('of the pages alone prices anew, too', async () => {
    const made = await order();
    const pages = (wizard({ pages: [1, 1] })['websiteFramework'] as { dynamicDesign: object }).dynamicDesign;
    const { status } = await app.rest('POST', `/orders/${made.id}/design`, { body: { design_snapshot: pages }, token: customer.token });
    expect(status).toBe(200);
    const { body } = await app.rest('GET', `/wizard/order/${made.id}/design-summary`, { token: customer.token });
    expect(body).toMatchObject({ pages: 2, sections: 2, total_price: 2_000_000 + 500_000 + 500_000 + 450_000 });
  });

  test('cannot accept a price that is not the server’s', async () => {
    const made = await order();
    const { status, body } = await app.rest('PATCH', `/orders/${made.id}`, { body: { wizard_data: wizard(), total_amount: 1 }, token: customer.token });
    expect([status, body['error_code']]).toEqual([409, 'PRICE_MISMATCH']);
  });

  test('cannot change an order that is cancelled', async () => {
    const made = await order();
    await app.rest('PATCH', `/admin/orders/${made.id}`, { body: { status: 'cancelled' }, token: admin.token });
    const { status, body } = await app.rest('PATCH', `/orders/${made.id}`, { body: { title: 'دیر' }, token: customer.token });
    expect([status, body['error_code']]).toEqual([409, 'ORDER_NOT_EDITABLE']);
  });
});

describe('deleting', () => {
  test('hides the order and cancels its invoice', async () => {
    const made = await order();
    expect((await app.rest('DELETE', `/orders/${made.id}`, { token: customer.token })).body).toEqual({ success: true });
    expect((await app.rest('GET', `/orders/${made.id}`, { token: customer.token })).status).toBe(404);
    const { body } = await app.rest('GET', '/invoices?limit=100', { token: customer.token });
    expect((body['items'] as { order_id: string; status: string }[]).find((each) => each.order_id === made.id)?.status).toBe('cancelled');
  });

  test('cannot be done twice', async () => {
    const made = await order();
    const calls = [1, 2, 3].map(() => app.rest('DELETE', `/orders/${made.id}`, { token: customer.token }));
    expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('cannot be done by the owner once work has begun', async () => {
    const made = await order();
    await app.rest('PATCH', `/orders/${made.id}/status`, { body: { status: 'in_progress' }, token: admin.token });
    const { status, body } = await app.rest('DELETE', `/orders/${made.id}`, { token: customer.token });
    expect([status, body['message']]).toEqual([403, 'Access denied, deleting the order is not possible']);
  });

  test('by an administrator reaches any order', async () => {
    const made = await order();
    await app.rest('PATCH', `/orders/${made.id}/status`, { body: { status: 'in_progress' }, token: admin.token });
    expect((await app.rest('DELETE', `/admin/orders/${made.id}`, { token: admin.token })).status).toBe(200);
  });

  test('cannot be done by a customer on the administrators’ path', async () => {
    const made = await order();
    expect((await app.rest('DELETE', `/admin/orders/${made.id}`, { token: customer.token })).status).toBe(403);
  });
});
