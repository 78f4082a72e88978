/** The acts of administrators on accounts through both APIs (specification 2 §2 "Users"). */
import fc from 'fast-check';
import { foldForSearch } from '#core/text/digits.js';
import { row } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, ledgerFaults, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let admin: Account;
let second: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  admin = await createAccount(app, { role: 'admin', fullName: 'مدیر یکم' });
  second = await createAccount(app, { role: 'admin', fullName: 'مدیر دوم' });
});
afterAll(() => app?.close());

const call = (method: string, path: string, body?: object, token: string | null = admin.token): Promise<RestAnswer> =>
  app.rest(method, path, { token, ...(body && { body }) });
const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const search = async (text: string): Promise<unknown[]> => {
  const { body } = await call('GET', `/admin/users?search=${encodeURIComponent(text)}`);
  return (body['items'] as Record<string, unknown>[]).map(({ id }) => id);
};

async function refused(mutation: string, variables: object, token: string): Promise<unknown> {
  return (await app.graphql(mutation, variables, token)).errors?.[0]?.extensions['code'];
}

describe('S-190 the search', () => {
  it('folds letters, digits, joiners and diacritics', async () => {
    const account = await createAccount(app, { fullName: 'كِتاب‌خانهٔ عليرضا ۱۲' });
    for (const text of ['کتابخانه', 'کتاب‌خانه', 'علیرضا 12', 'عليرضا ١٢', account.email.slice(0, 18).toUpperCase()])
      expect([text, await search(text)]).toEqual([text, [account.id]]);
    expect(await search('%')).toEqual([]);
    expect(await search('\0')).toContain(account.id);
  });

  it('finds words in any order, with and without spaces and hamza', async () => {
    const account = await createAccount(app, { fullName: 'محمدرضا از مؤسسهٔ نور' });
    const spaced = await createAccount(app, { fullName: 'سید محمد‌رضا مسئول' });
    for (const text of ['محمد رضا', 'محمد‌رضا', 'رضا محمد', 'محمدرضا'])
      expect([text, (await search(text)).toSorted()]).toEqual([text, [account.id, spaced.id].toSorted()]);
    for (const text of ['موسسه', 'موسسه محمد', 'ﻧﻮﺭ موسسهٔ'])
      expect([text, await search(text)]).toEqual([text, [account.id]]);
    expect(await search('مسيول محمد')).toEqual([spaced.id]);
    expect(await search('محمد مریم')).toEqual([]);
  });

  it('cannot find somebody whose number is alike', async () => {
    const [sara] = [
      await createAccount(app, { email: 'sara1370@example.ir', fullName: 'سارا' }),
      await createAccount(app, { email: 'alireza1370@example.ir', fullName: 'علی' }),
    ];
    expect(await search('sara1370@example.ir')).toEqual([sara.id]);
  });

  it('agrees with core about every text', async () => {
    const letters = 'ءؤئﻛﺘﻼيىكةۀأإآکیهاآب‌ـًٌٍَُِّْٰۀABzÉğİßΣς ۰۱۹٠٩07\u00a0\t\u200e\u202b\u2066\ufeff\u2003-%_\\\'"ٔ';
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...letters), maxLength: 40 }),
      fc.string({ maxLength: 20 }),
    );
    const em = app.ctx().em;
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        const plain = given.replaceAll('\0', '');
        const folded = await row<{ folded: string }>(em, 'select fold_text($1) as folded', [plain]);
        expect(folded?.folded).toBe(foldForSearch(plain));
      }),
      { numRuns: 300 },
    );
  });

  it('is filtered by role, status and time, ten a page', async () => {
    const banned = await createAccount(app, { banned: true });
    const ids = async (query: string): Promise<unknown[]> =>
      ((await call('GET', `/admin/users?${query}`)).body['items'] as { id: string }[]).map(({ id }) => id);
    expect(await ids('status=banned')).toEqual([banned.id]);
    expect((await ids('role=admin')).sort()).toEqual([admin.id, second.id].sort());
    expect(await ids('from=2100-01-01T00:00:00Z')).toEqual([]);
    const { body } = await call('GET', '/admin/users');
    expect(body['pagination']).toMatchObject({ page: 1, limit: 10 });
    expect(body['users']).toEqual(body['items']);
  });
});

it('S-210 an account has the documented fields', async () => {
  const account = await createAccount(app);
  const { body } = await call('GET', `/admin/users/${account.id}`);
  for (const field of ['first_name', 'last_name', 'phone', 'address', 'company', 'bio', 'avatar_url', 'last_login_at'])
    expect(body).toHaveProperty(field, null);
  expect(body).toMatchObject({
    id: account.id,
    email: account.email,
    role: 'user',
    status: 'active',
    full_name: 'سارا راد',
    user_metadata: {},
    verification_status: 'verified',
    email_confirmed_at: expect.any(String),
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const query = `query ($id: ID!) { user(id: $id) { email activity { orders openOrders orderedRials paidRials balanceRials openSessions } } }`;
  expect((await app.graphql(query, { id: account.id }, admin.token)).data).toEqual({
    user: {
      email: account.email,
      activity: { orders: 0, openOrders: 0, orderedRials: 0, paidRials: 0, balanceRials: 0, openSessions: 1 },
    },
  });
});

describe('S-190 a ban', () => {
  it('is in effect at once, with its entry, and can be lifted', async () => {
    const account = await createAccount(app);
    const banned = await call('POST', `/admin/users/${account.id}/ban`, { reason: 'هرزنامه' });
    expect(banned.body).toMatchObject({ success: true, status: 'banned' });
    await eventually(
      'thrown out',
      async () => (await call('GET', '/auth/me', undefined, account.token)).status === 401,
    );
    const lifted = await call('POST', `/admin/users/${account.id}/unban`);
    expect(lifted.body).toMatchObject({ success: true, status: 'active' });
    const log = await call('GET', `/admin/audit?subject_id=${account.id}`);
    expect(log.body['items']).toMatchObject([
      { action: 'user.unban', before: { status: 'banned' }, after: { status: 'active' }, reason: null },
      { action: 'user.ban', actor: { id: admin.id }, subject_label: 'سارا راد', reason: 'هرزنامه' },
    ]);
    expect((log.body['items'] as { request_id: string }[])[1]?.request_id).toBe(banned.headers.get('x-request-id'));
  });

  it('cannot hit oneself, nobody, nor the last administrator', async () => {
    expect(codeOf(await call('POST', `/admin/users/${admin.id}/ban`))).toBe('OWN_ACCOUNT');
    expect(codeOf(await call('POST', '/admin/users/nobody/ban'))).toBe('NOT_FOUND');
    const role = 'mutation ($id: ID!) { setUserRole(id: $id, role: user) { role } }';
    expect(await refused(role, { id: admin.id }, admin.token)).toBe('OWN_ACCOUNT');
    const other = await createAccount(app, { role: 'admin' });
    const made = await app.graphql(role, { id: other.id }, admin.token);
    expect(made.data).toEqual({ setUserRole: { role: 'user' } });
  });
});

describe('S-191 a removal', () => {
  it('cannot go without a reason', async () => {
    const account = await createAccount(app);
    for (const body of [undefined, {}, { reason: '   ' }])
      expect((await call('DELETE', `/admin/users/${account.id}`, body)).status).toBe(422);
    const mutation = 'mutation ($id: ID!) { deleteUser(id: $id, reason: " ") { success } }';
    expect(await refused(mutation, { id: account.id }, admin.token)).toBe('VALIDATION_ERROR');
  });

  it('anonymises, ends sessions and keeps the ledger', async () => {
    const account = await createAccount(app, { fullName: 'نام پنهان' });
    await fillWallet(app, account, 50_000);
    await app.rest('POST', '/emails/send', {
      token: admin.token,
      body: { user_id: account.id, subject: 'سلام', body: 'متن' },
    });
    expect((await call('DELETE', `/admin/users/${account.id}`, { reason: 'به خواست خودش' })).body['success']).toBe(
      true,
    );
    expect((await call('GET', '/auth/me', undefined, account.token)).status).toBe(401);
    expect((await call('GET', `/admin/users/${account.id}`)).status).toBe(404);
    expect(await search('نام پنهان')).toEqual([]);
    expect(await ledgerFaults(app)).toEqual([]);
    const em = app.ctx().em;
    for (const table of ['users', 'email_logs', 'audit_entries'])
      expect(JSON.stringify(await em.execute(`select * from ${table}`))).not.toContain(account.email);
    const [entry] = (await call('GET', `/admin/audit?subject_id=${account.id}`)).body['items'] as object[];
    expect(entry).toMatchObject({ action: 'user.delete', reason: 'به خواست خودش', subject_label: null });
    expect((await call('POST', `/admin/users/${account.id}/unban`)).status).toBe(409);
  });
});

describe('nobody else', () => {
  const WRITES = ['banUser(id: $id) { id }', 'unbanUser(id: $id) { id }', 'setUserRole(id: $id, role: admin) { id }'];

  it('cannot read or change accounts: customers, the banned, visitors', async () => {
    const customer = await createAccount(app);
    const banned = await createAccount(app, { banned: true });
    const id = customer.id;
    for (const [method, path] of [
      ['GET', '/admin/users'],
      ['GET', `/admin/users/${id}`],
      ['DELETE', `/admin/users/${id}?reason=x`],
      ['POST', `/admin/users/${id}/ban`],
      ['POST', `/admin/users/${id}/unban`],
      ['GET', '/admin/audit'],
      ['GET', '/admin/dashboard/stats'],
      ['GET', '/admin/system/metrics'],
    ] as const) {
      const statuses = [customer.token, banned.token, null].map(
        async (token) => (await call(method, path, undefined, token)).status,
      );
      expect([path, await Promise.all(statuses)]).toEqual([path, [403, 401, 401]]);
    }
    for (const write of [...WRITES, 'deleteUser(id: $id, reason: "x") { success }'])
      expect(await refused(`mutation ($id: ID!) { ${write} }`, { id }, customer.token)).toBe('FORBIDDEN');
    for (const query of ['users { items { id } }', 'auditLog { items { id } }', 'auditActions { key }'])
      expect(await refused(`{ ${query} }`, {}, customer.token)).toBe('FORBIDDEN');
  });

  it('cannot rewrite the log, not even in SQL', async () => {
    const em = app.ctx().em;
    for (const text of [`update audit_entries set reason = 'x'`, 'delete from audit_entries', 'truncate audit_entries'])
      await expect(em.execute(text)).rejects.toMatchObject({ code: 'BP006' });
  });
});

describe('the open sessions of an account', () => {
  const QUERY = 'query ($id: ID!) { userSessions(userId: $id) { id browser ip isCurrent } }';

  it('are shown to administrators by both APIs', async () => {
    const account = await createAccount(app);
    const { body } = await call('GET', `/admin/users/${account.id}/sessions`);
    const items = body['items'] as Record<string, unknown>[];
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((each) => each['is_current'] === false)).toBe(true);
    const { data } = await app.graphql<{ userSessions: { id: string }[] }>(QUERY, { id: account.id }, admin.token);
    expect(data.userSessions.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  it('cannot be seen by another customer, nor of nobody', async () => {
    const [account, other] = [await createAccount(app), await createAccount(app)];
    const path = `/admin/users/${account.id}/sessions`;
    expect((await call('GET', path, undefined, other.token)).status).toBe(403);
    expect((await call('GET', path, undefined, null)).status).toBe(401);
    expect(await refused(QUERY, { id: account.id }, other.token)).toBe('FORBIDDEN');
    expect((await call('GET', '/admin/users/not-an-id/sessions')).status).toBe(404);
  });
});

describe('ending a session of another account', () => {
  const END = 'mutation ($userId: ID!, $id: ID!) { endUserSession(userId: $userId, id: $id) { success } }';

  async function signedIn(): Promise<{ readonly account: Account; readonly path: string; readonly sessionId: string }> {
    const account = await createAccount(app);
    const path = `/admin/users/${account.id}/sessions`;
    const [session] = (await call('GET', path)).body['items'] as { readonly id: string }[];
    return { account, path, sessionId: session!.id };
  }

  it('signs the device out and is in the audit log', async () => {
    const { account, path, sessionId } = await signedIn();
    expect((await call('GET', '/auth/me', undefined, account.token)).status).toBe(200);
    expect((await call('DELETE', `${path}/${sessionId}`)).body).toMatchObject({ success: true });
    await eventually(
      'the device is out',
      async () => (await call('GET', '/auth/me', undefined, account.token)).status === 401,
    );
    expect((await call('GET', path)).body['items']).toEqual([]);
    const log = await call('GET', `/admin/audit?action=user.session_end&subject_id=${account.id}`);
    expect(log.body['items']).toHaveLength(1);
    expect(codeOf(await call('DELETE', `${path}/${sessionId}`))).toBe('NOT_FOUND');
  });

  it('is refused to customers, for oneself, and for a foreign session', async () => {
    const { account, sessionId } = await signedIn();
    const other = await createAccount(app);
    expect(await refused(END, { userId: account.id, id: sessionId }, other.token)).toBe('FORBIDDEN');
    expect(await refused(END, { userId: other.id, id: sessionId }, admin.token)).toBe('NOT_FOUND');
    expect(await refused(END, { userId: admin.id, id: sessionId }, admin.token)).toBe('OWN_ACCOUNT');
    expect((await call('GET', '/auth/me', undefined, account.token)).status).toBe(200);
  });
});

it('a customer’s acts are those on all their records', async () => {
  const [account, other] = [await createAccount(app), await createAccount(app)];
  await fillWallet(app, account, 1_000_000);
  const { id: orderId } = await placeOrder(app, account);
  await call('POST', `/admin/users/${account.id}/ban`, { reason: 'هرزنامه' });
  await call('PATCH', `/orders/${orderId}/status`, { status: 'in_progress' });
  await call('POST', `/admin/users/${other.id}/ban`, { reason: 'هرزنامه' });
  const query = `query ($customerId: ID) { auditLog(filter: { customerId: $customerId }) { items { action subjectId } } }`;
  const { data } = await app.graphql(query, { customerId: account.id }, admin.token);
  const { items } = (data as unknown as { auditLog: { items: { subjectId: string }[] } }).auditLog;
  expect(new Set(items.map(({ subjectId }) => subjectId))).toEqual(new Set([account.id, orderId]));
  expect(await refused(query, { customerId: account.id }, other.token)).toBeDefined();
  expect((await app.graphql(query, { customerId: 'x' }, admin.token)).errors?.[0]?.extensions['code']).toBe(
    'VALIDATION_ERROR',
  );
});
