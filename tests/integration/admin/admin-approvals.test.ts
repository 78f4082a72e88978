/** A high change of a balance takes two administrators; every act is in the audit log. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { balanceOf, ledgerFaults, placeOrder } from '#tests/helpers/money.js';

const clock = manualClock();
const HOUR = 60 * 60 * 1000;
let app: TestApp;
let asker: Account;
let other: Account;
beforeAll(async () => {
  app = await createTestApp({ worker: false, clock, env: { ADJUST_APPROVAL_RIALS: '1000000' } });
  asker = await createAccount(app, { role: 'admin', fullName: 'مدیر یکم' });
  other = await createAccount(app, { role: 'admin', fullName: 'مدیر دوم' });
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const call = (method: string, path: string, body?: object, by: Account = asker, key?: string): Promise<RestAnswer> =>
  app.rest(method, path, {
    token: by.token,
    ...(body && { body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const codeOf = ({ body }: RestAnswer): unknown => body['error_code'];
const HIGH = { amount: 200_000, type: 'credit', reason: 'جبران بزرگ' };

const ask = async (account: Account, body: object = HIGH): Promise<string> =>
  String((await call('POST', `/admin/wallets/${account.id}/adjustment-requests`, body)).body['id']);
const decide = (id: string, verdict: 'approve' | 'reject', by: Account, body?: object): Promise<RestAnswer> =>
  call('POST', `/admin/adjustment-requests/${id}/${verdict}`, verdict === 'reject' ? body : undefined, by);

async function lastEntry(): Promise<Record<string, unknown>> {
  const { body } = await call('GET', '/admin/audit?limit=1');
  return (body['items'] as Record<string, unknown>[])[0] ?? {};
}

describe('a high amount', () => {
  it('S-198 cannot be moved by one alone', async () => {
    const account = await createAccount(app);
    expect(codeOf(await call('POST', `/admin/wallets/${account.id}/adjust`, HIGH))).toBe('APPROVAL_REQUIRED');
    expect(await balanceOf(app, account)).toBe(0);
    const low = { ...HIGH, amount: 100_000 };
    expect((await call('POST', `/admin/wallets/${account.id}/adjust`, low)).body['balance_after']).toBe(100_000);
    // A correction counts by what it moves.
    const second = await createAccount(app);
    const far = { amount: 110_000, type: 'correction', reason: 'x' };
    expect(codeOf(await call('POST', `/admin/wallets/${second.id}/adjust`, far))).toBe('APPROVAL_REQUIRED');
    const near = { amount: 40_000, type: 'correction', reason: 'x' };
    expect((await call('POST', `/admin/wallets/${second.id}/adjust`, near)).status).toBe(200);
    const still = { amount: 60_000, type: 'credit', reason: 'x' };
    expect((await call('POST', `/admin/wallets/${second.id}/adjustment-requests`, still)).status).toBe(422);
  });

  it('moves once another administrator agrees', async () => {
    const account = await createAccount(app);
    const id = await ask(account);
    expect((await call('GET', '/notifications', undefined, other)).body['items']).toMatchObject([
      { title: 'درخواست تغییر موجودی' },
    ]);
    const answers = await Promise.all([decide(id, 'approve', other), decide(id, 'approve', other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balanceOf(app, account)).toBe(2_000_000);
    const told = (await call('GET', '/notifications', undefined, account)).body['items'] as { message: string }[];
    expect(told.length).toBe(1);
    for (const fact of ['۲۰۰٬۰۰۰', HIGH.reason]) expect(told[0]?.message).toContain(fact);
    expect(await lastEntry()).toMatchObject({
      action: 'wallet.adjust_approve',
      actor: { id: other.id },
      before: { balance_rials: 0 },
      after: { balance_rials: 2_000_000, requested_by: asker.id },
      reason: HIGH.reason,
    });
    const query =
      '{ adjustmentRequests(filter: { status: approved }) { items { id mayDecide decidedBy { fullName } owner { id } } } }';
    expect((await app.graphql(query, {}, asker.token)).data).toEqual({
      adjustmentRequests: {
        items: [{ id, mayDecide: false, decidedBy: { fullName: 'مدیر دوم' }, owner: { id: account.id } }],
      },
    });
  });

  it('cannot be decided by who asks, nor twice, nor late', async () => {
    const account = await createAccount(app);
    const id = await ask(account);
    for (const verdict of ['approve', 'reject'] as const)
      expect(codeOf(await decide(id, verdict, asker, { reason: 'x' }))).toBe('SECOND_ADMIN_REQUIRED');
    expect((await decide(id, 'reject', other, {})).status).toBe(422);
    expect((await decide(id, 'reject', other, { reason: 'نامستند' })).body).toMatchObject({
      status: 'rejected',
      decision: 'نامستند',
    });
    expect((await decide(id, 'approve', other)).status).toBe(409);
    const late = await ask(account);
    clock.advance(73 * HOUR);
    [asker, other] = [await createAccount(app, { role: 'admin' }), await createAccount(app, { role: 'admin' })];
    expect((await decide(late, 'approve', other)).status).toBe(409);
    const { body } = await call('GET', '/admin/adjustment-requests?status=expired');
    expect(body['items']).toMatchObject([{ id: late, status: 'expired', balance: 0 }]);
  });

  it('S-198 cannot be split within a day, whichever way and whoever', async () => {
    const account = await createAccount(app);
    const path = `/admin/wallets/${account.id}/adjust`;
    const change = (amount: number, type: string, by = asker): Promise<RestAnswer> =>
      call('POST', path, { amount, type, reason: 'جبران' }, by);
    expect((await change(60_000, 'credit')).status).toBe(200);
    expect((await change(40_000, 'debit', other)).status).toBe(200);
    expect(codeOf(await change(1000, 'credit'))).toBe('APPROVAL_REQUIRED');
    expect(codeOf(await change(19_000, 'correction', other))).toBe('APPROVAL_REQUIRED');
    // Nothing moves, so nothing adds up.
    expect((await change(20_000, 'correction')).status).toBe(200);
    const both = await Promise.all([change(1000, 'credit'), change(1000, 'debit', other)]);
    expect(both.map(codeOf)).toEqual(['APPROVAL_REQUIRED', 'APPROVAL_REQUIRED']);
    expect(await balanceOf(app, account)).toBe(200_000);

    const id = await ask(account, { amount: 1000, type: 'credit', reason: 'جبران' });
    expect((await decide(id, 'approve', other)).status).toBe(200);
    expect(await balanceOf(app, account)).toBe(210_000);
    clock.advance(24 * HOUR + 1);
    [asker, other] = [await createAccount(app, { role: 'admin' }), await createAccount(app, { role: 'admin' })];
    // The sum of changes that two agreed on counts for neither.
    expect((await change(100_000, 'credit', asker)).status).toBe(200);
    expect(codeOf(await change(1000, 'credit', asker))).toBe('APPROVAL_REQUIRED');
  });

  it('cannot be asked for by who is an administrator no longer', async () => {
    const account = await createAccount(app);
    const gone = await createAccount(app, { role: 'admin' });
    const { body } = await call('POST', `/admin/wallets/${account.id}/adjustment-requests`, HIGH, gone);
    await call('POST', `/admin/users/${gone.id}/ban`);
    expect((await decide(String(body['id']), 'approve', other)).status).toBe(409);
  });

  it('is requested once for one key, and never beyond the balance', async () => {
    const account = await createAccount(app);
    const path = `/admin/wallets/${account.id}/adjustment-requests`;
    const ids = await Promise.all([1, 2].map(async () => (await call('POST', path, HIGH, asker, 'k')).body['id']));
    expect(new Set(ids).size).toBe(1);
    expect(codeOf(await call('POST', path, { ...HIGH, type: 'debit' }))).toBe('INSUFFICIENT_FUNDS');
  });

  it('cannot be asked or decided by customers', async () => {
    const customer = await createAccount(app);
    const id = await ask(customer);
    expect((await call('POST', `/admin/wallets/${customer.id}/adjustment-requests`, HIGH, customer)).status).toBe(403);
    for (const verdict of ['approve', 'reject'] as const)
      expect((await decide(id, verdict, customer, { reason: 'x' })).status).toBe(403);
    const write = `mutation ($id: ID!) { approveWalletAdjustment(id: $id) { id } }`;
    expect((await app.graphql(write, { id }, customer.token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await call('GET', '/admin/adjustment-requests', undefined, customer)).status).toBe(403);
  });
});

describe('the audit log', () => {
  it('has every kind of act with before, after and reason', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const subject_label = order.orderNumber;
    await call('PATCH', `/admin/orders/${order.id}`, { status: 'in_progress', reason: 'شروع' });
    expect(await lastEntry()).toMatchObject({
      action: 'order.status',
      action_title: 'تغییر وضعیت سفارش',
      subject_label,
      before: { status: 'pending' },
      after: { status: 'in_progress' },
      reason: 'شروع',
    });
    await call('DELETE', `/admin/orders/${order.id}`);
    expect(await lastEntry()).toMatchObject({
      action: 'order.delete',
      subject_label,
      before: { status: 'in_progress' },
    });
    const invoice = { user_id: account.id, service_name: 'خدمت', amount: 1_000_000 };
    const { body } = await call('POST', '/invoices', invoice);
    expect(await lastEntry()).toMatchObject({ action: 'invoice.create', after: { amount_rials: 1_000_000 } });
    await call('PATCH', `/invoices/${String(body['id'])}/cancel`);
    expect(await lastEntry()).toMatchObject({ action: 'invoice.status', after: { status: 'cancelled' } });
    await call('POST', '/receipts', { user_id: account.id, ref_id: 'R-1', amount: 1_000_000 });
    expect(await lastEntry()).toMatchObject({ action: 'receipt.create', subject_label: 'R-1' });
    await call('POST', '/emails/send', { to: 'a@example.com', subject: 's', body: 'b' });
    expect(await lastEntry()).toMatchObject({ action: 'email.send' });
    await call('POST', `/admin/wallets/${account.id}/adjust`, { amount: 1000, type: 'credit', reason: 'هدیه' });
    expect(await lastEntry()).toMatchObject({ action: 'wallet.adjust', before: { balance_rials: 0 }, reason: 'هدیه' });
  });

  it('is searched by person, title and reason, and filtered', async () => {
    const found = async (query: string): Promise<unknown[]> =>
      ((await call('GET', `/admin/audit?${query}`)).body['items'] as { action: string }[]).map(({ action }) => action);
    const search = (text: string): Promise<unknown[]> => found(`search=${encodeURIComponent(text)}`);
    expect(await search('هديه')).toEqual(['wallet.adjust']);
    expect(await search('حذف سفارش')).toEqual(['order.delete']);
    expect(new Set(await search('مدیر دوم'))).toEqual(new Set(['wallet.adjust_approve', 'wallet.adjust_reject']));
    expect(await found('action=receipt.create')).toEqual(['receipt.create']);
    expect(await found('from=2100-01-01T00:00:00Z')).toEqual([]);
    expect((await call('GET', '/admin/audit?action=nothing')).status).toBe(422);
  });

  it('has no entry of an act that did not happen', async () => {
    const before = await lastEntry();
    await call('POST', `/admin/users/${asker.id}/ban`);
    const poor = await createAccount(app);
    await call('POST', `/admin/wallets/${poor.id}/adjust`, { amount: 10, type: 'debit', reason: 'x' });
    expect(await lastEntry()).toEqual(before);
  });

  it('says nothing of what owners do to their own', async () => {
    const before = await lastEntry();
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    expect((await call('DELETE', `/orders/${order.id}`, undefined, account)).status).toBe(200);
    expect(await lastEntry()).toEqual(before);
  });
});
