/** A gateway that takes a question and is silent: nobody waits for it for long, and the money arrives once. */
import { gatewaysOf } from '#server/adapters/gateways/index.js';
import { createZarinpalGateway } from '#server/adapters/gateways/zarinpal/zarinpal.js';
import { GATEWAY_WAIT } from '#core/limits/limits.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { createTestDatabase } from '#tests/helpers/database.js';
import { startGatewaySandbox, type GatewaySandbox } from '#tests/helpers/gateway.js';
import { balanceOf, ledgerFaults, openDeposit } from '#tests/helpers/money.js';

/** Milliseconds; the product's own is longer. */
const CALL_MS = 1500;
const AMOUNT = 2_000_000;

let sandbox: GatewaySandbox;
let app: TestApp;
let account: Account;
beforeAll(async () => {
  const database = await createTestDatabase();
  sandbox = await startGatewaySandbox(database.url);
  const { baseUrl, merchantId } = sandbox;
  const gateway = createZarinpalGateway({ baseUrl, merchantId, timeoutMs: CALL_MS });
  app = await createTestApp({ database, worker: false, rateLimitFactor: 1, ports: { gateways: gatewaysOf(gateway) } });
  account = await createAccount(app);
});
afterAll(async () => {
  await app?.close();
  await sandbox?.close();
  await app?.database.drop();
});

const verify = (authority: string): ReturnType<TestApp['rest']> =>
  app.rest('POST', '/wallets/me/deposit/verify', { body: { authority }, token: account.token });

it('a person waits fifteen seconds at most, all calls together', () => {
  // Cancelled at the gateway: first its inquiry, then its verify; or somebody else's verify, then one's own.
  expect(Math.max(2 * GATEWAY_WAIT.callMs, GATEWAY_WAIT.othersMs + GATEWAY_WAIT.callMs)).toBeLessThanOrEqual(15_000);
});

it('a silent gateway is answered for, and asked again later', async () => {
  const { authority } = await openDeposit(app, account, AMOUNT);
  const before = await balanceOf(app, account);
  await sandbox.payAndClose(authority, 'timeout');
  const { status, body } = await verify(authority);
  expect([status, body]).toMatchObject([504, { error_code: 'TIMEOUT_ERROR', retryable: true }]);
  expect(await balanceOf(app, account)).toBe(before);
  await reconcilePayments(app.ctx());
  expect(await balanceOf(app, account)).toBe(before + AMOUNT);
  expect((await verify(authority)).body).toMatchObject({ success: true });
  expect(await balanceOf(app, account)).toBe(before + AMOUNT);
  expect(await ledgerFaults(app)).toEqual([]);
});

describe('authorities that are none of ours', () => {
  const guess = (number: number): string => `S${String(number).padStart(35, '0')}`;
  const asGuest = (authority: string): ReturnType<TestApp['rest']> =>
    app.rest('POST', '/payments/verify', { body: { authority } });

  it('can be guessed ten times, then the address waits', async () => {
    const codes: unknown[] = [];
    for (let number = 0; number < 12; number += 1) codes.push((await asGuest(guess(number))).body['error_code']);
    expect(codes).toEqual([...Array<string>(10).fill('INVALID_AUTHORITY'), 'RATE_LIMITED', 'RATE_LIMITED']);
    const answer = await app.graphql('mutation ($a: String!) { verifyPayment(authority: $a) { success } }', {
      a: guess(99),
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('cannot keep a signed-in payer behind that address waiting', async () => {
    const { authority } = await openDeposit(app, account, AMOUNT);
    await sandbox.payAndClose(authority);
    expect((await verify(authority)).body).toMatchObject({ success: true });
  });
});
