/** The operator's administrator and the demonstration's accounts. */
import { ensureAdmin } from '#features/identity/accounts.seed.js';
import { DEMO_ACCOUNTS, identityFeature } from '#features/identity/index.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';

const ADMIN = { email: 'boss@example.com', password: 'کلید دفتر ۷۱' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false, env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
});
afterAll(() => app?.close());

const signIn = (email: string, password: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/login', { body: { email, password } });
const seedFor = async (account: Account): Promise<void> => {
  const ctx = app.ctx();
  await ensureAdmin({ ...ctx, config: { ...ctx.config, admin: { email: account.email, password: ADMIN.password } } });
};

it('the configured administrator can sign in', async () => {
  expect((await signIn(ADMIN.email, ADMIN.password)).body).toMatchObject({
    success: true,
    user: { role: 'admin' },
    redirect: { url: '/admin' },
  });
});

it('starting again changes nothing', async () => {
  await app.restart();
  expect((await signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
});

it("a stranger's account of that address cannot keep its password or session", async () => {
  const squatter = await createAccount(app);
  expect((await app.rest('GET', '/auth/me', { token: squatter.token })).status).toBe(200);
  await seedFor(squatter);
  expect((await signIn(squatter.email, PASSWORD)).status).toBe(401);
  expect((await app.rest('GET', '/auth/me', { token: squatter.token })).status).toBe(401);
  expect((await signIn(squatter.email, ADMIN.password)).body).toMatchObject({ user: { role: 'admin' } });
});

it('an administrator keeps the password it has changed', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  await seedFor(admin);
  expect((await signIn(admin.email, PASSWORD)).status).toBe(200);
});

it('the demonstration has a customer and an administrator', async () => {
  for (let time = 0; time < 2; time += 1) await identityFeature.seedDemo?.(app.ctx());
  for (const { email, password, role } of DEMO_ACCOUNTS) {
    expect((await signIn(email, password)).body).toMatchObject({ user: { email, role } });
  }
});

it('without DEMO there are no demonstration accounts', async () => {
  const plain = await createTestApp({ worker: false });
  const { email, password } = DEMO_ACCOUNTS[0] ?? ADMIN;
  expect((await plain.rest('POST', '/auth/login', { body: { email, password } })).status).toBe(401);
  await plain.close();
});
