/** The documented record of the wizard (S-099): every field is kept and given back, acts, or is refused. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let customer: Account;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  customer = await createAccount(app);
});
afterAll(() => app?.close());

type Wizard = Record<string, unknown>;
const call = (method: 'POST' | 'PATCH', path: string, body: object) =>
  app.rest(method, path, { token: customer.token, body });
const place = (wizardData: Wizard, more: object = {}) =>
  call('POST', '/orders/create', { wizardData, totalAmount: payableOf(wizardData), ...more });
const kept = async (id: unknown): Promise<Wizard> =>
  (await app.rest('GET', `/orders/${id}`, { token: customer.token })).body['wizard_data'] as Wizard;
const fieldsOf = ({ body }: { readonly body: Record<string, unknown> }): unknown => body['fields'];

describe('S-099 wizard data', () => {
  it('keeps modules, level, services, session and page mode', async () => {
    const given = {
      ...wizard(),
      pageMode: 'single',
      modules: ['hero', 'فروشگاه'],
      sessionId: 'session-99',
      additionalServicesList: ['seoOptimization'],
      pricing: { additionalServices: ['seoOptimization'], customizationLevel: [2, 5], rushDelivery: true },
    };
    const { status, body } = await place(given);
    expect(status).toBe(200);
    expect(await kept(body['id'])).toMatchObject({
      page_mode: 'single',
      modules: ['hero', 'فروشگاه'],
      session_id: 'session-99',
      additional_services_list: ['seoOptimization'],
      pricing: {
        additional_services: ['seoOptimization'],
        customization_level: [2, 5],
        rush_delivery: true,
        total_price: body['price'],
      },
    });
  });

  it('names the order it belongs to, whatever was given', async () => {
    const { body } = await place({ ...wizard(), orderId: 'local_1' });
    expect((await kept(body['id']))['order_id']).toBe(body['id']);
    const own = { ...wizard({ pages: [2] }), orderId: body['id'] };
    expect((await call('PATCH', `/orders/${body['id']}`, { wizardData: own })).status).toBe(200);
  });

  it('of another order cannot be put into this one', async () => {
    const [one, other] = [await place(wizard()), await place(wizard())];
    const answer = await call('PATCH', `/orders/${one.body['id']}`, {
      wizardData: { ...wizard(), orderId: other.body['id'] },
    });
    expect([answer.status, fieldsOf(answer)]).toMatchObject([
      422,
      [{ path: expect.stringMatching(/order_?id/i), message: 'این طرح از سفارش دیگری است.' }],
    ]);
  });

  it.each([[['analyticsSetup']], [{ analyticsSetup: true, backupService: false }]])(
    'services of the pricing step are priced (%j)',
    async (additionalServices) => {
      const given = { ...wizard(), pricing: { additionalServices } };
      const { body: price } = await app.rest('POST', '/wizard/calculate-price', { body: given });
      expect([price['services'], price['total']]).toEqual([200_000, 2_700_000]);
      const { body } = await place(given, { totalAmount: 2_700_000 });
      expect([body['price'], (await kept(body['id']))['pricing']]).toEqual([
        2_700_000,
        expect.objectContaining({ additional_services: ['analyticsSetup'] }),
      ]);
    },
  );

  it('cannot carry prices of its own', async () => {
    const given = wizard({ extension: '.com', extras: ['.net'] });
    const userInfo: Wizard = { ...(given['userInfo'] as Wizard), domainPrice: 1 };
    userInfo['additionalDomains'] = [{ domain: 'narvan-two', extension: '.net', price: 7, available: true }];
    const { body } = await place({ ...given, userInfo, pricing: { totalPrice: 5 } });
    expect(await kept(body['id'])).toMatchObject({
      user_info: { domain_price: 450_000, additional_domains: [{ price: 520_000 }] },
      pricing: { total_price: 3_470_000 },
    });
  });

  it.each([
    { modules: Array.from({ length: 51 }, () => 'x') },
    { orderId: 'x'.repeat(101) },
    { sessionId: 'x'.repeat(101) },
    { pricing: { additionalServices: Array.from({ length: 31 }, () => 'x') } },
    { pricing: { additionalServices: { seoOptimization: 'yes' } } },
    { pricing: { customizationLevel: [1, 2, 3, 4, 5, 6] } },
  ])('cannot be unbounded: %j', async (part) => {
    const answer = await call('POST', '/orders/create', {
      wizardData: { ...wizard(), ...part },
      totalAmount: 2_500_000,
    });
    expect([answer.status, answer.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('a session given with a design stays with it', async () => {
    const { body } = await place({ ...wizard(), sessionId: 'session-first' });
    expect(body['session_id']).toBe('session-first');
    const design_snapshot = (wizard({ pages: [2] })['websiteFramework'] as Wizard)['dynamicDesign'];
    const answer = await call('POST', '/wizard/designs', {
      order_id: body['id'],
      session_id: 'session-next',
      design_snapshot,
    });
    expect([answer.status, answer.body['session_id']]).toEqual([200, 'session-next']);
    expect((await kept(body['id']))['session_id']).toBe('session-next');
  });

  it('a canvas for the whole design is that of its pages', async () => {
    const given = wizard({ pages: [1, 1] });
    const framework = given['websiteFramework'] as Wizard;
    const canvasDimensions = { width: 768, height: 900 };
    const { body } = await place({ ...given, websiteFramework: { ...framework, canvasDimensions } });
    expect(await kept(body['id'])).toMatchObject({
      website_framework: {
        dynamic_design: { pages: [{ canvas_dimensions: canvasDimensions }, { canvas_dimensions: canvasDimensions }] },
      },
    });
  });
});

describe('what is beside the wizard', () => {
  it.each(['/orders/create', '/orders'])('%s cannot name another currency', async (path) => {
    const answer = await call('POST', path, { wizardData: wizard(), totalAmount: 2_500_000, currency: 'USD' });
    expect([answer.status, fieldsOf(answer)]).toMatchObject([
      422,
      [{ path: 'currency', message: 'واحد پول سفارش باید IRR باشد.' }],
    ]);
    const right = await call('POST', path, { wizardData: wizard(), totalAmount: 2_500_000, currency: 'IRR' });
    expect(right.status).toBe(200);
  });

  it('the currency of complete-order is looked at, too', async () => {
    const order = { title: 'سایت', total_amount: 2_500_000, currency: 'EUR' };
    const body = { session_id: 's', order, design_snapshot: wizard() };
    expect((await call('POST', '/wizard/complete-order', body)).body['error_code']).toBe('VALIDATION_ERROR');
  });

  it('counts must be those of the design', async () => {
    const given = wizard({ pages: [2, 1] });
    const body = { wizardData: given, price: payableOf(given) };
    const wrong = await call('POST', '/orders', { ...body, totalPages: 2, totalSections: 9 });
    expect(fieldsOf(wrong)).toMatchObject([
      { path: expect.stringMatching(/total_?sections/i), message: 'این تعداد با طرح نمی‌خواند.' },
    ]);
    const right = await call('POST', '/orders', { ...body, totalPages: '2', totalSections: 3 });
    expect([right.status, right.body['total_sections']]).toEqual([200, 3]);
  });

  it('sections in mind are noted without a design', async () => {
    const { body } = await call('POST', '/orders', { title: 'ایده', total_sections: 8, comments: 'زود' });
    expect(body).toMatchObject({ comments: 'زود\nتعداد بخش: ۸', total_sections: 8 });
    const query = 'query ($id: ID!) { order(id: $id) { totalSections isDesigned } }';
    const { data } = await app.graphql(query, { id: body['id'] }, customer.token);
    expect(data).toEqual({ order: { totalSections: 8, isDesigned: false } });
  });

  it('a wizard and its snapshot are both read', async () => {
    const snapshot = wizard();
    const { userInfo, ...design_snapshot } = snapshot;
    const order = { title: 'سایت', total_amount: 2_500_000 };
    const { body } = await call('POST', '/wizard/complete-order', {
      session_id: 's-2',
      order,
      design_snapshot,
      wizard_data: { userInfo },
    });
    expect(body['domain']).toBe('narvan-cafe.ir');
  });
});
