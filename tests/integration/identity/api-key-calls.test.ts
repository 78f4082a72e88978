/** The last calls with a key: recorded behind the answer, read by its owner, gone with the key. */
import { API_KEY_CALLS } from '#core/api-keys.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

interface Call {
  readonly id: string;
  readonly operation: string;
  readonly status: number;
  readonly duration_ms: number;
  readonly called_at: string;
}

const idOf = ({ viewer }: Account): string => viewer.sessionId;

async function callsOf(owner: Account, key: Account, query = ''): Promise<readonly Call[]> {
  const { body } = await app.rest('GET', `/api-keys/${idOf(key)}/calls${query}`, { token: owner.token });
  return (body['items'] ?? []) as Call[];
}

const until = (owner: Account, key: Account, count: number): Promise<readonly Call[]> =>
  eventually(`${count} calls`, async () => {
    const calls = await callsOf(owner, key);
    return calls.length >= count && calls;
  });

/** Calls as if they had been made long ago, one a second. */
async function addCalls(key: Account, count: number): Promise<void> {
  await rows(
    app.ctx().em,
    `insert into api_key_calls (id, key_id, operation, status, duration_ms, called_at)
     select gen_random_uuid(), $1, 'GET /orders', 200, 1, timestamptz '2026-01-01Z' + n * interval '1 second'
     from generate_series(1, $2::int) n`,
    [idOf(key), count],
  );
}

const countOf = async (key: Account): Promise<number | undefined> =>
  (
    await row<{ count: number }>(app.ctx().em, 'select count(*)::int as count from api_key_calls where key_id = $1', [
      idOf(key),
    ])
  )?.count;

it('are named by their operation, with status and request id, and nothing that was sent', async () => {
  const owner = await createAccount(app);
  const key = await byKey(app, owner, 'read:orders');
  const found = await app.rest('GET', `/orders/${newId()}?search=secret`, { token: key.token });
  const refused = await app.rest('GET', '/wallets/me', { token: key.token });
  await app.graphql(
    'query Mine($s: String) { a: orders(filter: { search: $s }) { items { id } } }',
    { s: 'secret' },
    key.token,
  );
  await app.graphql('{ order(id: "x") { id } }', {}, key.token);
  await app.graphql('{ nothing }', {}, key.token);
  const calls = await until(owner, key, 5);
  expect(calls.map(({ operation, status }) => `${operation} ${status}`).sort()).toEqual([
    'GET /orders/{id} 404',
    'GET /wallets/me 403',
    'GraphQL 400',
    'Query.order 404',
    'Query.orders 200',
  ]);
  const ids = [found, refused].map(({ headers }) => headers.get('x-request-id'));
  expect(calls.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(JSON.stringify(calls)).not.toContain('secret');
  const [first] = await callsOf(owner, key, `?request_id=${String(ids[0])}`);
  expect(first).toMatchObject({ id: ids[0], status: 404, duration_ms: expect.any(Number) });
});

it('are the same through GraphQL', async () => {
  const owner = await createAccount(app);
  const key = await byKey(app, owner, 'read:orders');
  await app.rest('GET', '/orders', { token: key.token });
  const [call] = await until(owner, key, 1);
  const query =
    'query ($id: ID!, $filter: ApiKeyCallsFilter) { apiKeyCalls(keyId: $id, filter: $filter) { items { id operation status } } }';
  const { data } = await app.graphql(query, { id: idOf(key), filter: { requestId: call?.id } }, owner.token);
  expect(data).toEqual({ apiKeyCalls: { items: [{ id: call?.id, operation: 'GET /orders', status: 200 }] } });
});

it('cannot be read by others, or by the key', async () => {
  const [owner, other] = [await createAccount(app), await createAccount(app)];
  const key = await byKey(app, owner, 'read:orders');
  for (const [token, code] of [
    [other.token, 'NOT_FOUND'],
    [key.token, 'FORBIDDEN'],
  ]) {
    const { body } = await app.rest('GET', `/api-keys/${idOf(key)}/calls`, { token: token ?? '' });
    expect(body['error_code']).toBe(code);
  }
});

it('cannot be more than the last of each key', async () => {
  const owner = await createAccount(app);
  const [key, other] = [await byKey(app, owner, 'read:orders'), await byKey(app, owner, 'read:orders')];
  await addCalls(key, API_KEY_CALLS.kept + 20);
  await addCalls(other, 3);
  await app.rest('GET', '/orders', { token: key.token });
  await eventually('the oldest are gone', async () => (await countOf(key)) === API_KEY_CALLS.kept);
  expect((await callsOf(owner, key, '?limit=1'))[0]?.called_at).not.toMatch(/^2026-01-01/);
  expect(await countOf(other)).toBe(3);
});

it('go with the key', async () => {
  const owner = await createAccount(app);
  const key = await byKey(app, owner, 'read:orders');
  await addCalls(key, 3);
  await app.ctx().em.execute('delete from api_keys where id = ?', [idOf(key)]);
  expect(await countOf(key)).toBe(0);
});
