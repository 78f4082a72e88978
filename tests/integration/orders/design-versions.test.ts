/** Two devices with different copies of an order: the second save is refused, nothing is overwritten silently. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let customer: Account;

beforeAll(async () => {
  app = await createTestApp();
  customer = await createAccount(app);
});
afterAll(() => app?.close());

const EDIT = `mutation Edit($id: ID!, $input: UpdateOrderInput!) {
  updateOrder(id: $id, input: $input) { title totalPages design { version } } }`;

interface Edited {
  readonly updateOrder: { title: string; totalPages: number; design: { version: number } };
}

async function edit(id: string, input: Record<string, unknown>) {
  const { data, errors } = await app.graphql<Edited>(EDIT, { id, input }, customer.token);
  const { code, details } = (errors?.[0]?.extensions ?? {}) as { code?: string; details?: Record<string, unknown> };
  return { edited: data?.updateOrder, code, details };
}

async function versionOf(id: string): Promise<number> {
  const query = 'query V($id: ID!) { order(id: $id) { design { version } } }';
  const { data } = await app.graphql<{ order: { design: { version: number } } }>(query, { id }, customer.token);
  return data.order.design.version;
}

const pagesOf = (pages: number[]) =>
  (wizard({ pages })['websiteFramework'] as { dynamicDesign: Record<string, unknown> }).dynamicDesign;

test('S-087 each edit of an order counts its version', async () => {
  const { id } = await placeOrder(app, customer);
  expect(await versionOf(id)).toBe(1);
  expect((await edit(id, { title: 'دو', baseVersion: 1 })).edited?.design.version).toBe(2);
  expect((await edit(id, { wizardData: wizard({ pages: [1, 1] }), baseVersion: 2 })).edited?.design.version).toBe(3);
});

test('S-087 an edit from an older copy cannot overwrite', async () => {
  const { id } = await placeOrder(app, customer);
  await edit(id, { title: 'دستگاه نخست', wizardData: wizard({ pages: [2, 2] }), baseVersion: 1 });
  const late = await edit(id, { title: 'دستگاه دوم', wizardData: wizard({ pages: [1] }), baseVersion: 1 });
  expect([late.code, late.details?.['version']]).toEqual(['CONFLICT', 2]);
  expect(new Date(String(late.details?.['updatedAt'])).getTime()).toBeGreaterThan(0);
  const { body } = await app.rest('GET', `/orders/${id}`, { token: customer.token });
  expect(body).toMatchObject({ title: 'دستگاه نخست', total_pages: 2 });
});

test('who has seen the newer one may replace it', async () => {
  const { id } = await placeOrder(app, customer);
  await edit(id, { title: 'نخست', baseVersion: 1 });
  expect((await edit(id, { title: 'دوم', baseVersion: 2 })).edited).toMatchObject({ title: 'دوم' });
});

test('two edits at once from one copy: one is kept, one is refused', async () => {
  const { id } = await placeOrder(app, customer);
  const both = await Promise.all(
    ['الف', 'ب'].map((title) => edit(id, { title, wizardData: wizard(), baseVersion: 1 })),
  );
  expect(both.map(({ code }) => code ?? 'stands').sort()).toEqual(['CONFLICT', 'stands']);
  expect(await versionOf(id)).toBe(2);
});

test('REST edits of order and design name their base, too', async () => {
  const { id } = await placeOrder(app, customer);
  const { token } = customer;
  const first = await app.rest('POST', `/orders/${id}/design`, {
    token,
    body: { design_snapshot: pagesOf([1, 1]), base_version: 1 },
  });
  expect([first.status, first.body['version']]).toEqual([200, 2]);
  const late = [
    app.rest('POST', `/orders/${id}/design`, { token, body: { design_snapshot: pagesOf([1]), base_version: 1 } }),
    app.rest('POST', '/wizard/designs', {
      token,
      body: { design_snapshot: pagesOf([1]), order_id: id, base_version: 1 },
    }),
    app.rest('PATCH', `/orders/${id}`, { token, body: { title: 'دیر', base_version: 1 } }),
  ];
  expect((await Promise.all(late)).map(({ status, body }) => [status, body['error_code']])).toEqual(
    late.map(() => [409, 'CONFLICT']),
  );
});

test('without a base the edit overwrites, as documented', async () => {
  const { id } = await placeOrder(app, customer);
  await edit(id, { title: 'نخست' });
  expect((await edit(id, { title: 'دوم' })).edited).toMatchObject({ title: 'دوم', design: { version: 3 } });
});
