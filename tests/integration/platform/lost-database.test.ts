/** While the database is away: 503 and when to come back, whoever asks, and then as before. */
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { breakable, type BreakableDatabase } from '#tests/helpers/network/breakable-database.js';
import { createTestDatabase } from '#tests/helpers/database.js';
import { createLogger } from '#platform/log/log.js';

let database: BreakableDatabase;
let app: TestApp;
let owner: Account;
beforeAll(async () => {
  database = await breakable(await createTestDatabase());
  // The log of each failure is not judged here.
  app = await createTestApp({ database, worker: false, log: createLogger('silent') });
  owner = await createAccount(app);
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
});

const away = { error_code: 'SERVICE_UNAVAILABLE', retryable: true, support_required: false };

async function graphql(query: string, token?: string): Promise<{ head: unknown[]; body: unknown }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json,application/json;q=0.9',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const { headers, status } = response;
  return { head: [status, headers.get('retry-after'), headers.get('content-type')], body: await response.json() };
}

describe('while the database is away', () => {
  beforeAll(() => database.takeAway());
  afterAll(async () => {
    await database.giveBack();
    await eventually('the app finds the database again', async () => {
      const { status } = await app.rest('GET', '/health/ready');
      return status === 200;
    });
  });

  it.each([
    ['POST', '/auth/login', { email: 'somebody@example.com', password: PASSWORD }],
    ['POST', '/auth/signup', { email: 'new@example.com', password: PASSWORD, full_name: 'جدید' }],
    ['GET', '/orders', undefined],
    ['GET', '/profiles/me', undefined],
    ['GET', '/wallets/me', undefined],
    ['POST', '/payments/request', { amount: 2_000_000, description: 'افزایش' }],
  ])('%s %s answers 503 and when to come back', async (method, path, body) => {
    const token = path.startsWith('/auth/') ? null : owner.token;
    const answer = await app.rest(method, path, { body, token });
    expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
      503,
      '5',
      expect.objectContaining(away),
    ]);
  });

  it('POST /auth/refresh answers 503 to a valid session', async () => {
    const { status, body } = await app.rest('POST', '/auth/refresh', { body: { refresh_token: owner.refreshToken } });
    expect([status, body]).toEqual([503, expect.objectContaining(away)]);
  });

  it.each([
    ['a guest’s sign-in', `mutation { signIn(email: "a@example.com", password: "${PASSWORD}") { message } }`, false],
    ['a list of its own', '{ orders { items { id } } }', true],
    ['half of the question', '{ __typename me { id } }', true],
  ])('GraphQL answers 503 to %s', async (_what, query, isOwn) => {
    const { head, body } = await graphql(query, isOwn ? owner.token : undefined);
    expect(head).toEqual([503, '5', expect.stringMatching(/^application\/graphql-response\+json/)]);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true } }] });
  });
});

it('goes on as before once the database is back', async () => {
  expect((await app.rest('GET', '/orders', { token: owner.token })).status).toBe(200);
});
