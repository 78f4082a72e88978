/** Keys for other people's programs: made, used through every API, limited, and revoked at once. */
import { createHash } from 'node:crypto';
import { API_KEY, API_SCOPE_NAMES, type ApiScope } from '#core/api-keys.js';
import { row } from '#platform/db/rows.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { placeOrder, smallWizard } from '#tests/helpers/money.js';

const DAY = 24 * 60 * 60 * 1000;
// It does not advance unless a test moves it: whatever ends at once here has not ended by the age of a cache.
const clock = manualClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterAll(() => app?.close());

interface Made {
  readonly id: string;
  readonly key: string;
}

async function make(account: Account, scopes: readonly ApiScope[], more: object = {}): Promise<Made> {
  const body = { name: 'نرم‌افزار حسابداری', scopes, expires_in_days: 30, password: PASSWORD, ...more };
  const answer = await app.rest('POST', '/api-keys', { body, token: account.token });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return { id: String(answer.body['id']), key: String(answer.body['key']) };
}

async function told(token: string, path = '/orders', method = 'GET', body?: object): Promise<string> {
  const answer = await app.rest(method, path, { token, ...(body && { body }) });
  return answer.status < 400 ? 'in' : String(answer.body['error_code']);
}

async function byGraphQL(token: string, query: string): Promise<string> {
  const { errors } = await app.graphql(query, {}, token);
  return errors ? String(errors[0]?.extensions['code']) : 'in';
}

const listOf = async ({ token }: Account): Promise<Record<string, unknown>[]> =>
  (await app.rest('GET', '/api-keys', { token })).body['items'] as Record<string, unknown>[];

describe('making a key', () => {
  it('shows it once and stores its hash alone', async () => {
    const account = await createAccount(app);
    const { id, key } = await make(account, ['read:orders', 'read:wallet', 'read:orders']);
    const stored = await row<{ all: string; hash: string }>(
      app.ctx().em,
      'select k::text as all, k.hash from api_keys k where id = $1',
      [id],
    );
    expect(stored?.hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect(stored?.all).not.toContain(key.slice(12));
    const listed = await listOf(account);
    expect(listed).toEqual([
      {
        id,
        name: 'نرم‌افزار حسابداری',
        prefix: key.slice(0, 11),
        scopes: ['read:orders', 'read:wallet'],
        lost_scopes: [],
        status: 'active',
        created_at: clock.now().toISOString(),
        createdAt: clock.now().toISOString(),
        expires_at: new Date(clock.now().getTime() + 30 * DAY).toISOString(),
        last_used_at: null,
        last_ip: null,
        revoked_at: null,
        revoked_by_operator: false,
      },
    ]);
  });

  it('is the same through GraphQL', async () => {
    const account = await createAccount(app);
    const { data } = await app.graphql<{ createApiKey: { key: string } }>(
      `mutation ($input: NewApiKeyInput!) { createApiKey(input: $input) { key apiKey { id name scopes status } } }`,
      { input: { name: 'ربات', scopes: ['read_profile'], password: PASSWORD } },
      account.token,
    );
    expect(data.createApiKey).toMatchObject({ apiKey: { name: 'ربات', scopes: ['read_profile'], status: 'active' } });
    expect(await byGraphQL(data.createApiKey.key, '{ me { id email } }')).toBe('in');
    const read = '{ apiKeys { name expiresAt } apiScopes { name money } }';
    const { data: lists } = await app.graphql(read, {}, account.token);
    expect(lists).toMatchObject({
      apiKeys: [{ name: 'ربات', expiresAt: new Date(clock.now().getTime() + 90 * DAY).toISOString() }],
    });
    expect(lists['apiScopes']).toContainEqual({ name: 'write_wallet', money: true });
  });

  it('is listed without a scope that is retired', async () => {
    const account = await createAccount(app);
    const { id } = await make(account, ['read:orders']);
    await app.ctx().em.execute(`update api_keys set scopes = '["orders:read", "read:orders"]' where id = '${id}'`);
    const { data } = await app.graphql('{ apiKeys { scopes } }', {}, account.token);
    expect(data).toEqual({ apiKeys: [{ scopes: ['read_orders'] }] });
  });

  it('is announced to the owner by mail and notification', async () => {
    const account = await createAccount(app);
    await make(account, ['read:orders']);
    const mail = await eventually('the mail', async () => (await app.mails(account.email))[0]);
    expect(mail.text).toContain('نرم‌افزار حسابداری');
    const bell = await app.rest('GET', '/notifications/history', { token: account.token });
    expect(JSON.stringify(bell.body)).toContain('یک کلید API ساخته شد');
  });

  it.each([
    ['without the password', { password: undefined }, 'WRONG_PASSWORD'],
    ['with a wrong password', { password: 'not mine at all' }, 'WRONG_PASSWORD'],
    ['without a name', { name: '  ' }, 'VALIDATION_ERROR'],
    ['with a name too long', { name: 'ن'.repeat(API_KEY.nameMax + 1) }, 'VALIDATION_ERROR'],
    ['without a scope', { scopes: [] }, 'VALIDATION_ERROR'],
    ['with a scope that is none', { scopes: ['read:orders', 'admin'] }, 'VALIDATION_ERROR'],
    ['with a scope of every object', { scopes: ['toString'] }, 'VALIDATION_ERROR'],
    ['for no time', { expires_in_days: 0 }, 'VALIDATION_ERROR'],
    ['for ever', { expires_in_days: API_KEY.lifeDays.max + 1 }, 'VALIDATION_ERROR'],
  ])('cannot be done %s', async (_how, wrong, code) => {
    const account = await createAccount(app);
    const body = { name: 'کلید', scopes: ['read:orders'], expires_in_days: 30, password: PASSWORD, ...wrong };
    const answer = await app.rest('POST', '/api-keys', { body, token: account.token });
    expect(answer.body['error_code']).toBe(code);
    expect(await listOf(account)).toEqual([]);
  });

  it('cannot be done beyond the limit, two at once neither', async () => {
    const account = await createAccount(app);
    for (let count = 1; count < API_KEY.mostLive; count += 1) await byKey(app, account, 'read:orders');
    const tries = await Promise.allSettled([make(account, ['read:orders']), make(account, ['read:orders'])]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(JSON.stringify(tries.map((each) => String((each as PromiseRejectedResult).reason)))).toContain(
      'API_KEY_LIMIT',
    );
    const [newest] = await listOf(account);
    await app.rest('DELETE', `/api-keys/${String(newest?.['id'])}`, { token: account.token });
    await make(account, ['read:orders']);
  });
});

describe('using a key', () => {
  it('opens both APIs, as bearer and in its own header', async () => {
    const account = await createAccount(app);
    const { key } = await make(account, ['read:orders', 'read:profile']);
    expect(await told(key)).toBe('in');
    expect(await byGraphQL(key, '{ orders { items { id title } pagination { total } } }')).toBe('in');
    const own = await app.rest('GET', '/auth/me', { headers: { 'x-api-key': key } });
    expect(own.body).toMatchObject({ email: account.email });
    const [listed] = await listOf(account);
    expect(listed).toMatchObject({ last_used_at: clock.now().toISOString(), last_ip: '127.0.0.1' });
  });

  it('knows the last use to within a minute', async () => {
    const account = await createAccount(app);
    const { key } = await make(account, ['read:orders']);
    await told(key);
    const first = clock.now().toISOString();
    clock.advance(50_000);
    await told(key);
    expect((await listOf(account))[0]).toMatchObject({ last_used_at: first });
    clock.advance(20_000);
    await told(key);
    expect((await listOf(account))[0]).toMatchObject({ last_used_at: clock.now().toISOString() });
  });

  it('cannot do what its scopes do not name', async () => {
    const account = await createAccount(app);
    const { key } = await make(account, ['read:orders']);
    const refused = await app.rest('GET', '/wallets/me', { token: key });
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error_code: 'FORBIDDEN', details: { scope: 'read:wallet' } },
    ]);
    expect(await byGraphQL(key, '{ wallet { balanceRials } }')).toBe('FORBIDDEN');
    expect(await byGraphQL(key, 'mutation { requestDeposit(input: {amountRials: 1000000}) { payment { id } } }')).toBe(
      'FORBIDDEN',
    );
  });

  it('cannot read payments inside of orders without their scope', async () => {
    const account = await createAccount(app);
    const { id } = await placeOrder(app, account);
    const plain = (await make(account, ['read:orders'])).key;
    const both = (await make(account, ['read:orders', 'read:payments'])).key;
    const direct = `{ order(id: "${id}") { id payments { id } } }`;
    const hidden = `query A { order(id: "${id}") { ...Deep } } fragment Deep on Order { ... on Order { payments { id } } }`;
    for (const query of [direct, hidden]) {
      expect(await byGraphQL(plain, query)).toBe('FORBIDDEN');
      expect(await byGraphQL(both, query)).toBe('in');
    }
    expect(await byGraphQL(plain, `{ order(id: "${id}") { id quote { lines { key } } customer { email } } }`)).toBe(
      'in',
    );
    expect(await told(plain, `/orders/${id}/enhanced`)).toBe('FORBIDDEN');
  });

  it('reads the schema, and what is open to all, with any scope', async () => {
    const { token } = await byKey(app, await createAccount(app), 'read:tickets');
    expect(await byGraphQL(token, '{ __schema { queryType { name } } __type(name: "Order") { name } }')).toBe('in');
    expect(await byGraphQL(token, '{ __typename platformMode { mode } }')).toBe('in');
  });

  it.each([
    ['keys', 'POST', '/api-keys', { name: 'x', scopes: ['read:orders'], expires_in_days: 1, password: PASSWORD }],
    ['keys', 'GET', '/api-keys', undefined],
    ['sessions', 'GET', '/auth/sessions', undefined],
    ['sessions', 'DELETE', '/auth/sessions', undefined],
    [
      'the password',
      'POST',
      '/auth/change-password',
      { current_password: PASSWORD, new_password: 'کوه‌های بلند ۱۴۰۵' },
    ],
    ['the second step', 'POST', '/auth/two-factor/start', { password: PASSWORD }],
    ['accounts', 'GET', '/admin/users', undefined],
    ['what somebody may sign in by', 'POST', '/auth/login', { email: 'a@example.com', password: PASSWORD }],
  ] as const)('cannot reach %s: %s %s', async (_what, method, path, body) => {
    const admin = await createAccount(app, { role: 'admin' });
    const { token } = await byKey(app, admin, ...API_SCOPE_NAMES);
    expect(await told(token, path, method, body)).toBe('FORBIDDEN');
  });

  it("cannot be an administrator's right, even on somebody's order", async () => {
    const admin = await createAccount(app, { role: 'admin' });
    const { id } = await placeOrder(app, await createAccount(app));
    const { token } = await byKey(app, admin, 'read:orders', 'write:orders');
    expect(await told(admin.token, `/orders/${id}`)).toBe('in');
    expect(await told(token, `/orders/${id}`)).toBe('NOT_FOUND');
    expect(await told(token, `/orders/${id}`, 'DELETE')).toBe('NOT_FOUND');
    expect(await told(token, '/orders?admin=true')).toBe('FORBIDDEN');
  });

  it('cannot place an order that goes on to the bank without the scope of money', async () => {
    const account = await createAccount(app);
    const drafts = await byKey(app, account, 'write:orders');
    const input = { submitMode: 'payment', wizardData: smallWizard(), totalToman: 1 };
    const answer = await app.graphql(
      'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { paymentUrl } }',
      { input },
      drafts.token,
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', details: { scope: 'write:payments' } });
    const both = await byKey(app, account, 'read:orders', 'write:orders', 'read:invoices');
    await placeOrder(app, both);
  });

  it('cannot be guessed, mistyped or made up', async () => {
    const account = await createAccount(app);
    const { key } = await make(account, ['read:orders']);
    const wrong = [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, `${key}x`, 'bk_nonsense', key.toUpperCase()];
    const answers = await Promise.all(wrong.map((each) => told(each)));
    expect(answers).toEqual(['API_KEY_INVALID', 'API_KEY_INVALID', 'API_KEY_INVALID', 'UNAUTHORIZED']);
    expect(await told('bk_nonsense', '/site-config/current')).toBe('API_KEY_INVALID');
    const byGraphQL = await app.graphql('{ platformMode { mode } }', {}, 'bk_nonsense');
    expect(byGraphQL.errors?.[0]?.extensions).toMatchObject({ code: 'API_KEY_INVALID', retryable: false, status: 401 });
    expect(byGraphQL.errors?.[0]?.message).toBe('This API key is unknown, revoked or expired.');
  });

  it("is in the history of what it did, with the key's name", async () => {
    const account = await createAccount(app);
    const { key } = await make(account, [
      'read:orders',
      'write:orders',
      'read:invoices',
      'write:payments',
      'read:payments',
    ]);
    const { id } = await placeOrder(app, { ...account, token: key });
    const { body } = await app.rest('GET', `/orders/${id}/history`, { token: account.token });
    expect(body['items']).toMatchObject([{ actor_id: account.id, via_key: 'نرم‌افزار حسابداری' }]);
    const asked = await app.rest('POST', '/payments/request', { body: { order_id: id }, token: key });
    expect(asked.status).toBeLessThan(300);
    const { data } = await app.graphql<{ order: { payments: { timeline: { note: string | null }[] }[] } }>(
      `{ order(id: "${id}") { payments { timeline { title note } } } }`,
      {},
      account.token,
    );
    expect(data.order.payments[0]?.timeline[0]?.note).toContain('نرم‌افزار حسابداری');
    const own = await placeOrder(app, account);
    const history = await app.rest('GET', `/orders/${own.id}/history`, { token: account.token });
    expect(history.body['items']).toMatchObject([{ via_key: null }]);
  });
});

describe('the end of a key', () => {
  it('comes at once when it is revoked, in every process', async () => {
    const other = await createTestApp({ clock, database: app.database, worker: false });
    try {
      const account = await createAccount(app);
      const { id, key } = await make(account, ['read:orders']);
      const elsewhere = async (): Promise<number> => (await other.rest('GET', '/orders', { token: key })).status;
      expect([await told(key), await elsewhere()]).toEqual(['in', 200]);
      const { body } = await app.rest('DELETE', `/api-keys/${id}`, { token: account.token });
      expect(body).toMatchObject({ success: true, status: 'revoked', revoked_by_operator: false });
      expect(await told(key)).toBe('API_KEY_INVALID');
      await eventually('the other process refuses it', async () => (await elsewhere()) === 401);
      expect((await app.rest('DELETE', `/api-keys/${id}`, { token: account.token })).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('leaves the other keys and the sessions alone', async () => {
    const account = await createAccount(app);
    const [one, two] = [await make(account, ['read:orders']), await make(account, ['read:orders'])];
    await app.graphql('mutation ($id: ID!) { revokeApiKey(id: $id) { status } }', { id: one.id }, account.token);
    expect([await told(one.key), await told(two.key), await told(account.token)]).toEqual([
      'API_KEY_INVALID',
      'in',
      'in',
    ]);
  });

  it('comes with its time', async () => {
    const account = await createAccount(app);
    const { key } = await make(account, ['read:orders'], { expires_in_days: 1 });
    clock.advance(DAY - 1);
    expect(await told(key)).toBe('in');
    clock.advance(1000);
    expect(await told(key)).toBe('API_KEY_INVALID');
  });

  it('is seen for a week', async () => {
    const account = await createAccount(app);
    const { id } = await make(account, ['read:orders']);
    const fresh = await createAccountSession(account);
    await app.rest('DELETE', `/api-keys/${id}`, { token: fresh });
    expect(await listOf({ ...account, token: fresh })).toMatchObject([{ status: 'revoked' }]);
    clock.advance(8 * DAY);
    expect(await listOf({ ...account, token: await createAccountSession(account) })).toEqual([]);
  });

  it('comes with the ban and the removal of its owner', async () => {
    const admin = await createAccount(app, { role: 'admin' });
    const account = await createAccount(app);
    const { key } = await make(account, ['read:orders']);
    expect(await told(key)).toBe('in');
    await app.rest('POST', `/admin/users/${account.id}/ban`, { token: admin.token, body: { reason: 'آزمایش' } });
    await eventually('the key is refused', async () => (await told(key)) === 'API_KEY_INVALID');
    await app.rest('DELETE', `/admin/users/${account.id}`, { token: admin.token, body: { reason: 'آزمایش' } });
    const left = await row<{ count: number }>(
      app.ctx().em,
      'select count(*) as count from api_keys where user_id = $1',
      [account.id],
    );
    expect(left?.count).toBe(0);
  });

  it("cannot be brought about for somebody else's key", async () => {
    const account = await createAccount(app);
    const { id, key } = await make(account, ['read:orders']);
    const stranger = await createAccount(app);
    for (const path of [`/api-keys/${id}`, '/api-keys/no-id'])
      expect(await told(stranger.token, path, 'DELETE')).toBe('NOT_FOUND');
    expect(await told(key, `/api-keys/${id}`, 'DELETE')).toBe('FORBIDDEN');
    expect(await told(key)).toBe('in');
  });
});

async function createAccountSession({ email }: Account): Promise<string> {
  const { body } = await app.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
  return String(body['access_token']);
}

describe('administrators', () => {
  it('find keys by name, beginning and owner', async () => {
    const admin = await createAccount(app, { role: 'admin' });
    const account = await createAccount(app, { fullName: 'پریسا کلیددار' });
    const { id, key } = await make(account, ['read:orders'], { name: 'انبار یکتا' });
    const find = async (query: string): Promise<unknown[]> =>
      (await app.rest('GET', `/admin/api-keys?${query}`, { token: admin.token })).body['items'] as unknown[];
    const expected = [{ api_key: { id, name: 'انبار یکتا' }, owner: { email: account.email } }];
    for (const search of ['انبار يكتا', key.slice(0, 11), 'پریسا کلید', account.email])
      expect(await find(`search=${encodeURIComponent(search)}&status=active`)).toMatchObject(expected);
    expect(await find(`user_id=${account.id}`)).toHaveLength(1);
    expect(await find(`user_id=${account.id}&status=revoked`)).toEqual([]);
    expect(JSON.stringify(await find(`user_id=${account.id}`))).not.toContain(key.slice(12));
  });

  it('revoke any, which the log keeps and the owner hears', async () => {
    const admin = await createAccount(app, { role: 'admin' });
    const account = await createAccount(app);
    const { id, key } = await make(account, ['read:orders'], { name: 'کلید خانم یاقوتی' });
    const answer = await app.rest('DELETE', `/api-keys/${id}?reason=${encodeURIComponent('رفتار مشکوک')}`, {
      token: admin.token,
    });
    expect(answer.body).toMatchObject({ status: 'revoked', revoked_by_operator: true });
    expect(await told(key)).toBe('API_KEY_INVALID');
    const log = await app.rest('GET', `/admin/audit?action=api_key.revoke&subject_id=${id}`, { token: admin.token });
    expect(log.body['items']).toMatchObject([
      { actor: { id: admin.id }, subject_label: key.slice(0, 11), reason: 'رفتار مشکوک', after: { status: 'revoked' } },
    ]);
    // The log cannot forget, and so a customer's own words are not in it.
    expect(JSON.stringify(log.body)).not.toContain('یاقوتی');
    await eventually('the mail', async () =>
      (await app.mails(account.email)).find(({ subject }) => subject.includes('باطل')),
    );
  });
});
