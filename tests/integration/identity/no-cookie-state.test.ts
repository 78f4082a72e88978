/** S-082 and D-39: whatever cookies a browser brings along, only a bearer token changes anything. */
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
let account: Account;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app);
  const { email } = account;
  const answer = await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
  const given = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  // The tokens that the server gave, as a client would send them that keeps them in cookies.
  const tokens = [`access_token=${account.token}`, `refresh_token=${account.refreshToken}`, `token=${account.token}`];
  cookie = [...given, ...tokens].join('; ');
});
afterAll(() => app?.close());

const WRITES: readonly (readonly [string, string, object])[] = [
  ['PATCH', '/profiles/me', { full_name: 'دزد' }],
  ['POST', '/auth/change-password', { current_password: PASSWORD, new_password: 'رودهای آرام ۱۴۰۵' }],
  ['POST', '/auth/two-factor/start', { password: PASSWORD }],
  ['DELETE', '/auth/sessions', {}],
  ['POST', '/auth/oauth/logout', {}],
  ['PUT', '/notifications/read-all', {}],
];

it.each(WRITES)('S-082 %s %s cannot be done by cookie', async (method, path, body) => {
  for (const site of ['same-origin', 'cross-site']) {
    const headers = { cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', origin: app.url };
    expect((await app.rest(method, path, { body, headers })).status).toBe(401);
  }
});

it('S-082 GraphQL cannot be asked by cookie', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { updateProfile(input: { fullName: "دزد" }) { id } }' }),
  });
  const answer = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(answer.errors[0]?.extensions.code).toBe('UNAUTHORIZED');
});

it('S-082 nothing was changed, and the bearer still works', async () => {
  const me = await app.rest('GET', '/auth/me', { token: account.token });
  expect(me.body).toMatchObject({ id: account.id, full_name: account.fullName });
});

describe('addresses to come back to', () => {
  const foreign = [
    'https://evil.example/x',
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://barpa.example@evil.example/',
  ];

  it.each(foreign)('cannot be %s', async (address) => {
    const { email } = account;
    const calls = [
      ['/auth/oauth/start', { provider: 'google', success_url: address }],
      ['/auth/oauth/start', { provider: 'google', failure_url: address }],
      ['/auth/magic-link/request', { email, redirect_url: address }],
    ] as const;
    for (const [path, body] of calls) expect((await app.rest('POST', path, { body })).status).toBe(422);
  });

  it('may be ours, whole or as a path', async () => {
    for (const address of ['/dashboard', `${app.url}/wizard?step=2`]) {
      const body = { provider: 'google', success_url: address, failure_url: address };
      expect((await app.rest('POST', '/auth/oauth/start', { body })).status).toBe(200);
    }
  });
});
