/** The headers of every answer of the APIs, whatever it is about. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app);
});
afterAll(() => app?.close());

describe('answers of the APIs', () => {
  it('name the way to sign in where it is missing', async () => {
    for (const token of [null, 'nonsense']) {
      const { status, headers } = await app.rest('GET', '/orders', { token });
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="barpa"']);
    }
    const byGraphQL = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer bk_nonsense' },
      body: '{"query":"{ platformMode { mode } }"}',
    });
    expect([byGraphQL.status, byGraphQL.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="barpa"']);
    expect(byGraphQL.headers.get('cache-control')).toBe('no-store');
  });

  it('name the methods of an address that takes others', async () => {
    const put = await app.rest('PUT', '/orders', { token: account.token, body: {} });
    expect([put.status, put.body['error_code']]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(put.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST']);
    const byId = await app.rest('POST', `/invoices/${account.id}`, { token: account.token, body: {} });
    expect([byId.status, byId.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const graphql = await fetch(`${app.url}/graphql`, { method: 'DELETE' });
    expect([graphql.status, graphql.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('give problem details to a client that accepts them', async () => {
    const headers = { accept: 'application/json;q=0.5, application/problem+json' };
    const refused = await app.rest('GET', `/orders/${account.id}`, { token: account.token, headers });
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(refused.body).toMatchObject({
      type: 'urn:barpa:error:NOT_FOUND',
      title: refused.body['message'],
      status: 404,
      instance: `urn:barpa:request:${String(refused.body['request_id'])}`,
      success: false,
      error_code: 'NOT_FOUND',
    });
    const plain = await app.rest('GET', `/orders/${account.id}`, { token: account.token });
    expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(plain.body).not.toHaveProperty('title');
  });

  it('cannot overlook a misspelt filter of a route of ours', async () => {
    const { status, body } = await app.rest('GET', `/sites/${account.id}/webhooks?evnets=x`, { token: account.token });
    expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    expect(body['fields']).toEqual([expect.objectContaining({ path: 'evnets' })]);
    const documented = await app.rest('GET', '/orders?evnets=x', { token: account.token });
    expect(documented.status).toBe(200);
  });

  it('are not found where no method would be', async () => {
    const { status, headers } = await app.rest('GET', '/nothing', { token: account.token });
    expect([status, headers.get('allow')]).toEqual([404, null]);
  });

  it('let a page connect to its own address alone', async () => {
    const { headers } = await fetch(`${app.url}/dashboard`);
    const { host } = new URL(app.url);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ws://${host};`);
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  it('cannot be kept by a cache', async () => {
    const login = await app.rest('POST', '/auth/login', { body: { email: 'nobody@example.com', password: 'nothing' } });
    for (const { headers } of [login, await app.rest('GET', '/orders', { token: account.token })])
      expect(headers.get('cache-control')).toBe('no-store');
    const graphql = await fetch(`${app.url}/graphql?query={platformMode{mode}}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(graphql.headers.get('cache-control')).toBe('no-store');
  });
});
