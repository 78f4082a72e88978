/** The gateway confirms something else than we know: nothing is booked before a person has looked. */
import type { VerifyOutcome } from '#platform/ports.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { rial } from '#core/money.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { atGateway, balanceOf, ledgerFaults, openDeposit, type OpenedSession } from '#tests/helpers/money.js';

const AMOUNT = 1_000_000;
type Paid = Extract<VerifyOutcome, { outcome: 'paid' }>;

let app: TestApp;
let payer: Account;
let admin: Account;
let change: (paid: Paid) => Paid = (paid) => paid;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  admin = await createAccount(app, { role: 'admin' });
  const { default: gateway } = app.app.services.ports.gateways;
  const verifyThere = gateway.verify.bind(gateway);
  jest.spyOn(gateway, 'verify').mockImplementation(verifying(verifyThere));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app?.close();
});
beforeEach(async () => {
  payer = await createAccount(app);
  change = (paid) => paid;
});

function verifying(
  verify: (input: { authority: string; amountRials: Paid['feeRials'] & number }) => Promise<VerifyOutcome>,
) {
  return async (input: Parameters<typeof verify>[0]): Promise<VerifyOutcome> => {
    const answer = await verify(input);
    return answer.outcome === 'paid' ? change(answer) : answer;
  };
}

async function paid(account = payer): Promise<OpenedSession> {
  const session = await openDeposit(app, account, AMOUNT);
  await atGateway(session.paymentUrl);
  return session;
}

const verify = ({ authority }: OpenedSession): Promise<RestAnswer> =>
  app.rest('POST', '/wallets/me/deposit/verify', { body: { authority, status: 'OK' } });

async function statusOf({ paymentId }: OpenedSession): Promise<unknown> {
  const query = `query ($id: ID!) { payment(id: $id) { status reviewReason refId } }`;
  return (await app.graphql<{ payment: unknown }>(query, { id: paymentId }, admin.token)).data.payment;
}

const settle = ({ paymentId }: OpenedSession, reason = 'رسید بانک دیده شد', token = admin.token): Promise<RestAnswer> =>
  app.rest('POST', `/admin/payments/${paymentId}/settle`, { token, body: { reason } });

describe('another amount', () => {
  const other = (amount: number) => (found: Paid) => ({ ...found, amountRials: rial(amount) });

  it.each([AMOUNT - 10, AMOUNT + 10, 1])('cannot settle: %d rials', async (amount) => {
    const session = await paid();
    change = other(amount);
    expect((await verify(session)).body).toMatchObject({ success: false, error_code: 'VERIFICATION_FAILED' });
    expect(await statusOf(session)).toEqual({ status: 'needs_review', reviewReason: 'amount', refId: null });
    expect(await balanceOf(app, payer)).toBe(0);
  });

  it('the reconciler asks again, and settles what agrees by then', async () => {
    const session = await paid();
    change = other(AMOUNT - 10);
    await verify(session);
    change = (found) => found;
    await app.ctx().em.execute('update payments set check_after = null');
    await reconcilePayments(app.ctx());
    expect(await statusOf(session)).toMatchObject({ status: 'completed', reviewReason: null });
    expect(await balanceOf(app, payer)).toBe(AMOUNT);
  });

  it('a browser that comes back without success cannot end a review', async () => {
    const session = await paid();
    change = other(AMOUNT - 10);
    await verify(session);
    const { default: gateway } = app.app.services.ports.gateways;
    const inquire = jest.spyOn(gateway, 'inquire').mockResolvedValue('in_bank');
    const { body } = await app.rest('POST', '/wallets/me/deposit/verify', {
      body: { authority: session.authority, status: 'NOK' },
    });
    inquire.mockRestore();
    expect(body).toMatchObject({ success: false, error_code: 'VERIFICATION_FAILED' });
    expect(await statusOf(session)).toMatchObject({ status: 'needs_review', reviewReason: 'amount' });
  });

  it('the review ends where the money has gone back', async () => {
    const session = await paid();
    change = other(AMOUNT - 10);
    await verify(session);
    const { default: gateway } = app.app.services.ports.gateways;
    const inquire = jest.spyOn(gateway, 'inquire').mockResolvedValue('reversed');
    const unverified = jest.spyOn(gateway, 'unverified').mockResolvedValue([]);
    await app.ctx().em.execute('update payments set check_after = null where id = ?', [session.paymentId]);
    await reconcilePayments(app.ctx());
    inquire.mockRestore();
    unverified.mockRestore();
    expect(await statusOf(session)).toMatchObject({ status: 'failed', reviewReason: null });
    expect((await settle(session)).status).toBe(409);
    expect(await balanceOf(app, payer)).toBe(0);
  });

  it('cannot be booked where it is not whole toman', async () => {
    const session = await paid();
    change = other(AMOUNT - 3);
    await verify(session);
    expect((await settle(session)).status).toBe(409);
    expect(await statusOf(session)).toMatchObject({ status: 'needs_review' });
    expect(await balanceOf(app, payer)).toBe(0);
  });

  it('is booked as it arrived where an administrator settles it', async () => {
    const session = await paid();
    change = other(AMOUNT - 10);
    await verify(session);
    expect((await settle(session, '')).status).toBe(422);
    expect((await settle(session, 'من صاحبش هستم', payer.token)).status).toBe(403);
    expect((await settle(session)).status).toBe(200);
    expect((await settle(session)).status).toBe(200);
    expect(await balanceOf(app, payer)).toBe(AMOUNT - 10);
    const audited = `select action, reason from audit_entries where subject_id = ?`;
    expect(await app.ctx().em.execute(audited, [session.paymentId])).toEqual([
      { action: 'payment.settle_reviewed', reason: 'رسید بانک دیده شد' },
    ]);
  });
});

describe('a reference that another payment has', () => {
  it('cannot settle a second payment, however many verify at once', async () => {
    const payers = await Promise.all([1, 2, 3, 4].map(() => createAccount(app)));
    const sessions: OpenedSession[] = [];
    for (const each of payers) sessions.push(await paid(each));
    change = (found) => ({ ...found, refId: '77700077700' });
    await Promise.all(sessions.flatMap((session) => [verify(session), verify(session)]));
    const statuses = (await Promise.all(sessions.map(statusOf))) as { status: string; reviewReason: string | null }[];
    expect(statuses.filter(({ status }) => status === 'completed')).toHaveLength(1);
    expect(statuses.filter(({ reviewReason }) => reviewReason === 'reference')).toHaveLength(3);
    const balances = await Promise.all(payers.map((each) => balanceOf(app, each)));
    expect(balances.reduce((sum, each) => sum + each, 0)).toBe(AMOUNT);
    const reviewed = sessions[statuses.findIndex(({ status }) => status === 'needs_review')];
    expect((await settle(reviewed as OpenedSession)).status).toBe(200);
    expect(await ledgerFaults(app)).toEqual([]);
  });

  it('cannot be that of a payment whose account was not kept', async () => {
    const earlier = await paid();
    change = (found) => ({ ...found, refId: '88800088800' });
    await verify(earlier);
    await app.ctx().em.execute('update payments set merchant_id = null where id = ?', [earlier.paymentId]);
    const session = await paid();
    await verify(session);
    expect(await statusOf(session)).toMatchObject({ status: 'needs_review', reviewReason: 'reference' });
    expect(await balanceOf(app, payer)).toBe(AMOUNT);
  });
});
