/** Keys on sockets, the end of all of them at once, and the budget of each. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { API_KEY } from '#core/api-keys.js';
import { isId } from '#platform/id.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

describe('sockets', () => {
  interface Listener {
    readonly heard: unknown[];
    readonly refused: () => string | null;
    readonly closed: () => number | null;
    readonly end: () => Promise<void>;
  }

  async function listen(token: string, query: string): Promise<Listener> {
    let code: number | null = null;
    let fault: string | null = null;
    let settled = false;
    const heard: unknown[] = [];
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token },
      retryAttempts: 0,
      on: {
        connected: () => (settled = true),
        closed: (event) => {
          code = (event as { code: number }).code;
          settled = true;
        },
      },
    });
    client.subscribe(
      { query },
      {
        next: (value) => void heard.push(value.data),
        error: (errors) => (fault = JSON.stringify(errors)),
        complete: () => undefined,
      },
    );
    await eventually('the socket is open or closed', async () => settled);
    return { heard, refused: () => fault, closed: () => code, end: async () => client.dispose() };
  }

  it('carry what the scopes name, and close with the key', async () => {
    const account = await createAccount(app);
    const { token: key, viewer } = await byKey(app, account, 'read:orders');
    const orders = await listen(key, 'subscription { orderChanged { id title } }');
    await eventually('an order is heard of', async () => {
      if (orders.heard.length === 0) await placeOrder(app, account);
      return orders.heard.length > 0;
    });
    await app.rest('DELETE', `/api-keys/${viewer.sessionId}`, { token: account.token });
    await eventually('the socket closes', async () => orders.closed() === 4403);
    await orders.end();
  });

  it('close when all keys of the account end', async () => {
    const account = await createAccount(app);
    const { token: key } = await byKey(app, account, 'read:orders');
    const orders = await listen(key, 'subscription { orderChanged { id title } }');
    expect(orders.closed()).toBeNull();
    await app.rest('DELETE', '/api-keys', { token: account.token });
    await eventually('the socket closes', async () => orders.closed() === 4403);
    await orders.end();
  });

  it('name the missing scope, and a request id of each operation', async () => {
    const { token: key } = await byKey(app, await createAccount(app), 'read:orders');
    const ids = new Set<unknown>();
    for (const [query, details] of [
      ['subscription { walletChanged { balanceRials } }', { scope: 'read:wallet' }],
      ['{ sites { items { id } } }', { scope: 'read:sites' }],
      [
        'subscription { orderChanged { id payments { id } } }',
        { reason: 'type_without_scope', type: 'Payment', scope: 'read:payments' },
      ],
    ] as const) {
      const listener = await listen(key, query);
      const refused = await eventually(`${query} is refused`, async () => listener.refused() ?? false);
      const [error] = JSON.parse(refused) as { extensions: Record<string, unknown> }[];
      expect([query, error?.extensions]).toEqual([query, expect.objectContaining({ code: 'FORBIDDEN', details })]);
      ids.add(error?.extensions['requestId']);
      await listener.end();
    }
    expect([...ids].filter((id) => isId(String(id)))).toHaveLength(3);
  });

  it('cannot carry anything else', async () => {
    const account = await createAccount(app);
    const { token: key } = await byKey(app, account, 'read:orders');
    for (const query of [
      'subscription { walletChanged { balanceRials } }',
      'subscription { orderChanged { id payments { id } } }',
      'subscription { dashboardStatsSampled { totalUsers } }',
    ]) {
      const refused = await listen(key, query);
      await eventually(`${query} is refused`, async () => refused.refused()?.includes('FORBIDDEN') ?? false);
      await refused.end();
    }
    const nobody = await listen(`${key}x`, 'subscription { platformModeChanged { mode } }');
    await eventually('a wrong key is closed', async () => nobody.closed() === 4403);
    await nobody.end();
  });
});

describe('the limit of a key', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ rateLimitFactor: 1, worker: false });
  });
  afterAll(() => limited?.close());

  it("is its own: neither another key nor the owner's pages feel it", async () => {
    const account = await createAccount(limited);
    const [one, two] = [await byKey(limited, account, 'read:orders'), await byKey(limited, account, 'read:orders')];
    const { limits } = limited.app.services;
    for (let call = 1; call < API_KEY.callsPerMinute; call += 1) await limits.take('apiKey', one.viewer.sessionId);
    const ask = (token: string) => limited.rest('GET', '/orders', { token });
    expect((await ask(one.token)).status).toBe(200);
    const refused = await ask(one.token);
    expect([refused.status, refused.body['error_code']]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const byGraphQL = await limited.graphql('{ orders { items { id } } }', {}, one.token);
    expect(byGraphQL.errors?.[0]?.extensions['code']).toBe('RATE_LIMITED');
    expect([(await ask(two.token)).status, (await ask(account.token)).status]).toEqual([200, 200]);
  });
});

describe('the end of all keys at once', () => {
  const told = async (token: string, path = '/orders', method = 'GET'): Promise<unknown> => {
    const { status, body } = await app.rest(method, path, { token });
    return status < 400 ? 'in' : body['error_code'];
  };

  it.each([
    ['REST', (token: string) => app.rest('DELETE', '/api-keys', { token })],
    ['GraphQL', (token: string) => app.graphql('mutation { revokeAllApiKeys { success message } }', {}, token)],
  ])('spares sessions and neighbours through %s', async (_door, revokeAll) => {
    const [account, neighbour] = [await createAccount(app), await createAccount(app)];
    const theirs = await byKey(app, neighbour, 'read:orders');
    const keys = [await byKey(app, account, 'read:orders'), await byKey(app, account, 'read:orders')];
    for (const { token } of keys) expect(await told(token)).toBe('in');
    expect(JSON.stringify(await revokeAll(account.token))).toContain('همهٔ کلیدها باطل شدند');
    for (const { token } of keys) expect(await told(token)).toBe('API_KEY_INVALID');
    expect([await told(account.token), await told(theirs.token)]).toEqual(['in', 'in']);
    const { body } = await app.rest('GET', '/api-keys', { token: account.token });
    expect(body['items']).toMatchObject([{ status: 'revoked' }, { status: 'revoked' }]);
    expect((await app.rest('DELETE', '/api-keys', { token: account.token })).body).toMatchObject({ count: 0 });
  });

  it('cannot be brought about by a key or a visitor', async () => {
    const { token } = await byKey(app, await createAccount(app), 'read:orders', 'write:profile');
    expect(await told(token, '/api-keys', 'DELETE')).toBe('FORBIDDEN');
    const { errors } = await app.graphql('mutation { revokeAllApiKeys { success } }', {}, token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await told('', '/api-keys', 'DELETE')).toBe('UNAUTHORIZED');
    expect(await told(token)).toBe('in');
  });
});
