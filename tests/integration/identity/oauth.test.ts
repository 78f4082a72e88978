/** Signing in through GitHub and Google, over the real adapters, against the simulated providers. */
import { randomUUID } from 'node:crypto';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { OAuthBrowser, type Person, type Provider } from '#tests/helpers/oauth.js';

const clock = manualClock();
const PROVIDERS: readonly Provider[] = ['github', 'google'];
const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

const person = (over: Partial<Person> = {}): Person => ({
  name: 'نگار امینی',
  email: `${randomUUID()}@example.com`,
  verified: true,
  ...over,
});
const newBrowser = (): OAuthBrowser => new OAuthBrowser(app);
const failed = { status: 401, body: { error_code: 'OAUTH_FAILED', message: 'OAuth login failed' } };
const usersOf = (email: string): Promise<unknown[]> =>
  app.ctx().em.execute('select id from users where email = ?', [email]);
const identitiesOf = ({ id }: Account): Promise<unknown[]> =>
  app.ctx().em.execute('select provider from oauth_identities where user_id = ?', [id]);

describe.each(PROVIDERS)('signing in with %s', (provider) => {
  it('S-067 makes an account of a new person', async () => {
    const browser = newBrowser();
    const who = person();
    const landing = await browser.signInAs(provider, who);
    expect(landing.url.pathname).toBe(`/auth/oauth/callback/${provider}`);
    expect(landing.url.searchParams.get('provider')).toBe(provider);
    const { status, body } = await browser.complete(provider, landing);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      user: { email: who.email, full_name: who.name, role: 'user' },
      redirect: { url: '/dashboard' },
    });
    const me = await app.rest('GET', '/auth/oauth/me', { token: String(body['access_token']) });
    expect(me.body).toMatchObject({ user: { email: who.email }, identities: [{ provider, email: who.email }] });
  });

  it('knows a returning person by the subject', async () => {
    const who = person();
    const first = await newBrowser().signInAs(provider, who);
    const again = await newBrowser().signInAs(provider, { ...who, name: 'نام جدید' });
    expect(again.userId).toBe(first.userId);
    expect(await usersOf(who.email)).toHaveLength(1);
  });

  it('links an account that has verified the same e-mail', async () => {
    const account = await createAccount(app);
    const landing = await newBrowser().signInAs(provider, person({ email: account.email.toUpperCase() }));
    expect(landing.userId).toBe(account.id);
    expect(await identitiesOf(account)).toEqual([{ provider }]);
    const login = await app.rest('POST', '/auth/login', { body: { email: account.email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it('cannot link or make an account by an unverified e-mail', async () => {
    const account = await createAccount(app);
    const stranger = person({ verified: false });
    for (const who of [person({ email: account.email, verified: false }), stranger]) {
      const landing = await newBrowser().signInAs(provider, who);
      expect(landing.url.pathname + landing.url.search).toBe(
        `/auth?oauth=failed&error=OAUTH_EMAIL_UNVERIFIED&provider=${provider}`,
      );
    }
    expect(await identitiesOf(account)).toEqual([]);
    expect(await usersOf(stranger.email)).toEqual([]);
  });

  it('takes an unproven account over, and its first password stops working', async () => {
    const squatted = await createAccount(app, { verified: false });
    const landing = await newBrowser().signInAs(provider, person({ email: squatted.email }));
    expect(landing.userId).toBe(squatted.id);
    const login = await app.rest('POST', '/auth/login', { body: { email: squatted.email, password: PASSWORD } });
    expect(login.body['error_code']).toBe('INVALID_CREDENTIALS');
    expect((await app.rest('GET', '/auth/me', { token: squatted.token })).status).toBe(401);
  });

  it('cannot let a banned person in', async () => {
    const banned = await createAccount(app, { banned: true });
    expect((await newBrowser().signInAs(provider, person({ email: banned.email }))).error).toBe('ACCOUNT_BANNED');
    const browser = newBrowser();
    const who = person();
    const landing = await browser.signInAs(provider, who);
    await app.ctx().em.execute("update users set status = 'banned' where email = ?", [who.email]);
    expect(await browser.complete(provider, landing)).toMatchObject({
      status: 403,
      body: { error_code: 'ACCOUNT_BANNED' },
    });
    expect((await browser.signInAs(provider, who)).error).toBe('ACCOUNT_BANNED');
  });

  it.each([
    ['a refusal of the person', { do: 'deny' }, 'OAUTH_DENIED'],
    ['an error of the provider', { do: 'create', outcome: 'server_error' }, 'OAUTH_PROVIDER_ERROR'],
    ['a refused code', { do: 'create', outcome: 'bad_code' }, 'OAUTH_PROVIDER_ERROR'],
    ['a broken provider', { do: 'create', outcome: 'broken' }, 'OAUTH_PROVIDER_ERROR'],
  ])('leads to the failure page after %s', async (_what, choice, code) => {
    const browser = newBrowser();
    const authorize = await browser.start(provider, { failureUrl: '/auth?oauth=failed&redirect=wizard' });
    const landing = await browser.visit(
      await browser.choose(authorize, { ...choice, name: 'نگار', email: person().email, verified: 'on' }),
    );
    expect(landing.error).toBe(code);
    expect(landing.url.searchParams.get('redirect')).toBe('wizard');
  });

  it('makes one account of two returns at once', async () => {
    const who = person();
    const landings = await Promise.all([newBrowser().signInAs(provider, who), newBrowser().signInAs(provider, who)]);
    expect(landings.map(({ error }) => error)).toEqual([null, null]);
    expect(new Set(landings.map(({ userId }) => userId)).size).toBe(1);
  });
});

describe('the state', () => {
  it('cannot be forged', async () => {
    const browser = newBrowser();
    const back = await browser.chooseNew(await browser.start('github'), person());
    back.searchParams.set('state', 'x'.repeat(43));
    const { url, error } = await browser.visit(back);
    expect([url.origin, url.pathname, error]).toEqual([app.url, '/auth', 'OAUTH_STATE_INVALID']);
  });

  it('cannot be used by another browser', async () => {
    const attacker = newBrowser();
    const back = await attacker.chooseNew(await attacker.start('github'), person());
    const victim = newBrowser();
    expect((await victim.visit(back)).error).toBe('OAUTH_STATE_INVALID');
    await victim.start('github');
    expect((await victim.visit(back)).error).toBe('OAUTH_STATE_INVALID');
  });

  it('cannot be used twice, for the other provider, or after ten minutes', async () => {
    const browser = newBrowser();
    const back = await browser.chooseNew(await browser.start('github'), person());
    const other = new URL(back.href.replace('/github/', '/google/'));
    expect((await browser.visit(other)).error).toBe('OAUTH_STATE_INVALID');
    expect((await browser.visit(back)).error).toBeNull();
    expect((await browser.visit(back)).error).toBe('OAUTH_STATE_INVALID');
    const late = await browser.chooseNew(await browser.start('github'), person());
    clock.advance(10 * MINUTE);
    expect((await browser.visit(late)).error).toBe('OAUTH_STATE_INVALID');
  });

  it('of two tabs works in both', async () => {
    const browser = newBrowser();
    const first = await browser.start('github');
    const second = await browser.start('google');
    expect((await browser.visit(await browser.chooseNew(first, person()))).error).toBeNull();
    expect((await browser.visit(await browser.chooseNew(second, person()))).error).toBeNull();
  });
});

describe('the one-time secret', () => {
  it('S-070 cannot be wrong, and the answer says so', async () => {
    const browser = newBrowser();
    const landing = await browser.signInAs('github', person());
    const stranger = await createAccount(app);
    for (const wrong of [
      { ...landing, secret: 'x' },
      { ...landing, userId: stranger.id },
      { ...landing, userId: 'nobody' },
      { ...landing, secret: '' },
    ]) {
      expect(await browser.complete('github', wrong)).toMatchObject(failed);
    }
    expect(await browser.complete('google', landing)).toMatchObject(failed);
    expect((await browser.complete('github', landing)).status).toBe(200);
  });

  it('cannot be used twice, late, or in another browser', async () => {
    const browser = newBrowser();
    const landing = await browser.signInAs('github', person());
    expect(await newBrowser().complete('github', landing)).toMatchObject(failed);
    const answers = await Promise.all(Array.from({ length: 4 }, () => browser.complete('github', landing)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const late = await browser.signInAs('github', person());
    clock.advance(2 * MINUTE);
    expect(await browser.complete('github', late)).toMatchObject(failed);
  });

  it('may be the code and state of a provider that returns to the page', async () => {
    const browser = newBrowser();
    const who = person();
    const back = await browser.chooseNew(await browser.start('google'), who);
    const pair = Object.fromEntries(back.searchParams);
    expect((await newBrowser().post('/auth/oauth/google/callback', pair)).body['error_code']).toBe(
      'OAUTH_STATE_INVALID',
    );
    expect((await browser.post('/auth/oauth/google/callback', pair)).body).toMatchObject({
      user: { email: who.email },
    });
    expect((await browser.post('/auth/oauth/google/callback', pair)).status).toBe(400);
  });
});

describe('starting', () => {
  it('sends PKCE, state and, to Google, a nonce', async () => {
    const github = (await newBrowser().start('github')).searchParams;
    expect(github.get('code_challenge_method')).toBe('S256');
    expect(github.get('redirect_uri')).toBe(`${app.url}/api/auth/oauth/github/return`);
    expect(github.get('scope')).toBe('read:user user:email');
    const google = (await newBrowser().start('google')).searchParams;
    expect([google.get('nonce')?.length, google.get('state')?.length, google.get('scope')]).toEqual([
      43,
      43,
      'openid email profile',
    ]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('cannot lead to %s', async (foreign) => {
    for (const field of ['success_url', 'failureUrl']) {
      const { status, body } = await app.rest('POST', '/auth/oauth/start', {
        body: { provider: 'github', [field]: foreign },
      });
      expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    }
  });

  it('cannot use a provider that we do not know', async () => {
    expect((await app.rest('POST', '/auth/oauth/start', { body: { provider: 'facebook' } })).status).toBe(422);
  });

  it('works through GraphQL, and marks the browser', async () => {
    const query = 'mutation ($p: OAuthProvider!) { startOAuth(provider: $p) { redirectUrl } }';
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { p: 'google' } }),
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^oauth=[\w-]{43}; Path=\/; Max-Age=720; HttpOnly; SameSite=Lax$/,
    );
    const answer = (await response.json()) as { data: { startOAuth: { redirectUrl: string } } };
    const browser = newBrowser();
    browser.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const landing = await browser.visit(await browser.chooseNew(new URL(answer.data.startOAuth.redirectUrl), person()));
    const complete =
      'mutation ($id: ID, $secret: String) { completeOAuth(provider: google, userId: $id, secret: $secret) { user { id } tokens { accessToken } } }';
    const without = await app.graphql(complete, { id: landing.userId, secret: landing.secret });
    expect(without.errors?.[0]?.extensions['code']).toBe('OAUTH_FAILED');
  });
});

it('cannot start where a provider is not offered', async () => {
  const bare = await createTestApp({ ports: { oauth: { github: app.app.services.ports.oauth.github, google: null } } });
  try {
    expect((await bare.graphql('{ oauthProviders }')).data).toEqual({ oauthProviders: ['github'] });
    const { status, body } = await bare.rest('POST', '/auth/oauth/start', { body: { provider: 'google' } });
    expect([status, body['error_code']]).toEqual([404, 'OAUTH_UNAVAILABLE']);
  } finally {
    await bare.close();
  }
});

it('an account tells at most a hundred linked people', async () => {
  const account = await createAccount(app);
  await app.ctx().em.execute(
    `insert into oauth_identities (id, user_id, provider, subject, last_used_at, created_at)
     select gen_random_uuid(), cast(? as uuid), 'google', gen_random_uuid(), now(), now() from generate_series(1, 101)`,
    [account.id],
  );
  const { data } = await app.graphql<{ oauthIdentities: unknown[] }>(
    '{ oauthIdentities { provider } }',
    {},
    account.token,
  );
  expect(data.oauthIdentities).toHaveLength(100);
});

it('an end of the session ends it everywhere', async () => {
  const { token } = await createAccount(app);
  expect((await app.rest('POST', '/auth/oauth/logout', { token })).body).toMatchObject({ success: true });
  expect((await app.rest('GET', '/auth/oauth/me', { token })).status).toBe(401);
});

it('GitHub and Google cannot be mixed up in the adapter', async () => {
  const { github, google } = app.app.services.ports.oauth;
  const browser = newBrowser();
  const back = await browser.chooseNew(await browser.start('google'), person());
  const secrets = {
    state: back.searchParams.get('state') ?? '',
    codeVerifier: 'x'.repeat(43),
    nonce: 'n',
    redirectUri: back.origin + back.pathname,
  };
  // Another issuer's answer (RFC 9207), and a code without its verifier.
  await expect(github?.identify(secrets, back.searchParams)).rejects.toMatchObject({ code: 'OAUTH_PROVIDER_ERROR' });
  await expect(google?.identify(secrets, back.searchParams)).rejects.toMatchObject({ code: 'OAUTH_PROVIDER_ERROR' });
});
