/** Balances changed by hand, and what administrators see of wallets (specification 2 §2, §5, §7). */
import { row } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { balanceOf, fillWallet, ledgerFaults } from '#tests/helpers/money.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  admin = await createAccount(app, { role: 'admin', fullName: 'مینا مدیر' });
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const walletOf = async (account: Account): Promise<string> =>
  String((await app.rest('GET', '/wallets/me', { token: account.token })).body['id']);

const adjust = (id: string, body: object, key?: string, token = admin.token): Promise<RestAnswer> =>
  app.rest('POST', `/admin/wallets/${id}/adjust`, { body, token, headers: key ? { 'idempotency-key': key } : {} });

describe('S-215 an adjustment', () => {
  it('credits, debits and corrects in toman', async () => {
    const account = await createAccount(app);
    const id = await walletOf(account);
    const reason = '  جبران  ';
    const credited = await adjust(id, { amount: 5000, type: 'credit', reason, notes: 'تلفنی' });
    expect(credited.body).toMatchObject({ success: true, balance_before: 0, balance_after: 5000 });
    expect((await adjust(id, { amount: '۲۰۰۰', type: 'debit', reason })).body).toMatchObject({
      balance_before: 5000,
      balance_after: 3000,
    });
    expect((await adjust(id, { amount: 8000, type: 'correction', reason })).body).toMatchObject({
      balance_after: 8000,
    });
    expect(await balanceOf(app, account)).toBe(80_000);
    const history = await app.rest('GET', `/admin/wallets/${id}/adjustments`, { token: admin.token });
    expect(history.body['pagination']).toEqual({ page: 1, pages: 1, total: 3, limit: 10, more: false, capped: false });
    const [newest, , oldest] = history.body['items'] as Record<string, unknown>[];
    expect(newest).toMatchObject({ type: 'correction', amount: 8000, balance_before: 3000, balance_after: 8000 });
    expect(oldest).toEqual({
      id: expect.any(String),
      wallet_id: id,
      walletId: id,
      type: 'credit',
      amount: 5000,
      amount_toman: 5000,
      reason: 'جبران',
      notes: 'تلفنی',
      admin_id: admin.id,
      adminId: admin.id,
      admin_name: 'مینا مدیر',
      adminName: 'مینا مدیر',
      balance_before: 0,
      balanceBefore: 0,
      balance_before_toman: 0,
      balance_after: 5000,
      balance_after_toman: 5000,
      balanceAfter: 5000,
      created_at: expect.any(String),
      createdAt: oldest?.['created_at'],
    });
  });

  it.each([
    ['credit', 5000, 'واریز', '۵٬۰۰۰'],
    ['debit', 2000, 'برداشت', '۲٬۰۰۰'],
    ['correction', 9000, 'برداشت', '۱٬۰۰۰'],
  ])('by %s notifies its owner, in the list and by mail', async (type, amount, direction, moved) => {
    const account = await createAccount(app);
    await fillWallet(app, account, 100_000);
    await adjust(account.id, { amount, type, reason: 'جبران تأخیر' });
    const { body } = await app.rest('GET', '/notifications', { token: account.token });
    const [notice] = body['items'] as { title: string; message: string }[];
    expect(notice?.title).toContain(direction);
    for (const fact of [moved, 'جبران تأخیر']) expect(notice?.message).toContain(fact);
    const text = `select count(*)::int as mails from email_logs where user_id = $1 and template_type = 'notification'`;
    expect(await row(app.ctx().em, text, [account.id])).toEqual({ mails: 1 });
  });

  it('that moves nothing notifies nobody', async () => {
    const account = await createAccount(app);
    await fillWallet(app, account, 70_000);
    await adjust(account.id, { amount: 7000, type: 'correction', reason: 'بازبینی' });
    const { body } = await app.rest('GET', '/notifications', { token: account.token });
    expect(body['items']).toEqual([]);
  });

  it('takes the owner’s id where there is no wallet yet', async () => {
    const account = await createAccount(app);
    expect((await adjust(account.id, { amount: 1000, type: 'credit', reason: 'هدیه' })).body['balance_after']).toBe(
      1000,
    );
    expect(await balanceOf(app, account)).toBe(10_000);
  });

  it('may find the balance right, which moves nothing', async () => {
    const account = await createAccount(app);
    await fillWallet(app, account, 70_000);
    const { body } = await adjust(account.id, { amount: 7000, type: 'correction', reason: 'بازبینی' });
    expect(body).toMatchObject({ balance_before: 7000, balance_after: 7000 });
  });

  it('S-198 cannot correct a balance to nothing', async () => {
    const account = await createAccount(app);
    await fillWallet(app, account, 70_000);
    const refused = await adjust(account.id, { amount: 0, type: 'correction', reason: 'بستن' });
    expect([refused.status, refused.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    expect(await balanceOf(app, account)).toBe(70_000);
  });

  it('cannot take more than there is', async () => {
    const account = await createAccount(app);
    await fillWallet(app, account, 10_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => adjust(account.id, { amount: 600, type: 'debit', reason: 'برداشت' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402, 402]);
    expect(answers.find(({ status }) => status === 402)?.body['error_code']).toBe('INSUFFICIENT_FUNDS');
    expect(await balanceOf(app, account)).toBe(4000);
  });

  it.each([
    [{ type: 'credit', reason: 'x' }, 'مبلغ'],
    [{ amount: 0, type: 'credit', reason: 'x' }, 'مثبت'],
    [{ amount: -5, type: 'credit', reason: 'x' }, 'مثبت'],
    [{ amount: 1.5, type: 'credit', reason: 'x' }, 'کامل'],
    [{ amount: 10, type: 'credit', reason: '   ' }, 'مبلغ و دلیل را وارد کنید.'],
    [{ amount: 10, type: 'credit' }, 'مبلغ و دلیل را وارد کنید.'],
  ])('S-198 cannot be %j', async (body, message) => {
    const account = await createAccount(app);
    const answer = await adjust(account.id, body);
    expect([answer.status, answer.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
    expect(answer.body['fields']).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
  });

  it('acts once for one Idempotency-Key', async () => {
    const account = await createAccount(app);
    const body = { amount: 1000, type: 'credit', reason: 'یک بار' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => adjust(account.id, body, 'once')));
    expect(answers.map(({ body: { success, balance_after } }) => [success, balance_after])).toEqual(
      answers.map(() => [true, 1000]),
    );
    expect(await balanceOf(app, account)).toBe(10_000);
    expect((await adjust(account.id, { ...body, amount: 2000 }, 'once')).body['error_code']).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  it('cannot be made by customers, nor for nobody', async () => {
    const account = await createAccount(app);
    const body = { amount: 1000, type: 'credit', reason: 'خودم' };
    expect((await adjust(account.id, body, undefined, account.token)).status).toBe(403);
    expect((await adjust('01890000-0000-7000-8000-000000000000', body)).status).toBe(404);
    expect((await adjust('x', body)).status).toBe(404);
    const mutation = `mutation ($id: ID!) { adjustWallet(walletId: $id, type: credit, amountToman: 1, reason: "x") { id } }`;
    const { errors } = await app.graphql(mutation, { id: account.id }, account.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('goes through GraphQL alike', async () => {
    const account = await createAccount(app);
    const mutation = `mutation ($id: ID!) { adjustWallet(walletId: $id, type: credit, amountToman: 7, reason: "هدیه") { amountRials balanceAfterRials adminName } }`;
    expect((await app.graphql(mutation, { id: account.id }, admin.token)).data).toEqual({
      adjustWallet: { amountRials: 70, balanceAfterRials: 70, adminName: 'مینا مدیر' },
    });
    const query = 'query ($id: ID!) { walletAdjustments(walletId: $id) { items { reason } pagination { total } } }';
    expect((await app.graphql(query, { id: account.id }, admin.token)).data).toEqual({
      walletAdjustments: { items: [{ reason: 'هدیه' }], pagination: { total: 1 } },
    });
  });
});

describe('S-214 the list of wallets', () => {
  it('is searched by name and e-mail', async () => {
    const account = await createAccount(app, { fullName: 'نیلوفر یگانه' });
    await fillWallet(app, account, 500);
    for (const search of ['نيلوفر', account.email.slice(0, 20)]) {
      const { body } = await app.rest('GET', `/admin/wallets?search=${encodeURIComponent(search)}`, {
        token: admin.token,
      });
      expect(body['items']).toEqual([
        {
          $id: expect.any(String),
          id: expect.any(String),
          user_id: account.id,
          userId: account.id,
          balance: 500,
          balance_rials: 500,
          currency: 'IRR',
          created_at: expect.any(String),
          createdAt: expect.any(String),
          user_profile: { full_name: 'نیلوفر یگانه', email: account.email },
          userProfile: { full_name: 'نیلوفر یگانه', email: account.email },
        },
      ]);
    }
    const { body } = await app.rest('GET', '/admin/wallets?limit=1', { token: admin.token });
    expect(body['items']).toHaveLength(1);
    const query =
      '{ wallets(filter: { search: "نیلوفر" }) { items { userId balanceRials ownerName } pagination { total } } }';
    expect((await app.graphql(query, {}, admin.token)).data).toMatchObject({
      wallets: { items: [{ userId: account.id, balanceRials: 500 }], pagination: { total: 1 } },
    });
  });

  it('cannot be seen by customers', async () => {
    const account = await createAccount(app);
    for (const path of ['/admin/wallets', `/admin/wallets/${account.id}/adjustments`, '/admin/ledger/proof'])
      expect((await app.rest('GET', path, { token: account.token })).status).toBe(403);
    for (const query of ['{ wallets { items { id } } }', '{ ledgerProof { sound } }'])
      expect((await app.graphql(query, {}, account.token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('writing a transaction', () => {
  it('cannot be done by users', async () => {
    const account = await createAccount(app);
    const body = { amount: 1_000_000, type: 'deposit', description: 'برای خودم' };
    const { status } = await app.rest('POST', '/wallets/me/transactions', { body, token: account.token });
    expect([status, await balanceOf(app, account)]).toEqual([403, 0]);
  });

  it('is an adjustment when an administrator does it', async () => {
    const owner = await createAccount(app, { role: 'admin' });
    const write = (body: object) => app.rest('POST', '/wallets/me/transactions', { body, token: owner.token });
    expect((await write({ amount: 50_000, type: 'deposit', description: 'آزمون' })).body).toMatchObject({
      type: 'credit',
      status: 'completed',
      amount: 50_000,
      description: 'آزمون',
      balance_before: 0,
      balance_after: 50_000,
      reference_type: 'adjustment',
    });
    expect((await write({ amount: 60_000, type: 'withdrawal', description: 'آزمون' })).status).toBe(402);
  });
});

it('the ledger proves itself', async () => {
  const { body } = await app.rest('GET', '/admin/ledger/proof', { token: admin.token });
  expect(body).toMatchObject({ sound: true, trial_balance: 0, faults: [] });
  expect((body['balances'] as { kind: string }[]).map(({ kind }) => kind)).toEqual([
    'adjustments',
    'gateway_clearing',
    'holds',
    'revenue',
    'user_wallet',
  ]);
});

describe('the movements of a wallet', () => {
  const QUERY = `query ($id: ID!) {
    walletMovements(walletId: $id) { items { type balanceAfterRials } pagination { total } }
  }`;

  it('are shown to administrators by its id and its owner', async () => {
    const account = await createAccount(app);
    const id = await walletOf(account);
    await adjust(id, { amount: 5000, type: 'credit', reason: 'جبران' });
    await adjust(id, { amount: 2000, type: 'debit', reason: 'جبران' });
    const { body } = await app.rest('GET', `/admin/wallets/${id}/transactions`, { token: admin.token });
    expect((body['items'] as Record<string, unknown>[]).map(({ type }) => type)).toEqual(['debit', 'credit']);
    const { data } = await app.graphql<{ walletMovements: object }>(QUERY, { id: account.id }, admin.token);
    expect(data.walletMovements).toMatchObject({
      items: [{ balanceAfterRials: 30_000 }, { balanceAfterRials: 50_000 }],
      pagination: { total: 2 },
    });
  });

  it('cannot be seen by customers, not even their own', async () => {
    const account = await createAccount(app);
    const { errors } = await app.graphql(QUERY, { id: account.id }, account.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});
