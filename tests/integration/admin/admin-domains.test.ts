/** Prices and extensions of domains, changed by administrators (specification 2 §5; S-199, S-225). */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  const registry = {
    check: () => Promise.resolve({ status: 'unknown' as const, reason: 'timeout' as const }),
    supports: (extension: string) => extension !== '.shop',
  };
  app = await createTestApp({ worker: false, ports: { registry } });
  admin = await createAccount(app, { role: 'admin' });
  customer = await createAccount(app);
});
afterAll(() => app?.close());

const call = (method: string, path: string, body?: object, token: string | null = admin.token): Promise<RestAnswer> =>
  app.rest(method, `/admin/domains${path}`, { token, ...(body && { body }) });
const messageOf = ({ body }: RestAnswer): string => JSON.stringify(body['fields']);
async function idOf(extension: string): Promise<string> {
  const { body } = await call('GET', '/prices');
  return String((body['items'] as Record<string, unknown>[]).find((item) => item['extension'] === extension)?.['id']);
}
async function quoteOf(wizardData: object): Promise<unknown> {
  const query =
    'query ($wizardData: WizardDataInput!) { quote(wizardData: $wizardData) { lines { label amountToman } } }';
  const { data } = await app.graphql<{ quote: { lines: { label: string; amountToman: number }[] } }>(query, {
    wizardData,
  });
  return data.quote.lines.find(({ label }) => label.includes('.com'))?.amountToman;
}

describe('S-199 a price', () => {
  it('S-225 is listed with the documented fields and set in place', async () => {
    const id = await idOf('.com');
    expect((await call('PUT', `/prices/${id}`, { price: '۱٬۲۵۰٬۰۰۰' })).body).toMatchObject({
      success: true,
      item: {
        id,
        extension: '.com',
        price: 1_250_000,
        description: expect.any(String),
        category: 'generic',
        available: true,
      },
    });
    expect((await call('PUT', `/prices/${id}`, { price: 0 })).body['price']).toBe(0);
    const mutation = 'mutation ($id: ID!) { setDomainPrice(id: $id, priceToman: 700) { priceToman } }';
    expect((await app.graphql(mutation, { id }, admin.token)).data).toEqual({ setDomainPrice: { priceToman: 700 } });
    const { body } = await app.rest('GET', `/admin/audit?subject_id=${id}`, { token: admin.token });
    expect((body['items'] as object[])[0]).toMatchObject({
      action: 'domain.price',
      subject_label: '.com',
      before: { price_rials: 0 },
      after: { price_rials: 7000 },
    });
  });

  it.each([-1, 1.5, 'ارزان', '', null, 10 ** 12])('cannot be %j', async (price) => {
    expect((await call('PUT', `/prices/${await idOf('.com')}`, { price })).status).toBe(422);
  });

  it('leaves the quotes that orders have frozen', async () => {
    const id = await idOf('.com');
    await call('PUT', `/prices/${id}`, { price: 640_000 });
    const wizardData = wizard({ extras: ['.com'] });
    expect(await quoteOf(wizardData)).toBe(640_000);
    const quote = 'query ($wizardData: WizardDataInput!) { quote(wizardData: $wizardData) { payableToman } }';
    const priced = await app.graphql<{ quote: { payableToman: number } }>(quote, { wizardData });
    const order = await placeOrder(app, customer, { wizardData, totalToman: priced.data.quote.payableToman });
    await call('PUT', `/prices/${id}`, { price: 990_000 });
    const again = await app.rest('GET', `/orders/${order.id}`, { token: customer.token });
    expect([again.body['price'], order.priceToman]).toEqual([order.priceToman, priced.data.quote.payableToman]);
    const frozen = 'query ($id: ID!) { order(id: $id) { quote { payableToman } } }';
    expect((await app.graphql(frozen, { id: order.id }, customer.token)).data).toEqual({
      order: { quote: priced.data.quote },
    });
    expect(await quoteOf(wizardData)).toBe(990_000);
  });
});

describe('S-199 an extension', () => {
  it('is added at the end, generic by default, and offered at once', async () => {
    const added = await call('POST', '/extensions', { extension: 'Shop', price: '450000', description: 'فروشگاه' });
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ extension: '.shop', category: 'generic', checkable: false }),
    ]);
    const { data } = await app.graphql<{ domainExtensions: { extension: string }[] }>(
      '{ domainExtensions { extension } }',
    );
    expect(data.domainExtensions.at(-1)).toEqual({ extension: '.shop' });
    const mutation = 'mutation ($id: ID!) { setDomainOffered(id: $id, available: false) { available } }';
    const { id } = added.body;
    expect((await app.graphql(mutation, { id }, admin.token)).data).toEqual({ setDomainOffered: { available: false } });
    const check = await call('POST', '/check-availability', { domain: 'example', extension: '.shop' });
    expect(check.body['error_code']).toBe('UNKNOWN_EXTENSION');
  });

  it.each([
    [{ price: 1, description: 'x' }, 'همهٔ کادرها'],
    [{ extension: '.dev', description: 'x' }, 'همهٔ کادرها'],
    [{ extension: '.dev', price: '', description: 'x' }, 'همهٔ کادرها'],
    [{ extension: '.dev', price: 1, description: '  ' }, 'همهٔ کادرها'],
    [{ extension: '.d v', price: 1, description: 'x' }, 'پسوند'],
    [{ extension: '.com', price: 1, description: 'x' }, 'قبلاً'],
  ])('cannot be %j', async (body, message) => {
    const answer = await call('POST', '/extensions', body);
    expect([answer.status, messageOf(answer)]).toEqual([422, expect.stringContaining(message)]);
  });
});

it('S-199 the checker wants a name and takes .ir', async () => {
  const none = await call('POST', '/check-availability', { domain: ' ' });
  expect([none.status, messageOf(none)]).toEqual([422, expect.stringContaining('نام دامنه را وارد کنید')]);
  const { body } = await call('POST', '/check-availability', { domain: 'example' });
  expect(body).toMatchObject({ available: false, extension: '.ir', domain: 'example' });
});

it('cannot be used by customers', async () => {
  const id = await idOf('.com');
  for (const [method, path, body] of [
    ['GET', '/prices', undefined],
    ['PUT', `/prices/${id}`, { price: 1 }],
    ['POST', '/extensions', { extension: '.dev', price: 1, description: 'x' }],
    ['POST', '/check-availability', { domain: 'example' }],
  ] as const)
    expect([path, (await call(method, path, body, customer.token)).status]).toEqual([path, 403]);
  for (const write of [
    `setDomainPrice(id: "${id}", priceToman: 1) { id }`,
    `setDomainOffered(id: "${id}", available: true) { id }`,
    `addDomainExtension(extension: ".dev", priceToman: 1, description: "x") { id }`,
  ])
    expect((await app.graphql(`mutation { ${write} }`, {}, customer.token)).errors?.[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
});
