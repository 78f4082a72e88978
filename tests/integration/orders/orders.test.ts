/** Orders through both APIs: placing, reading, editing, deleting (specification 1 §7, 2 §4 and §6). */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { CREATE_ORDER, placeOrder, type Created, type PlacedOrder } from '#tests/helpers/orders.js';
import { payableOf, TINY_PNG, wizard } from '#tests/helpers/wizards.js';

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

const order = (over: Record<string, unknown> = {}, account = customer): Promise<PlacedOrder> =>
  placeOrder(app, account, over);

const refusal = async (input: object): Promise<{ code: unknown; details: unknown; fields: unknown }> => {
  const { errors } = await app.graphql(CREATE_ORDER, { input }, customer.token);
  const extensions = errors?.[0]?.extensions ?? {};
  return { code: extensions['code'], details: extensions['details'], fields: extensions['fields'] };
};

describe('placing an order', () => {
  test('S-149 stores order, invoice and frozen quote', async () => {
    const made = await order();
    expect(made.orderNumber).toMatch(/^WZ-\d{13}$/);
    expect(made).toMatchObject({
      title: 'سفارش وب‌سایت',
      status: 'pending',
      paymentStatus: 'pending',
      domain: expect.stringMatching(/^narvan-[0-9a-f]{12}\.ir$/),
      totalPages: 1,
      totalSections: 3,
    });
    expect(made.priceToman).toBe(2_500_000 + 500_000 + 450_000);
    expect(made.priceRials).toBe(made.priceToman * 10);
    expect(made.quote.payableToman).toBe(made.priceToman);
    expect(made.invoice).toMatchObject({ status: 'pending', amountToman: made.priceToman });
    expect(made.customer).toEqual({ id: customer.id, fullName: customer.fullName, email: customer.email });
  });

  test('S-149 numbers orders that are placed at once differently', async () => {
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

  test('S-147 cannot be placed by a visitor', async () => {
    const { errors } = await app.graphql(CREATE_ORDER, {
      input: { submitMode: 'draft', wizardData: wizard(), totalToman: 2_500_000 },
    });
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHORIZED');
  });

  test('cannot be placed at another price', async () => {
    expect(await refusal({ submitMode: 'payment', wizardData: wizard(), totalToman: 2_000_000 })).toMatchObject({
      code: 'PRICE_MISMATCH',
      details: { shownToman: 2_000_000, actualToman: 2_500_000, differenceToman: 500_000 },
    });
  });

  test('S-147 cannot be placed without a price', async () => {
    expect(await refusal({ submitMode: 'payment', wizardData: wizard(), totalToman: 0 })).toMatchObject({
      code: 'INVALID_PRICE',
    });
    const { status, body } = await app.rest('POST', '/orders/create', {
      body: { submit_mode: 'draft', wizard_data: wizard() },
      token: customer.token,
    });
    expect([status, body['error_code']]).toEqual([422, 'INVALID_PRICE']);
  });

  test('cannot be placed without a section', async () => {
    expect(
      await refusal({ submitMode: 'draft', wizardData: wizard({ pages: [0] }), totalToman: 2_500_000 }),
    ).toMatchObject({ code: 'INVALID_DESIGN' });
  });

  test('cannot be placed with an extension nobody sells', async () => {
    expect(
      await refusal({ submitMode: 'draft', wizardData: wizard({ extension: '.zz' }), totalToman: 2_500_000 }),
    ).toMatchObject({ code: 'UNKNOWN_EXTENSION' });
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
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.graphql<Created>(CREATE_ORDER, { input, key: 'one-order' }, customer.token)),
    );
    expect(new Set(answers.map(({ data }) => data.createOrder.order.id)).size).toBe(1);
  });

  test('cannot use a key for another request', async () => {
    const key = 'used-twice';
    await app.graphql(
      CREATE_ORDER,
      { input: { submitMode: 'draft', wizardData: wizard(), totalToman: 2_500_000 }, key },
      customer.token,
    );
    const other = wizard({ pages: [1, 1] });
    const { errors } = await app.graphql(
      CREATE_ORDER,
      { input: { submitMode: 'draft', wizardData: other, totalToman: payableOf(other) }, key },
      customer.token,
    );
    expect(errors?.[0]?.extensions['code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('from one wizard session makes one order', async () => {
    const body = {
      session_id: 'session-1',
      order: { title: 'سایت کافه', total_amount: 2_500_000, order_number: 'WZ-1', currency: 'IRR' },
      design_snapshot: wizard(),
    };
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
  test('S-148 answers where to pay, through both APIs', async () => {
    const input = { submitMode: 'payment', wizardData: wizard(), totalToman: 2_500_000 };
    const { data } = await app.graphql<Created>(CREATE_ORDER, { input }, customer.token);
    expect(data.createOrder.paymentUrl).toContain('/StartPay/');
    const { body } = await app.rest('POST', '/orders', {
      body: { ...input, submit_mode: 'payment', wizard_data: input.wizardData, total_amount: '۲۵۰۰۰۰۰' },
      token: customer.token,
    });
    expect(body['payment']).toEqual({ redirect_url: body['payment_url'], redirectUrl: body['payment_url'] });
    expect(body['payment_url']).toContain('/StartPay/');
  });
});

describe('reading orders', () => {
  test('S-162 S-165 lists one page of own orders with its total', async () => {
    const account = await createAccount(app);
    for (let index = 0; index < 7; index += 1) await order({ title: `سفارش ${index}` }, account);
    const { body } = await app.rest('GET', '/orders?mine=true&limit=5', { token: account.token });
    expect(body['pagination']).toEqual({ page: 1, pages: 2, total: 7, limit: 5, more: true, capped: false });
    expect(body['items']).toHaveLength(5);
    expect(body['orders']).toEqual(body['items']);
    const second = await app.rest('GET', '/orders?page=2&limit=5', { token: account.token });
    expect(second.body['pagination']).toEqual({ page: 2, pages: 2, total: 7, limit: 5, more: false, capped: false });
    expect((second.body['items'] as { title: string }[]).map(({ title }) => title)).toEqual(['سفارش 1', 'سفارش 0']);
  });

  test('S-162 finds by folded letters and Persian digits', async () => {
    const account = await createAccount(app);
    await order({ title: 'كافي شاپ ۱۲' }, account);
    const search =
      'query S($text: String) { orders(filter: { search: $text }) { items { title } pagination { total } } }';
    for (const text of ['کافی', 'شاپ 12', 'narvan']) {
      const { data } = await app.graphql<{ orders: { pagination: { total: number } } }>(
        search,
        { text },
        account.token,
      );
      expect(data.orders.pagination.total).toBe(1);
    }
    const { data } = await app.graphql<{ orders: { items: unknown[] } }>(search, { text: '100%' }, account.token);
    expect(data.orders.items).toEqual([]);
  });

  test('S-162 finds by a whole number however typed', async () => {
    const account = await createAccount(app);
    const [wanted] = [await order({}, account), await order({}, account)];
    const { orderNumber } = wanted;
    const persian = orderNumber.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
    for (const text of [orderNumber, orderNumber.toLowerCase(), persian, orderNumber.slice(-7)]) {
      const path = `/orders?mine=true&search=${encodeURIComponent(text)}`;
      const { body } = await app.rest('GET', path, { token: account.token });
      expect([text, body['items']]).toEqual([text, [expect.objectContaining({ id: wanted.id })]]);
      const other = await app.rest('GET', path, { token: customer.token });
      expect(other.body['items']).toEqual([]);
    }
  });

  test('S-160 counts total, active and cost', async () => {
    const account = await createAccount(app);
    const [first] = [await order({}, account), await order({}, account)];
    await app.rest('PATCH', `/orders/${first.id}/status`, { body: { status: 'cancelled' }, token: admin.token });
    const { body } = await app.rest('GET', '/orders/stats', { token: account.token });
    expect(body).toEqual({
      total_orders: 2,
      totalOrders: 2,
      active_orders: 1,
      total_cost: 3_450_000,
      total_cost_toman: 3_450_000,
      paid_toman: 0,
      open_toman: 3_450_000,
    });
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

  test('S-151 S-211 answers the documented fields of one order', async () => {
    const made = await order();
    const { body } = await app.rest('GET', `/orders/${made.id}`, { token: customer.token });
    const fields = [
      'id',
      'title',
      'description',
      'status',
      'price',
      'comments',
      'payment_status',
      'created_at',
      'user_id',
      'wizard_data',
      'order_number',
      'currency',
      'site_type',
      'total_pages',
      'total_sections',
      'payment_gateway',
      'callback_url',
      'return_url',
      'zarinpal_authority',
      'zarinpal_ref_id',
    ];
    for (const field of fields) expect(body).toHaveProperty(field);
  });
});
