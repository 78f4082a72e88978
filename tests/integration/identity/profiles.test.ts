/** The list of all profiles: for administrators alone. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';

const clock = manualClock();
let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  for (const fullName of ['سارا راد', 'مینا کاظمی', 'علی ۱۰۰٪']) {
    clock.advance(1000);
    await createAccount(app, { fullName, verified: fullName !== 'مینا کاظمی' });
  }
  clock.advance(1000);
  admin = await createAccount(app, { role: 'admin', fullName: 'مدیر' });
});
afterAll(() => app?.close());

const list = (query = '', token: string | null = admin.token) => app.rest('GET', `/profiles${query}`, { token });
const namesOf = (body: Record<string, unknown>): unknown[] =>
  (body['items'] as Record<string, unknown>[]).map((item) => item['full_name']);

it('lists everybody, newest first, with a total', async () => {
  const { body } = await list('?limit=2&page=2');
  expect(namesOf(body)).toEqual(['مینا کاظمی', 'سارا راد']);
  expect(body['pagination']).toEqual({ page: 2, pages: 2, total: 4, capped: false, limit: 2, more: false });
  expect((body['items'] as object[])[0]).toMatchObject({ role: 'user', verification_status: 'unverified' });
});

it('is searched by name and e-mail, wildcards taken literally', async () => {
  expect(namesOf((await list(`?search=${encodeURIComponent('كاظمي')}`)).body)).toEqual(['مینا کاظمی']);
  expect(namesOf((await list(`?search=${admin.email.slice(0, 20).toUpperCase()}`)).body)).toEqual(['مدیر']);
  expect(namesOf((await list('?search=%25')).body)).toEqual([]);
});

it('is the same through GraphQL', async () => {
  const query =
    '{ users(filter: { search: "مدیر" }) { items { id email role } pagination { total } } all: users { pagination { total } } }';
  expect((await app.graphql(query, {}, admin.token)).data).toEqual({
    users: { items: [{ id: admin.id, email: admin.email, role: 'admin' }], pagination: { total: 1 } },
    all: { pagination: { total: 4 } },
  });
});

it('never shows a password', async () => {
  expect(JSON.stringify((await list()).body)).not.toMatch(/argon|password/);
});

it('cannot be read by a customer or a visitor', async () => {
  const { token } = await createAccount(app);
  expect((await list('', token)).status).toBe(403);
  expect((await list('', null)).status).toBe(401);
  const answer = await app.graphql('{ users { items { id } } }', {}, token);
  expect(answer.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});
