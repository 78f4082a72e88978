/** The cookie of downloads (D-39): what a browser fetches by itself, and nothing else. */
import { request } from 'node:http';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { PDF, upload } from '#tests/helpers/samples/sample-files.js';

let app: TestApp;
let owner: Account;
let path: string;
let cookie: string;
const clock = manualClock();

beforeAll(async () => {
  app = await createTestApp({ worker: false, clock });
  owner = await createAccount(app);
  const { id } = await placeOrder(app, owner);
  path = String(
    (await upload(app, owner, [{ name: 'a.pdf', bytes: PDF }], { order_id: id })).body.items?.[0]?.['file_path'],
  );
  cookie = (await signIn(owner)).cookie;
});
afterAll(() => app?.close());

const cookieOf = (headers: Headers): string =>
  headers.getSetCookie().find((each) => each.startsWith('downloads=')) ?? '';
const pairOf = (setCookie: string): string => setCookie.split(';')[0] ?? '';

async function signIn({ email }: Account): Promise<{ cookie: string; body: Record<string, unknown>; set: string }> {
  const { body, headers } = await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
  const set = cookieOf(headers);
  return { cookie: pairOf(set), body, set };
}

/** Requests like a browser: `fetch` would say of itself that it is a script. */
const get = (headers: Record<string, string>, address = path): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(`${app.url}${address}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });

it('is set at sign-in and refresh, unseen by scripts', async () => {
  const { set, body } = await signIn(owner);
  expect(set).toMatch(/^downloads=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  const { headers } = await app.rest('POST', '/auth/refresh', { body: { refresh_token: body['refresh_token'] } });
  expect(cookieOf(headers)).toMatch(/HttpOnly; SameSite=Lax$/);
  const mutation = 'mutation ($e: String!, $p: String!) { signIn(email: $e, password: $p) { __typename } }';
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables: { e: owner.email, p: PASSWORD } }),
  });
  expect(cookieOf(response.headers)).toMatch(/HttpOnly/);
});

it('opens one’s own file to a link and an img', async () => {
  expect(await get({})).toBe(404);
  expect(await get({ cookie })).toBe(200);
  expect(await get({ cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe(200);
  expect(await get({ cookie, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })).toBe(200);
  const stranger = await signIn(await createAccount(app));
  expect(await get({ cookie: stranger.cookie })).toBe(404);
});

it('opens a signed address that has run out', async () => {
  const id = path.split('/').at(-1);
  const { url } = (await app.rest('GET', `/storage/project-files/${id}/url`, { token: owner.token })).body;
  clock.advance(5 * 60_000);
  expect(await get({}, String(url))).toBe(404);
  expect(await get({ cookie }, String(url))).toBe(200);
});

it('cannot be used by a script', async () => {
  for (const mode of ['cors', 'same-origin', 'websocket'])
    expect(await get({ cookie, 'sec-fetch-mode': mode })).toBe(404);
});

it('cannot be sent beside a bearer token that is wrong', async () => {
  expect(await get({ cookie, authorization: 'Bearer x' })).toBe(404);
});

it('cannot read anything else', async () => {
  for (const address of ['/api/auth/me', '/api/orders', '/api/storage/project-files', '/api/wallets/me/balance'])
    expect(await get({ cookie }, address)).toBe(401);
  const response = await fetch(`${app.url}/graphql?query=${encodeURIComponent('{ me { id } }')}`, {
    headers: { cookie, 'apollo-require-preflight': '1' },
  });
  expect(await response.json()).toMatchObject({ data: { me: null } });
});

it('cannot change anything', async () => {
  const id = path.split('/').at(-1) ?? '';
  const calls: [string, string][] = [
    ['DELETE', `/storage/project-files/${id}`],
    ['DELETE', `/wizard/files/${id}`],
    ['PATCH', `/storage/project-files/${id}/metadata`],
    ['POST', '/wizard/upload-files'],
    ['PATCH', '/profiles/me'],
    ['DELETE', '/auth/sessions'],
  ];
  for (const [method, address] of calls) {
    const { status } = await app.rest(method, address, {
      headers: { cookie },
      ...(method !== 'DELETE' && { body: {} }),
    });
    expect([401, 404]).toContain(status);
  }
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation ($id: ID!) { deleteFile(id: $id) { success } }', variables: { id } }),
  });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] });
  expect(await get({ cookie })).toBe(200);
});

it('is no bearer token, and a bearer token is no cookie', async () => {
  const token = cookie.slice('downloads='.length);
  expect((await app.rest('GET', '/auth/me', { token })).status).toBe(401);
  expect(await get({ cookie: `downloads=${owner.token}` })).toBe(404);
  expect(await get({ cookie: 'downloads=' })).toBe(404);
});

it('is cleared by signing out, and dead afterwards', async () => {
  const session = await signIn(owner);
  const { headers } = await app.rest('POST', '/auth/logout', { token: String(session.body['access_token']), body: {} });
  expect(cookieOf(headers)).toBe('downloads=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  expect(await get({ cookie: session.cookie })).toBe(404);
});

it('outlives the access token, but not its time', async () => {
  clock.advance(60 * 60 * 1000);
  expect(await get({ authorization: `Bearer ${owner.token}` })).toBe(404);
  expect(await get({ cookie })).toBe(200);
  clock.advance(31 * 24 * 60 * 60 * 1000);
  expect(await get({ cookie })).toBe(404);
});
