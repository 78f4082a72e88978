/** Tokens: rotation, grace for two tabs, theft, leaving, and what takes effect at once. */
import { anonymiseUser, banUser, UserEntity } from '#features/identity/index.js';
import { endSessions } from '#features/identity/sessions/sessions.service.js';
import { unitOfWork } from '#platform/context.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';

const clock = manualClock();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

const refresh = (refresh_token: string): Promise<RestAnswer> =>
  app.rest('POST', '/auth/refresh', { body: { refresh_token } });
const statusOf = async (token: string): Promise<number> => (await app.rest('GET', '/auth/me', { token })).status;
const textOf = (answer: RestAnswer, key: string): string => String(answer.body[key]);
const refused = { status: 401, body: { error_code: 'TOKEN_REFRESH_FAILED', message: 'Token refresh failed' } };

describe('refreshing', () => {
  it('gives new tokens that work', async () => {
    const { refreshToken } = await createAccount(app);
    const answer = await refresh(refreshToken);
    expect(answer.status).toBe(200);
    expect(textOf(answer, 'refresh_token')).not.toBe(refreshToken);
    expect(answer.body['tokens']).toMatchObject({ refresh_token: answer.body['refresh_token'] });
    expect(await statusOf(textOf(answer, 'access_token'))).toBe(200);
  });

  it('gives two tabs the same successor', async () => {
    const { refreshToken } = await createAccount(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map((answer) => answer.body['refresh_token'])).size).toBe(1);
  });

  it('gives a lost answer again within the grace', async () => {
    const { refreshToken } = await createAccount(app);
    const first = await refresh(refreshToken);
    clock.advance(29_000);
    expect((await refresh(refreshToken)).body['refresh_token']).toBe(first.body['refresh_token']);
  });

  it('cannot reuse a token after the grace: the family ends', async () => {
    const { refreshToken } = await createAccount(app);
    const first = await refresh(refreshToken);
    clock.advance(31_000);
    expect(await refresh(refreshToken)).toMatchObject(refused);
    expect(await refresh(textOf(first, 'refresh_token'))).toMatchObject(refused);
    expect(await statusOf(textOf(first, 'access_token'))).toBe(401);
  });

  it('cannot reuse the token before the last within the grace', async () => {
    const { refreshToken } = await createAccount(app);
    const second = await refresh(textOf(await refresh(refreshToken), 'refresh_token'));
    expect(await refresh(refreshToken)).toMatchObject(refused);
    expect(await refresh(textOf(second, 'refresh_token'))).toMatchObject(refused);
  });

  it.each<readonly [string, string, (account: Account) => Promise<unknown>]>([
    ['a ban', 'ACCOUNT_BANNED', ({ id }) => banUser(app.ctx(admin.viewer), id)],
    ['a removal', 'ACCOUNT_REMOVED', ({ id }) => anonymiseUser(app.ctx(admin.viewer), id)],
    ['an end elsewhere', 'SESSION_ENDED', ({ id }) => endSessions(app.ctx(), id)],
    ['thirty idle days', 'TOKEN_REFRESH_FAILED', async () => clock.advance(31 * DAY)],
  ])('tells the holder of the reason after %s', async (_what, reason, end) => {
    const account = await createAccount(app);
    admin = await createAccount(app, { role: 'admin' });
    await end(account);
    expect(await refresh(account.refreshToken)).toMatchObject({
      ...refused,
      body: { ...refused.body, details: { reason } },
    });
    const mutation = 'mutation ($t: String!) { refreshTokens(refreshToken: $t) { accessToken } }';
    const { errors } = await app.graphql(mutation, { t: account.refreshToken });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOKEN_REFRESH_FAILED', details: { reason } });
  });

  it('cannot tell the reason by a forged token', async () => {
    const account = await createAccount(app);
    await endSessions(app.ctx(), account.id);
    const forged = await refresh(`${account.viewer.sessionId}.1.${'x'.repeat(43)}`);
    expect(forged.body['details']).toEqual({ reason: 'TOKEN_REFRESH_FAILED' });
  });

  it('ends no family by a forged token', async () => {
    const { refreshToken, viewer } = await createAccount(app);
    for (const forged of [
      `${viewer.sessionId}.1.${'x'.repeat(43)}`,
      `${refreshToken}x`,
      viewer.sessionId,
      '',
      'نشان',
    ]) {
      expect(await refresh(forged)).toMatchObject(refused);
    }
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('cannot outlive thirty idle days', async () => {
    const { refreshToken } = await createAccount(app);
    clock.advance(31 * DAY);
    expect(await refresh(refreshToken)).toMatchObject(refused);
  });

  it('slides, but cannot outlive ninety days', async () => {
    let { refreshToken } = await createAccount(app);
    for (let day = 0; day < 80; day += 20) {
      clock.advance(20 * DAY);
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(200);
      refreshToken = textOf(answer, 'refresh_token');
    }
    clock.advance(11 * DAY);
    expect(await refresh(refreshToken)).toMatchObject(refused);
  });

  it('works through GraphQL', async () => {
    const { refreshToken } = await createAccount(app);
    const query =
      'mutation ($token: String!) { refreshTokens(refreshToken: $token) { accessToken refreshToken expiresAt } }';
    const answer = await app.graphql<{ refreshTokens: { accessToken: string } }>(query, { token: refreshToken });
    expect(await statusOf(answer.data.refreshTokens.accessToken)).toBe(200);
    const again = await app.graphql(query, { token: 'no token' });
    expect(again.errors?.[0]?.extensions['code']).toBe('TOKEN_REFRESH_FAILED');
  });
});

describe('access', () => {
  it('cannot last beyond thirty minutes', async () => {
    const { token } = await createAccount(app);
    expect(await statusOf(token)).toBe(200);
    clock.advance(30 * MINUTE);
    expect(await statusOf(token)).toBe(401);
  });

  it('ends with signing out, and so does refreshing', async () => {
    const { token, refreshToken } = await createAccount(app);
    expect(await statusOf(token)).toBe(200);
    expect((await app.rest('POST', '/auth/logout', { token, body: {} })).body).toMatchObject({ success: true });
    expect(await statusOf(token)).toBe(401);
    expect(await refresh(refreshToken)).toMatchObject(refused);
  });

  it('ends by the refresh token alone, through GraphQL', async () => {
    const { token, refreshToken } = await createAccount(app);
    await app.graphql('mutation ($token: String) { signOut(refreshToken: $token) { success } }', {
      token: refreshToken,
    });
    expect(await statusOf(token)).toBe(401);
  });

  it('signing out cannot fail, nor end another session', async () => {
    const other = await createAccount(app);
    for (const body of [
      {},
      { refresh_token: 'garbage' },
      { refresh_token: `${other.viewer.sessionId}.1.${'x'.repeat(43)}` },
    ]) {
      expect((await app.rest('POST', '/auth/logout', { token: 'garbage', body })).status).toBe(200);
    }
    expect(await statusOf(other.token)).toBe(200);
  });

  it('of a banned person ends within a second', async () => {
    const account = await createAccount(app);
    expect(await statusOf(account.token)).toBe(200);
    await change(account, { status: 'banned' });
    await eventually('the ban is in effect', async () => (await statusOf(account.token)) === 401);
    expect(await refresh(account.refreshToken)).toMatchObject(refused);
  });

  it('of a new administrator widens within a second', async () => {
    const account = await createAccount(app);
    expect((await app.rest('GET', '/emails/logs', { token: account.token })).status).toBe(403);
    await change(account, { role: 'admin' });
    await eventually(
      'the role is in effect',
      async () => (await app.rest('GET', '/emails/logs', { token: account.token })).status === 200,
    );
  });
});

async function change(account: Account, fields: Partial<UserEntity>): Promise<void> {
  await unitOfWork(app.ctx(), async (tx) => {
    await tx.em.nativeUpdate(UserEntity, { id: account.id }, fields);
    tx.publish('viewer.changed', { userId: account.id });
  });
}
