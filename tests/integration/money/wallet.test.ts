/** The wallet: topping it up, paying from it, and its account of both. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import {
  atGateway,
  balanceOf,
  booksOf,
  fillWallet,
  ledgerFaults,
  openDeposit,
  placeOrder,
} from '#tests/helpers/money.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const deposit = (account: Account, body: object, headers: Record<string, string> = {}): Promise<RestAnswer> =>
  app.rest('POST', '/wallets/me/deposit', { body, token: account.token, headers });

describe('a top-up', () => {
  it('S-184 S-219 arrives with its tracking code and new balance', async () => {
    const account = await createAccount(app);
    const { paymentId, authority, paymentUrl } = await openDeposit(app, account, 1_500_000);
    const callback = new URL((await atGateway(paymentUrl)) ?? '');
    expect(callback.pathname).toBe('/wallet/payment/callback');
    expect(callback.searchParams.get('order_id')).toBe(paymentId);
    const { status, body } = await app.rest('POST', '/payments/verify-wallet-deposit', {
      body: { authority, order_id: paymentId },
      token: account.token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      ref_id: expect.stringMatching(/^\d+$/),
      new_balance: 1_500_000,
      error: null,
    });
    const mail = await eventually('the mail', async () => (await app.mails(account.email))[0]);
    expect(mail.text).toContain('۱۵۰٬۰۰۰ تومان');
  });

  it('is credited once through both APIs at once', async () => {
    const account = await createAccount(app);
    const { paymentId, authority, paymentUrl } = await openDeposit(app, account);
    await atGateway(paymentUrl);
    const mutation =
      'mutation ($a: String!, $p: ID) { verifyDeposit(authority: $a, paymentId: $p, status: "OK") { success refId newBalanceRials } }';
    const calls = Array.from({ length: 24 }, async (_, index) => {
      if (index % 2)
        return (await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority, orderId: paymentId } })).body[
          'ref_id'
        ];
      return (
        await app.graphql<{ verifyDeposit: { refId: string } }>(mutation, { a: authority, p: paymentId }, account.token)
      ).data.verifyDeposit.refId;
    });
    expect(new Set(await Promise.all(calls)).size).toBe(1);
    expect(await balanceOf(app, account)).toBe(1_000_000);
    expect(await booksOf(app, paymentId)).toMatchObject({ journals: 1, receipts: 1 });
  });

  it("cannot be taken for another user's", async () => {
    const [mine, theirs] = [await createAccount(app), await createAccount(app)];
    const [first, second] = [await openDeposit(app, mine), await openDeposit(app, theirs)];
    await atGateway(first.paymentUrl);
    const mixed = await app.rest('POST', '/wallets/me/deposit/verify', {
      body: { authority: first.authority, order_id: second.paymentId },
      token: theirs.token,
    });
    expect([mixed.status, mixed.body['error_code']]).toEqual([400, 'INVALID_AUTHORITY']);
    const settled = await app.rest('POST', '/wallets/me/deposit/verify', {
      body: { authority: first.authority },
      token: theirs.token,
    });
    expect(settled.body).toMatchObject({ success: true, new_balance: null, amount: null });
    expect([await balanceOf(app, mine), await balanceOf(app, theirs)]).toEqual([1_000_000, 0]);
  });

  it('S-184 fails at once when the payer turned back', async () => {
    const account = await createAccount(app);
    const { authority, paymentUrl, paymentId } = await openDeposit(app, account);
    await atGateway(paymentUrl, { do: 'cancel' });
    const { body } = await app.rest('POST', '/wallets/me/deposit/verify', {
      body: { authority, order_id: paymentId, status: 'NOK' },
    });
    expect(body).toMatchObject({ success: false, error_code: 'PAYMENT_CANCELED', error: expect.any(String) });
    expect(await balanceOf(app, account)).toBe(0);
    await openDeposit(app, account);
  });

  it.each([
    [{ amount: 999_990 }, 422, 'DEPOSIT_TOO_SMALL', 'Amount must be at least 1,000,000 Rials (100,000 Tomans)'],
    [{ amount: 10_000_000_000 }, 422, 'DEPOSIT_TOO_LARGE', 'The maximum top-up is 999,999,999 Tomans'],
    [
      { amount: 9_999_999_990 },
      422,
      'GATEWAY_LIMIT',
      'One payment can be at most 100,000,000 Tomans. Please pay in parts.',
    ],
    [{ amount: 2_000_000, description: 'کم' }, 422, 'DESCRIPTION_LENGTH', 'The description takes 3 to 255 characters'],
    [{ amount: 1_000_005 }, 422, 'VALIDATION_ERROR', 'Please check your input and try again.'],
    [{ amount: -5 }, 422, 'DEPOSIT_TOO_SMALL', 'Amount must be at least 1,000,000 Rials (100,000 Tomans)'],
  ])('S-170 S-171 cannot be %j', async (body, status, code, message) => {
    const account = await createAccount(app);
    const answer = await deposit(account, body);
    expect([answer.status, answer.body['error_code'], answer.body['message']]).toEqual([status, code, message]);
    const wallet = await app.graphql<{ wallet: { pendingDeposit: unknown } }>(
      '{ wallet { pendingDeposit { id } } }',
      {},
      account.token,
    );
    expect(wallet.data.wallet.pendingDeposit).toBeNull();
  });

  it('S-168 cannot be opened twice, but continued or canceled', async () => {
    const account = await createAccount(app);
    const answers = await Promise.all([1, 2, 3].map(() => deposit(account, { amount: 1_000_000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['error_code']).toBe('DEPOSIT_PENDING');
    const query = '{ wallet { balanceRials pendingDeposit { id status amountRials paymentUrl description } } }';
    const { data } = await app.graphql<{ wallet: { pendingDeposit: { id: string; paymentUrl: string } } }>(
      query,
      {},
      account.token,
    );
    expect(data.wallet.pendingDeposit).toMatchObject({
      status: 'pending',
      amountRials: 1_000_000,
      paymentUrl: expect.stringContaining('/pg/StartPay/'),
    });
    const cancel = 'mutation ($id: ID!) { cancelPayment(id: $id) { id status } }';
    const canceled = await app.graphql(cancel, { id: data.wallet.pendingDeposit.id }, account.token);
    expect(canceled.data).toMatchObject({ cancelPayment: { status: 'cancelled' } });
    const again = await app.rest('POST', '/payments/cancel', {
      body: { payment_id: data.wallet.pendingDeposit.id },
      token: account.token,
      headers: { 'idempotency-key': 'cancel-1' },
    });
    expect([again.status, again.body['status']]).toEqual([200, 'cancelled']);
    expect((await deposit(account, { amount: 1_000_000 })).status).toBe(200);
  });

  it('acts once for one Idempotency-Key', async () => {
    const account = await createAccount(app);
    const key = { 'idempotency-key': 'top-up-1' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => deposit(account, { amount: 1_000_000 }, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['order_id'])).size).toBe(1);
    const other = await deposit(account, { amount: 2_000_000 }, key);
    expect([other.status, other.body['error_code']]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });
});

describe('S-168 a top-up that waits', () => {
  it('hides after an hour, and no longer blocks another', async () => {
    const account = await createAccount(app);
    const { paymentId } = await openDeposit(app, account);
    const pending = async (): Promise<unknown> =>
      (
        await app.graphql<{ wallet: { pendingDeposit: unknown } }>(
          '{ wallet { pendingDeposit { id } } }',
          {},
          account.token,
        )
      ).data.wallet.pendingDeposit;
    expect(await pending()).toEqual({ id: paymentId });
    const older = `update payments set created_at = created_at - interval '61 minutes' where id = ?`;
    await app.ctx().em.fork().execute(older, [paymentId]);
    expect(await pending()).toBeNull();
    await openDeposit(app, account);
  });

  it('S-206 keeps no tags in its description', async () => {
    const account = await createAccount(app);
    await deposit(account, { amount: 1_000_000, description: '<b>شارژ</b> <script>alert(1)</script>ماهانه' });
    const { body } = await app.rest('GET', '/payments/history', { token: account.token });
    expect(body['items']).toMatchObject([{ description: 'شارژ ماهانه' }]);
    const empty = await deposit(await createAccount(app), { amount: 1_000_000, description: '<b></b>اب' });
    expect(empty.body['error_code']).toBe('DESCRIPTION_LENGTH');
  });
});

describe('paying an order from the wallet', () => {
  const pay =
    'mutation ($id: ID!, $key: String) { payInvoice(id: $id, method: wallet, idempotencyKey: $key) { success paymentUrl invoice { id status } } }';

  it('settles order, invoice and receipt', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, order.priceRials + 70);
    const { data } = await app.graphql(pay, { id: order.invoiceId }, account.token);
    expect(data).toEqual({
      payInvoice: { success: true, paymentUrl: null, invoice: { id: order.invoiceId, status: 'paid' } },
    });
    expect(await balanceOf(app, account)).toBe(70);
    expect(await booksOf(app, order.id)).toEqual({ journals: 1, receipts: 1, paidInvoices: 1 });
    const read = await app.graphql(
      'query ($id: ID!) { order(id: $id) { status paymentStatus } }',
      { id: order.id },
      account.token,
    );
    expect(read.data).toEqual({ order: { status: 'in_progress', paymentStatus: 'paid' } });
  });

  it('cannot be done twice', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, 3 * order.priceRials);
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.graphql<{ payInvoice: unknown } | null>(pay, { id: order.invoiceId }, account.token),
      ),
    );
    expect(all.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(all.flatMap(({ errors }) => errors?.[0]?.extensions['code'] ?? []))).toEqual(
      new Set(['DUPLICATE_PAYMENT']),
    );
    expect(await balanceOf(app, account)).toBe(2 * order.priceRials);
    const { status, body } = await app.rest('POST', `/invoices/${order.invoiceId}/pay`, {
      body: { use_wallet: true },
      token: account.token,
    });
    expect([status, body['error_code']]).toEqual([409, 'DUPLICATE_PAYMENT']);
  });

  it('acts once for one Idempotency-Key', async () => {
    const account = await createAccount(app);
    const [order, other] = [await placeOrder(app, account), await placeOrder(app, account)];
    await fillWallet(app, account, 2 * order.priceRials);
    const call = (invoice: string): Promise<RestAnswer> =>
      app.rest('POST', `/invoices/${invoice}/pay`, {
        body: { method: 'wallet' },
        token: account.token,
        headers: { 'idempotency-key': 'once' },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(order.invoiceId)));
    expect(answers.map(({ status, body }) => [status, body['success']])).toEqual(answers.map(() => [200, true]));
    expect(await balanceOf(app, account)).toBe(order.priceRials);
    expect((await call(other.invoiceId)).body['error_code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('cannot overdraw', async () => {
    const account = await createAccount(app);
    const orders = [await placeOrder(app, account), await placeOrder(app, account), await placeOrder(app, account)];
    const price = orders[0]?.priceRials ?? 0;
    await fillWallet(app, account, 2 * price - 10);
    const answers = await Promise.all(
      orders.map(({ id }) =>
        app.rest('POST', '/payments/request', {
          body: { order_id: id, payment_method: 'wallet' },
          token: account.token,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
    expect(answers.find(({ status }) => status === 402)?.body['error_code']).toBe('INSUFFICIENT_FUNDS');
    expect(await balanceOf(app, account)).toBe(price - 10);
    // The money is taken last: what was written before it for the refused ones is gone with them.
    const left = `select (select count(*)::int from payments where user_id = ?) as payments,
      (select count(*)::int from receipts where user_id = ?) as receipts,
      (select count(*)::int from invoices where user_id = ? and status = 'paid') as invoices,
      (select count(*)::int from orders where user_id = ? and payment_status = 'paid') as orders,
      (select count(*)::int from notifications where user_id = ? and type = 'payment') as notices`;
    expect(await app.ctx().em.execute(left, Array(5).fill(account.id))).toEqual([
      { payments: 1, receipts: 1, invoices: 1, orders: 1, notices: 1 },
    ]);
  });

  it("cannot pay or see another's invoice", async () => {
    const [owner, stranger] = [await createAccount(app), await createAccount(app)];
    const order = await placeOrder(app, owner);
    await fillWallet(app, stranger, order.priceRials);
    const { errors } = await app.graphql(pay, { id: order.invoiceId }, stranger.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(
      (
        await app.rest('POST', `/invoices/${order.invoiceId}/pay`, {
          body: { method: 'wallet' },
          token: stranger.token,
        })
      ).status,
    ).toBe(404);
  });

  it('comes back, once, when the order is dropped', async () => {
    const account = await createAccount(app);
    const admin = await createAccount(app, { role: 'admin' });
    const order = await placeOrder(app, account);
    await fillWallet(app, account, order.priceRials);
    await app.graphql(pay, { id: order.invoiceId }, account.token);
    const drop = 'mutation ($id: ID!) { deleteOrder(id: $id) { success } }';
    await Promise.all([1, 2, 3].map(() => app.graphql(drop, { id: order.id }, admin.token)));
    expect(await balanceOf(app, account)).toBe(order.priceRials);
    const list = await app.rest('GET', '/wallets/me/transactions?type=refund', { token: account.token });
    expect(list.body).toMatchObject({
      items: [{ type: 'refund', amount: order.priceRials, balance_before: 0, balance_after: order.priceRials }],
      pagination: { total: 1 },
    });
  });
});

describe('looking at the wallet', () => {
  it('S-167 pages and filters transactions, newest first', async () => {
    const account = await createAccount(app);
    for (const amount of [10, 20, 30]) await fillWallet(app, account, amount);
    const query = `query ($type: WalletTransactionType, $page: Int!) { walletTransactions(filter: { type: $type }, page: $page, limit: 2) {
      items { type status amountRials balanceBeforeRials balanceAfterRials } pagination { page pages total limit } } }`;
    const first = await app.graphql(query, { page: 1 }, account.token);
    expect(first.data).toEqual({
      walletTransactions: {
        items: [
          { type: 'credit', status: 'completed', amountRials: 30, balanceBeforeRials: 30, balanceAfterRials: 60 },
          { type: 'credit', status: 'completed', amountRials: 20, balanceBeforeRials: 10, balanceAfterRials: 30 },
        ],
        pagination: { page: 1, pages: 2, total: 3, limit: 2 },
      },
    });
    const none = await app.graphql<{ walletTransactions: { items: unknown[] } }>(
      query,
      { page: 1, type: 'debit' },
      account.token,
    );
    expect(none.data.walletTransactions.items).toEqual([]);
  });

  it('needs a session', async () => {
    for (const path of ['/wallets/me', '/wallets/me/balance', '/wallets/me/transactions'])
      expect((await app.rest('GET', path)).status).toBe(401);
    expect((await app.graphql('{ wallet { id } }')).errors?.[0]?.extensions['code']).toBe('UNAUTHORIZED');
  });

  it('S-234 answers no balance in rials when it fails', async () => {
    const { status, body } = await app.rest('GET', '/wallets/me/balance');
    expect([status, body]).toMatchObject([
      401,
      { success: false, balance: 0, balance_rials: 0, currency: 'IRR', error_code: 'UNAUTHORIZED' },
    ]);
  });

  it('notifies its owner, and nobody else, of each posting', async () => {
    const [owner, stranger] = [await createAccount(app), await createAccount(app)];
    const seen: unknown[] = [];
    const listen = (account: Account, into: unknown[]): ReturnType<typeof createClient> => {
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { token: account.token },
        retryAttempts: 0,
      });
      client.subscribe(
        { query: 'subscription { walletChanged { balanceRials } }' },
        { next: (result) => into.push(result), error: () => undefined, complete: () => undefined },
      );
      return client;
    };
    const overheard: unknown[] = [];
    const clients = [listen(owner, seen), listen(stranger, overheard)];
    await new Promise((resolve) => setTimeout(resolve, 400));
    await fillWallet(app, owner, 500);
    await eventually('the event', () => Promise.resolve(seen.length > 0));
    expect(seen).toEqual([{ data: { walletChanged: { balanceRials: 500 } } }]);
    expect(overheard).toEqual([]);
    await Promise.all(clients.map((client) => client.dispose()));
  });
});

it('S-185 a return without a payment code is incomplete', async () => {
  const order_id = '01a22278-09c3-74cf-ad27-524d65d22d30';
  for (const body of [{}, { authority: '', order_id }, { order_id }]) {
    const answer = await app.rest('POST', '/wallets/me/deposit/verify', { body });
    expect([answer.status, answer.body['error_code'], answer.body['new_balance']]).toEqual([
      400,
      'PAYMENT_INCOMPLETE',
      null,
    ]);
  }
});
