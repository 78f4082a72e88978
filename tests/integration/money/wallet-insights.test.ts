/** The pages of a customer's wallet: filters, analytics, settings, and the statement to keep. */
import { walletAccountOf } from '#features/wallet/index.js';
import { unitOfWork } from '#platform/context.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { atGateway, fillWallet, openDeposit, payOrder, placeOrder } from '#tests/helpers/money.js';
import { pdfPages, pdfText } from '#tests/helpers/samples/pdf-text.js';

// Noon in Tehran of 30 Aban 1405.
const clock = manualClock('2026-11-21T08:30:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, worker: false });
});
afterAll(() => app?.close());

const transactions = async (account: Account, query: string): Promise<Record<string, unknown>> =>
  (await app.rest('GET', `/wallets/me/transactions?${query}`, { token: account.token })).body;

describe('S-204 transactions', () => {
  it('are filtered by type and status, by page and by offset', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, order.priceRials + 100);
    await payOrder(app, account, order.id, 'wallet');
    expect((await transactions(account, 'type=debit'))['items']).toMatchObject([
      { type: 'debit', status: 'completed', amount: order.priceRials, balance_after: 100, reference_id: order.id },
    ]);
    expect((await transactions(account, 'limit=1&offset=1'))['items']).toMatchObject([{ type: 'credit' }]);
    expect(await transactions(account, 'limit=1&page=2')).toMatchObject({
      items: [{ type: 'credit' }],
      pagination: { page: 2, pages: 2, total: 2, limit: 1 },
    });
    expect((await transactions(account, 'status=completed'))['pagination']).toMatchObject({ total: 2 });
    const none = `from=${encodeURIComponent('2030-01-01T00:00:00Z')}`;
    expect((await transactions(account, none))['pagination']).toMatchObject({ total: 0 });
    const refused = await app.rest('GET', '/wallets/me/transactions?type=gift', { token: account.token });
    expect([refused.status, refused.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('that wait or were cancelled are the top-ups', async () => {
    const account = await createAccount(app);
    const { paymentId } = await openDeposit(app, account, 1_000_000);
    expect(await transactions(account, 'status=pending')).toMatchObject({
      items: [{ id: paymentId, type: 'deposit', status: 'pending', amount: 1_000_000, balance_after: 0 }],
      pagination: { total: 1 },
    });
    await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: account.token });
    expect((await transactions(account, 'status=cancelled'))['items']).toMatchObject([{ id: paymentId }]);
    for (const query of ['status=pending', 'status=failed', 'status=cancelled&type=debit'])
      expect((await transactions(account, query))['items']).toEqual([]);
    const asked =
      'query { walletTransactions(filter: { status: cancelled }) { items { id status } pagination { total } } }';
    expect((await app.graphql(asked, {}, account.token)).data).toEqual({
      walletTransactions: { items: [{ id: paymentId, status: 'cancelled' }], pagination: { total: 1 } },
    });
  });
});

describe('analytics', () => {
  it('add up by Jalali month and by type', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, order.priceRials + 5_000_000);
    await payOrder(app, account, order.id, 'wallet');
    const { body } = await app.rest('GET', '/wallets/me/analytics', { token: account.token });
    const months = body['by_month'] as { month: string; label: string; in: number; out: number }[];
    expect(months).toHaveLength(12);
    expect(months[0]?.month).toBe('1404-09');
    expect(months.at(-1)).toMatchObject({ month: '1405-08', in: order.priceRials + 5_000_000, out: order.priceRials });
    expect(months.at(-1)?.label).toBe('آبان ۱۴۰۵');
    expect(body).toMatchObject({
      total_in: order.priceRials + 5_000_000,
      total_out: order.priceRials,
      currency: 'IRR',
    });
    expect(body['by_type']).toContainEqual({
      type: 'debit',
      amount: order.priceRials,
      amount_rials: order.priceRials,
      count: 1,
    });
    const query = '{ walletAnalytics(months: 2) { totalInRials byMonth { month } byType { type } } }';
    expect((await app.graphql(query, {}, account.token)).data).toMatchObject({
      walletAnalytics: { byMonth: [{ month: '1405-07' }, { month: '1405-08' }] },
    });
  });

  it('do not count what was only held', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, 1_000_000);
    const { body } = await payOrder(app, account, order.id, 'split');
    await app.rest('POST', '/payments/cancel', { body: { payment_id: body['payment_id'] }, token: account.token });
    const seen = await app.rest('GET', '/wallets/me/analytics', { token: account.token });
    expect(seen.body).toMatchObject({ total_in: 1_000_000, total_out: 0 });
  });
});

it('S-170 settings give the bounds of a top-up', async () => {
  const account = await createAccount(app);
  const { body } = await app.rest('GET', '/wallets/me/settings', { token: account.token });
  expect(body).toEqual({
    min_topup: 1_000_000,
    min_topup_rials: 1_000_000,
    max_topup: 9_999_999_990,
    max_topup_rials: 9_999_999_990,
    gateway_min: 10_000,
    gateway_min_rials: 10_000,
    gateway_max: 1_000_000_000,
    gateway_max_rials: 1_000_000_000,
    currency: 'IRR',
    pending_expiry_ms: 3_600_000,
    description: { min: 3, max: 255 },
  });
  const { data } = await app.graphql('{ walletSettings { minTopUpRials maxTopUpRials } }', {}, account.token);
  expect(data).toEqual({ walletSettings: { minTopUpRials: 1_000_000, maxTopUpRials: 9_999_999_990 } });
});

describe('the statement', () => {
  const download = async (account: Account, query: string): Promise<{ response: Response; bytes: Buffer }> => {
    const response = await fetch(`${app.url}/api/wallets/me/statement?${query}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('is a spreadsheet with Jalali dates and no formulas', async () => {
    const account = await createAccount(app);
    const { paymentUrl, authority } = await openDepositCalled(account, '=HYPERLINK("http://x","y"), "بله"');
    await atGateway(paymentUrl);
    await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    const { response, bytes } = await download(account, 'format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="wallet-1405-08-30.csv"');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line, end] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(head).toContain('"واریز (ریال)","برداشت (ریال)"');
    expect(line).toMatch(
      /^"1405\/08\/30","\d\d:\d\d","واریز از درگاه","'=HYPERLINK\(""http:\/\/x"",""y""\), ""بله""",1000000,0,1000000,"[0-9a-f-]{36}"$/,
    );
    expect(end).toBe('');
  });

  async function openDepositCalled(
    account: Account,
    description: string,
  ): Promise<{ paymentUrl: string; authority: string }> {
    const { body } = await app.rest('POST', '/wallets/me/deposit', {
      body: { amount: 1_000_000, description },
      token: account.token,
    });
    return { paymentUrl: String(body['payment_url']), authority: String(body['authority']) };
  }

  it('is a PDF that says the same', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, order.priceRials + 12_340);
    await payOrder(app, account, order.id, 'wallet');
    const { response, bytes } = await download(account, 'format=pdf');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = pdfText(bytes);
    expect(text).toContain('۱۲٬۳۴۰');
    expect(text).toContain('۲۵٬۰۱۲٬۳۴۰');
    expect(text).toContain('۱۴۰۵/۰۸/۳۰');
    expect(text).toContain(account.email);
    expect(text.replace(/\s/g, '')).toMatch(/[0-9a-f]{64}/);
  });

  it('runs over pages and says so when it is too long', async () => {
    const account = await createAccount(app);
    for (let at = 0; at < 60; at += 1) await fillWallet(app, account, 10);
    expect(pdfPages((await download(account, 'format=pdf')).bytes)).toBeGreaterThan(1);
  });

  it('begins with the balance before its period', async () => {
    const account = await createAccount(app);
    await fillWallet(app, account, 700);
    clock.advance(1000);
    const from = clock.now().toISOString();
    clock.advance(1000);
    await fillWallet(app, account, 300);
    const query = `query ($from: DateTime, $to: DateTime) { walletStatement(from: $from, to: $to) {
      openingRials closingRials totalInRials totalOutRials fingerprint lines { amountRials status } } }`;
    const { data } = await app.graphql(query, { from }, account.token);
    expect(data).toEqual({
      walletStatement: {
        openingRials: 700,
        closingRials: 1000,
        totalInRials: 300,
        totalOutRials: 0,
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        lines: [{ amountRials: 300, status: 'completed' }],
      },
    });
    const wrong = await app.graphql(query, { from, to: '2020-01-01T00:00:00Z' }, account.token);
    expect(wrong.errors?.[0]?.extensions['code']).toBe('VALIDATION_ERROR');
  });

  it('cannot be read without a session', async () => {
    for (const path of ['statement', 'analytics', 'settings'])
      expect((await app.rest('GET', `/wallets/me/${path}`)).status).toBe(401);
  });
});

it('a first wallet is made once by many at once', async () => {
  for (let round = 0; round < 40; round += 1) {
    const { id } = await createAccount(app);
    const made = Array.from({ length: 16 }, () => unitOfWork(app.ctx(), (tx) => walletAccountOf(tx, id)));
    expect(new Set(await Promise.all(made))).toEqual(new Set([id]));
  }
});

it('S-204 S-214 answers the documented fields over REST', async () => {
  const account = await createAccount(app);
  await fillWallet(app, account, 1000);
  const wallet = await app.rest('GET', '/wallets/me', { token: account.token });
  const id = wallet.body['id'] as string;
  const profile = { full_name: account.fullName, email: account.email };
  expect(wallet.body).toEqual({
    $id: id,
    id,
    user_id: account.id,
    userId: account.id,
    balance: 1000,
    balance_rials: 1000,
    currency: 'IRR',
    created_at: expect.any(String),
    createdAt: expect.any(String),
    user_profile: profile,
    userProfile: profile,
  });
  expect((await app.rest('GET', '/wallets/me/balance', { token: account.token })).body).toEqual({
    success: true,
    balance: 1000,
    balance_rials: 1000,
    currency: 'IRR',
  });
  const { body } = await app.rest('GET', '/wallets/me/transactions?limit=50&offset=0', { token: account.token });
  expect(body['items']).toEqual([
    {
      id: expect.any(String),
      wallet_id: id,
      walletId: id,
      type: 'credit',
      status: 'completed',
      description: 'شارژ آزمایشی',
      amount: 1000,
      amount_rials: 1000,
      balance_before: 0,
      balanceBefore: 0,
      balance_before_rials: 0,
      balance_after: 1000,
      balanceAfter: 1000,
      balance_after_rials: 1000,
      reference_type: 'test',
      referenceType: 'test',
      reference_id: expect.any(String),
      referenceId: expect.any(String),
      created_at: expect.any(String),
      createdAt: expect.any(String),
    },
  ]);
});
