/** The jobs that remove what is dead, and nothing else. */
import { sweepAccounts } from '#features/identity/administration/sweep-accounts.job.js';
import { sweepOAuth } from '#features/oauth/sweep-oauth.job.js';
import { SWEEP } from '#core/limits/limits.js';
import { createAccount, PASSWORD } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { OAuthBrowser } from '#tests/helpers/oauth.js';
import { withTwoFactor } from '#tests/helpers/two-factor.js';

const clock = manualClock();
const DAY = 24 * 60 * 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

const TABLES = ['sessions', 'one_time_links', 'oauth_attempts', 'oauth_secrets', 'sign_in_challenges'] as const;

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await app.ctx().em.execute<{ count: number }[]>(`select count(*)::int as count from ${table}`);
    found[table] = row?.count ?? 0;
  }
  return found;
}

/** A session, a mailed link, and a way through a provider. */
async function live(): Promise<string> {
  const account = await createAccount(app);
  await app.rest('POST', '/auth/magic-link/request', { body: { email: account.email } });
  const browser = new OAuthBrowser(app);
  await browser.signInAs('google', { name: 'سارا راد', email: account.email, verified: true });
  return account.token;
}

async function sweep(): Promise<void> {
  await sweepAccounts(app.ctx());
  await sweepOAuth(app.ctx());
}

it('keeps what lives, removes what is dead for a week', async () => {
  const token = await live();
  const account = await createAccount(app);
  await withTwoFactor(app, account.id);
  await app.rest('POST', '/auth/login', { body: { email: account.email, password: PASSWORD } });
  const before = await counts();
  expect(before).toMatchObject({ sessions: 2, oauth_attempts: 1, oauth_secrets: 1, sign_in_challenges: 1 });

  await sweep();
  expect(await counts()).toEqual(before);

  await app.rest('POST', '/auth/logout', { token, body: {} });
  clock.advance(SWEEP.keepMs + DAY);
  await sweep();
  expect(await counts()).toEqual({
    sessions: 1,
    one_time_links: 0,
    oauth_attempts: 0,
    oauth_secrets: 0,
    sign_in_challenges: 0,
  });

  clock.advance(31 * DAY + SWEEP.keepMs);
  await sweep();
  expect(await counts()).toMatchObject({ sessions: 0 });
});

it('forgets limits that have run out', async () => {
  const em = app.ctx().em;
  const insert = 'insert into rate_limits (key, points, expire) values (?, 1, ?)';
  await em.execute(insert, ['old', clock.now().getTime() - 1]);
  await em.execute(insert, ['young', clock.now().getTime() + 60_000]);
  await sweepAccounts(app.ctx());
  const kept = await em.execute<{ key: string }[]>("select key from rate_limits where key in ('old', 'young')");
  expect(kept).toEqual([{ key: 'young' }]);
});
