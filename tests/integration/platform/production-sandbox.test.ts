/** With NODE_ENV=production the sandbox simulates the gateway at most; no one can sign in or read mail through it. */
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  PUBLIC_URL: 'http://localhost',
  TOKEN_SECRET: 'a secret of tests that is long enough for HS256',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/** The routes of the sandbox outside production: each of these must be unknown in production. */
const ROUTES: readonly (readonly [string, string])[] = [
  ['GET', '/sandbox/mail'],
  ['GET', '/sandbox/mail.json?to=admin@barpa.example'],
  ['GET', '/sandbox/oauth/github/login/oauth/authorize'],
  ['POST', '/sandbox/oauth/github/login/oauth/authorize'],
  ['POST', '/sandbox/oauth/github/login/oauth/access_token'],
  ['GET', '/sandbox/oauth/github/api/user'],
  ['GET', '/sandbox/oauth/google/.well-known/openid-configuration'],
  ['GET', '/sandbox/oauth/google/o/oauth2/v2/auth'],
  ['POST', '/sandbox/oauth/google/o/oauth2/v2/auth'],
];

let production: TestApp;
let local: TestApp;

beforeAll(async () => {
  production = await createTestApp({ env: PRODUCTION });
  local = await createTestApp();
});
afterAll(async () => {
  await production.close();
  await local.close();
});

/** The answer to a stranger, without the parts that differ from one request to the next. */
async function answer(base: string, method: string, path: string): Promise<unknown> {
  const response = await fetch(base + path, { method, redirect: 'manual' });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: text.replaceAll(/[\da-f-]{36}/g, ''),
  };
}

/** The product's own port, since PUBLIC_URL names a proxy. */
const addressOf = (app: TestApp): string => `http://127.0.0.1:${app.app.services.config.port}`;

/** An address of the same kind that leads to nothing: what looks like a file is answered unlike a page. */
const unknownLike = (path: string): string => (path.includes('.json') ? '/sandbox/no-such.json' : '/sandbox/no-such');

describe('the sandbox in production', () => {
  it.each(ROUTES)('%s %s cannot be told from unknown', async (method, path) => {
    const unknown = await answer(addressOf(production), method, unknownLike(path));
    expect(await answer(addressOf(production), method, path)).toEqual(unknown);
    const unknownHere = await answer(addressOf(local), method, unknownLike(path));
    expect(await answer(addressOf(local), method, path)).not.toEqual(unknownHere);
  });

  it.each(['github', 'google'])('nobody can sign in with %s unless configured', async (provider) => {
    const body = { provider, success_url: '/dashboard', failure_url: '/auth' };
    const started = await local.rest('POST', '/auth/oauth/start', { body });
    expect(JSON.stringify(started.body)).toContain(`/sandbox/oauth/${provider}/`);
    const base = `${addressOf(production)}/api/auth/oauth/start`;
    const headers = { 'content-type': 'application/json' };
    const refused = await fetch(base, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(refused.ok).toBe(false);
    expect(await refused.text()).not.toContain('/sandbox/');
    expect(production.app.services.ports.oauth).toEqual({ github: null, google: null });
  });

  it('the gateway is simulated if configured', async () => {
    expect(production.app.sandbox?.gateways.map(({ provider }) => provider)).toEqual(['zarinpal', 'zibal']);
    expect(production.app.sandbox).toMatchObject({ oauth: null, smtpUrl: null, whoisServers: undefined });
  });
});

describe('the sandbox with a real administrator', () => {
  let real: TestApp;
  beforeAll(async () => {
    real = await createTestApp({ env: { ADMIN_EMAIL: 'admin@shop.example', ADMIN_PASSWORD: 'a good password' } });
  });
  afterAll(() => real.close());

  it.each(ROUTES.filter(([, path]) => path.includes('/oauth/')))('%s %s cannot be used', async (method, path) => {
    const unknown = await answer(addressOf(real), method, unknownLike(path));
    expect(await answer(addressOf(real), method, path)).toEqual(unknown);
  });

  it.each(['/sandbox/mail', '/sandbox/mail/1', '/sandbox/mail/1/body', '/sandbox/mail.json'])(
    'strangers cannot read %s',
    async (path) => {
      const asked = (from: string): Promise<Response> =>
        fetch(addressOf(real) + path, { headers: { 'x-forwarded-for': from } });
      expect((await asked('203.0.113.9')).status).toBe(403);
      expect((await asked('127.0.0.1')).status).not.toBe(403);
    },
  );
});
