/** REQUIRE_ADMIN_2FA: an administrator without a second step sets it up before anything of theirs works. */
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { codeAt, withTwoFactor } from '#tests/helpers/two-factor.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { REQUIRE_ADMIN_2FA: '1' } });
});
afterAll(() => app?.close());

const asAdmin = async ({ token }: Account): Promise<unknown> => {
  const { status, body } = await app.rest('GET', '/emails/logs', { token });
  return status === 200 ? 'in' : body['error_code'];
};

it('withholds the rights until it is set up', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  expect(await asAdmin(admin)).toBe('TWO_FACTOR_SETUP_REQUIRED');
  const query = '{ me { role mustSetUpTwoFactor } twoFactor { isRequired } }';
  const { data } = await app.graphql(query, {}, admin.token);
  expect(data).toEqual({ me: { role: 'admin', mustSetUpTwoFactor: true }, twoFactor: { isRequired: true } });
  const refused = await app.graphql('{ users { items { id } } }', {}, admin.token);
  expect(refused.errors?.[0]?.extensions['code']).toBe('TWO_FACTOR_SETUP_REQUIRED');

  const call = (path: string, body: object) => app.rest('POST', path, { body, token: admin.token });
  const started = await call('/auth/two-factor/start', { password: PASSWORD });
  const code = codeAt(String(started.body['secret']), new Date());
  expect((await call('/auth/two-factor/confirm', { code })).status).toBe(200);
  await eventually('the rights are there', async () => (await asAdmin(admin)) === 'in');
});

it('asks nothing of administrators who have it, nor of customers', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  await withTwoFactor(app, admin.id);
  expect(await asAdmin(admin)).toBe('in');
  const customer = await createAccount(app);
  expect(await asAdmin(customer)).toBe('FORBIDDEN');
  expect((await app.rest('GET', '/auth/me', { token: customer.token })).status).toBe(200);
});

it('turning it off withholds the rights again', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const secret = await withTwoFactor(app, admin.id);
  expect(await asAdmin(admin)).toBe('in');
  const body = { password: PASSWORD, code: codeAt(secret, new Date()) };
  expect((await app.rest('POST', '/auth/two-factor/disable', { body, token: admin.token })).status).toBe(200);
  await eventually('the rights are gone', async () => (await asAdmin(admin)) === 'TWO_FACTOR_SETUP_REQUIRED');
});
