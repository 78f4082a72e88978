/** "Where is my money": every step of a payment, and what the gateway said (specification 2 §8). */
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { atGateway, fillWallet, openDeposit, openOrderPayment, payOrder, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  account = await createAccount(app);
});
afterAll(() => app?.close());

interface Step {
  readonly kind: string;
  readonly title: string;
  readonly note: string | null;
  readonly amount: number | null;
}

async function stepsOf(paymentId: string, token = account.token): Promise<Step[]> {
  const { body } = await app.rest('GET', `/payments/${paymentId}/timeline`, { token });
  return body['items'] as Step[];
}
const kindsOf = async (paymentId: string): Promise<string[]> => (await stepsOf(paymentId)).map(({ kind }) => kind);

const verify = (authority: string, status = 'OK', token?: string) =>
  app.rest('POST', '/payments/verify', { body: { authority, status }, token: token ?? null });

it('lists the steps of a paid session', async () => {
  const order = await placeOrder(app, account);
  const { paymentId, authority, paymentUrl } = await openOrderPayment(app, account, order.id);
  await atGateway(paymentUrl);
  await verify(authority);
  await verify(authority);
  const steps = await stepsOf(paymentId);
  expect(steps.map(({ kind }) => kind)).toEqual(['requested', 'redirected', 'returned', 'verified', 'settled']);
  expect(steps.at(-1)).toMatchObject({ title: 'پرداخت نهایی شد', amount: order.priceRials });
});

it('lists refunds, to the customer through GraphQL', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials);
  const { body } = await payOrder(app, account, order.id, 'wallet');
  await app.rest('POST', '/payments/refund', {
    body: { payment_id: body['payment_id'], amount: 100_000 },
    token: admin.token,
  });
  const query = 'query ($id: ID!) { order(id: $id) { payments { timeline { kind title amountRials at } } } }';
  const { data } = await app.graphql<{ order: { payments: { timeline: { kind: string }[] }[] } }>(
    query,
    { id: order.id },
    account.token,
  );
  expect(data.order.payments[0]?.timeline.map(({ kind }) => kind)).toEqual([
    'requested',
    'settled',
    'refund_requested',
    'refunded',
  ]);
});

it('cannot grow without bound: the newest steps and refunds remain', async () => {
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials);
  const { body } = await payOrder(app, account, order.id, 'wallet');
  const refunds = `insert into payment_refunds (id, payment_id, amount_rials, method, status, reason, created_at, updated_at)
    select gen_random_uuid(), $1, 1000 + n, 'wallet', 'failed', null, now() + n * interval '1 second', now()
    from generate_series(1, 160) n`;
  const steps = `insert into payment_events (id, payment_id, kind, amount_rials, created_at)
    select gen_random_uuid(), $1, 'refund_requested', 1000 + n, now() + n * interval '1 second'
    from generate_series(1, 320) n`;
  for (const text of [refunds, steps]) await rows(app.ctx().em, text, [body['payment_id'] as string]);
  const query = `query ($id: ID!) { order(id: $id) { payments {
    timeline { amountRials } refunds { amountRials } } } }`;
  type Amounts = readonly { readonly amountRials: number }[];
  const { data } = await app.graphql<{ order: { payments: { timeline: Amounts; refunds: Amounts }[] } }>(
    query,
    { id: order.id },
    account.token,
  );
  const bounds = (all: Amounts = []) => [all.length, all[0]?.amountRials, all.at(-1)?.amountRials];
  expect(bounds(data.order.payments[0]?.refunds)).toEqual([100, 1061, 1160]);
  expect(bounds(data.order.payments[0]?.timeline)).toEqual([300, 1021, 1320]);
});

it('lists what was held and given back', async () => {
  const order = await placeOrder(app, account);
  await fillWallet(app, account, 1_000_000);
  const { body } = await payOrder(app, account, order.id, 'split');
  await app.rest('POST', '/payments/cancel', { body: { payment_id: body['payment_id'] }, token: account.token });
  expect(await kindsOf(String(body['payment_id']))).toEqual([
    'requested',
    'held',
    'redirected',
    'cancelled',
    'hold_released',
  ]);
});

it('lists money that came late', async () => {
  const owner = await createAccount(app);
  const { paymentId, authority, paymentUrl } = await openDeposit(app, owner);
  await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: owner.token });
  await atGateway(paymentUrl);
  await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
  expect((await stepsOf(paymentId, owner.token)).map(({ kind }) => kind)).toEqual([
    'requested',
    'redirected',
    'cancelled',
    'returned',
    'verified',
    'settled',
  ]);
});

it('speaks to the payer, and to an administrator of the payer', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const order = await placeOrder(app, account);
  const { paymentId } = await openOrderPayment(app, account, order.id);
  const titleOf = async (token: string) =>
    (await stepsOf(paymentId, token)).find(({ kind }) => kind === 'redirected')?.title;
  expect(await titleOf(account.token)).toBe('به درگاه بانکی منتقل شدید');
  expect(await titleOf(admin.token)).toBe('پرداخت‌کننده به درگاه بانکی منتقل شد');
});

it('cannot be read by strangers', async () => {
  const stranger = await createAccount(app);
  const order = await placeOrder(app, account);
  const { paymentId } = await openOrderPayment(app, account, order.id);
  expect((await app.rest('GET', `/payments/${paymentId}/timeline`, { token: stranger.token })).status).toBe(404);
  expect((await app.rest('GET', `/payments/${paymentId}/timeline`)).status).toBe(401);
});

describe('S-183 S-218 what the gateway says', () => {
  it.each([
    ['-51', 200, 'PAYMENT_FAILED', 'failed', 'پرداخت انجام نشده است.'],
    ['-50', 200, 'VERIFICATION_FAILED', 'needs_review', 'مبلغ پرداخت‌شده با مبلغ درخواست یکی نیست.'],
    ['-52', 200, 'VERIFICATION_FAILED', null, 'درگاه با خطایی پیش‌بینی‌نشده روبه‌رو شد.'],
    ['-53', 400, 'INVALID_AUTHORITY', 'failed', 'این پرداخت از آن پذیرندهٔ دیگری است.'],
    ['-54', 400, 'INVALID_AUTHORITY', 'failed', 'شناسهٔ پرداخت نامعتبر است.'],
    ['-55', 400, 'INVALID_AUTHORITY', 'failed', 'چنین پرداختی پیدا نشد.'],
    ['server_error', 502, 'GATEWAY_ERROR', null, null],
  ])('%s is answered with %i %s', async (outcome, status, code, step, text) => {
    const { level } = app.app.services.log;
    app.app.services.log.level = 'silent';
    const order = await placeOrder(app, account);
    const { paymentId, authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl, { do: 'pay', outcome });
    const answer = await verify(authority, 'OK', account.token);
    app.app.services.log.level = level;
    expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
    expect(answer.body).toHaveProperty('retryable');
    expect(answer.body).toHaveProperty('support_required');
    if (status === 200) expect(answer.body['error_details']).toBe(text);
    const last = (await stepsOf(paymentId)).at(-1);
    if (step) expect(last).toMatchObject({ kind: step, note: text });
  });
});

describe('S-216 S-217 the payment log', () => {
  it('is filtered by status, method and time, for owner and administrator', async () => {
    const [owner, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
    const order = await placeOrder(app, owner);
    await fillWallet(app, owner, order.priceRials);
    await payOrder(app, owner, order.id, 'wallet');
    const { paymentId } = await openDeposit(app, owner);
    const history = async (query: string): Promise<unknown[]> =>
      (await app.rest('GET', `/payments/history?${query}`, { token: owner.token })).body['items'] as unknown[];
    expect(await history('method=wallet&status=completed')).toMatchObject([
      { order_id: order.id, user_id: owner.id, ref_id: expect.stringMatching(/^W\d{12}$/), amount: order.priceRials },
    ]);
    expect(await history('method=zarinpal')).toMatchObject([{ id: paymentId, status: 'pending' }]);
    expect(await history(`to=${encodeURIComponent('2020-01-01T00:00:00Z')}`)).toEqual([]);
    const log = `query ($user: ID!) { paymentLog(filter: { userId: $user, method: "wallet" }) {
      items { userId payerEmail payment { refId amountRials } } duplicateRefIds pagination { total } } }`;
    expect((await app.graphql(log, { user: owner.id }, admin.token)).data).toMatchObject({
      paymentLog: {
        items: [{ userId: owner.id, payerEmail: owner.email }],
        duplicateRefIds: [],
        pagination: { total: 1 },
      },
    });
    const mine = 'query { payments(filter: { status: pending }) { items { id } pagination { total } } }';
    expect((await app.graphql(mine, {}, owner.token)).data).toEqual({
      payments: { items: [{ id: paymentId }], pagination: { total: 1 } },
    });
  });

  it('is summed up for administrators', async () => {
    const admin = await createAccount(app, { role: 'admin' });
    const { status, body } = await app.rest('GET', '/payments/stats?period=week&method=wallet', { token: admin.token });
    expect(status).toBe(200);
    // The payment of the refund's test is among them.
    const byStatus = [{ status: 'completed' }, { status: 'partially_refunded' }];
    expect(body).toMatchObject({ period: 'week', currency: 'IRR', by_status: byStatus });
    expect(body['total']).toBe((body['by_method'] as { amount: number }[])[0]?.amount);
    const query =
      '{ paymentStats(period: all) { totalRials refundedRials count byStatus { status count amountRials } } }';
    const { data } = await app.graphql<{ paymentStats: { refundedRials: number } }>(query, {}, admin.token);
    expect(data.paymentStats.refundedRials).toBe(100_000);
    expect((await app.rest('GET', '/payments/stats', { token: account.token })).status).toBe(403);
    expect((await app.graphql(query, {}, account.token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await app.graphql('{ paymentMethods { id min max } }')).data).toMatchObject({
      paymentMethods: [{ id: 'zarinpal' }, { id: 'zibal' }, { id: 'wallet', max: null }],
    });
  });
});

it('S-021 a top-up comes back by the documented address with its query', async () => {
  const query = '?Authority=A0001&Status=OK&order_id=7&note=%D8%A7';
  const answer = await fetch(`${app.url}/wallet-payment-callback${query}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/wallet/payment/callback${query}`]);
});

/** The fields that every error answer has besides. */
const COMMON: ReadonlySet<string> = new Set(['message', 'message_fa', 'request_id', 'fields', 'details']);

it('S-218 S-219 a return is answered with the same fields in every outcome', async () => {
  const order = await placeOrder(app, account);
  const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
  const ask = (path: string, body: object): Promise<RestAnswer> => app.rest('POST', path, { body });
  const fields = ({ body }: RestAnswer): string[] => Object.keys(body).filter((name) => !COMMON.has(name));
  const canceled = await ask('/payments/verify', { authority, status: 'NOK' });
  const unknown = await ask('/payments/verify', { authority: `S${'1'.repeat(35)}` });
  const malformed = await ask('/payments/verify', {});
  await atGateway(paymentUrl);
  const paid = await ask('/payments/verify', { authority });
  const documented = [
    'success',
    'ref_id',
    'order_id',
    'order_number',
    'amount',
    'description',
    'error',
    'error_code',
    'error_details',
    'retryable',
    'support_required',
  ];
  // Some are in the documents' camelCase as well.
  for (const answer of [canceled, unknown, malformed, paid])
    expect(fields(answer)).toEqual(expect.arrayContaining(documented));
  // A sentence for people, never the code, which is beside it.
  for (const { body } of [canceled, unknown, malformed]) expect(body['error']).toMatch(/[\u0600-\u06ff]/);
  const deposits = [
    'success',
    'ref_id',
    'new_balance',
    'amount',
    'error',
    'error_code',
    'retryable',
    'support_required',
  ];
  for (const body of [{ authority: `S${'1'.repeat(35)}` }, { authority: `S${'1'.repeat(35)}`, status: 'NOK' }])
    expect(fields(await ask('/wallets/me/deposit/verify', body))).toEqual(expect.arrayContaining(deposits));
});
