/** A process that dies at the gateway: what it was opening or settling blocks its owner for seconds only. */
import { ERRORS } from '#core/errors/errors.js';
import { GATEWAY_WAIT } from '#core/limits/limits.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { startChildApp } from '#tests/helpers/network/child-app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { balanceOf, fillWallet, ledgerFaults, payOrder, placeOrder } from '#tests/helpers/money.js';
import { startSlowGateway, type SlowGateway } from '#tests/helpers/network/slow-gateway.js';

const MERCHANT = '11111111-2222-4333-8444-555555555555';
const AMOUNT = 2_000_000;

// A child process goes by the database's clock, and takes the tokens that are made here.
const clock = manualClock(new Date().toISOString());
let gateway: SlowGateway;
let env: Record<string, string>;
let app: TestApp;
let owner: Account;
beforeEach(async () => {
  gateway = await startSlowGateway();
  env = { ZARINPAL_BASE_URL: gateway.baseUrl, ZARINPAL_MERCHANT_ID: MERCHANT };
  app = await createTestApp({ clock, worker: false, env });
  owner = await createAccount(app);
});
afterEach(async () => {
  expect(await ledgerFaults(app)).toEqual([]);
  await app?.close();
  await gateway?.close();
});

const deposit = (key = ''): Promise<RestAnswer> =>
  app.rest('POST', '/wallets/me/deposit', {
    token: owner.token,
    body: { amount: AMOUNT },
    headers: key === '' ? {} : { 'idempotency-key': key },
  });
interface Row {
  readonly status: string;
  readonly opened: boolean;
}
const payments = (): Promise<Row[]> =>
  rows<Row>(
    app.ctx().em,
    'select status, authority is not null as opened from payments where user_id = $1 order by created_at, id',
    [owner.id],
  );
interface AtGateway {
  readonly answer: Promise<RestAnswer>;
}
/** Resolves when the call waits at the gateway. */
async function held(call: () => Promise<RestAnswer>): Promise<AtGateway> {
  const before = gateway.waiting();
  const answer = call();
  await eventually('the gateway is asked', async () => gateway.waiting() === before + 1);
  return { answer };
}
const outcomeOf = ({ status, body }: RestAnswer): unknown[] => [status, body['error_code'] ?? null];

it('a killed process keeps no deposit from its owner', async () => {
  const child = await startChildApp(app.database.url, env);
  void fetch(`${child.url}/api/wallets/me/deposit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ amount: AMOUNT }),
  }).catch(() => undefined);
  await eventually('the gateway is asked', async () => gateway.waiting() === 1).finally(() => child.stop());
  // From here on our clock counts.
  await rows(app.ctx().em, 'update payments set created_at = $1, updated_at = $1', [clock.now()]);
  gateway.release();
  expect((await deposit()).body['error_code']).toBe('DEPOSIT_PENDING');
  clock.advance(GATEWAY_WAIT.deadMs);
  expect((await deposit()).status).toBe(200);
  expect(await payments()).toEqual([
    { status: 'cancelled', opened: false },
    { status: 'pending', opened: true },
  ]);
}, 60_000);

it('an opening that was only slow stays cancelled', async () => {
  const slow = await held(() => deposit());
  clock.advance(GATEWAY_WAIT.deadMs);
  const next = await held(() => deposit());
  gateway.release();
  expect(outcomeOf(await slow.answer)).toEqual([ERRORS.PAYMENT_CANCELED.status, 'PAYMENT_CANCELED']);
  expect((await next.answer).status).toBe(200);
  expect(await payments()).toEqual([
    { status: 'cancelled', opened: true },
    { status: 'pending', opened: true },
  ]);
});

it('the same key opens a session of its own again', async () => {
  const slow = await held(() => deposit('first-wish'));
  clock.advance(GATEWAY_WAIT.deadMs);
  const next = await held(() => deposit('first-wish'));
  gateway.release();
  expect([outcomeOf(await slow.answer)[1], (await next.answer).status]).toEqual(['PAYMENT_CANCELED', 200]);
  expect((await deposit('first-wish')).body['authority']).toBe((await next.answer).body['authority']);
});

it('two tries at once cannot open two sessions', async () => {
  const slow = await held(() => deposit());
  clock.advance(GATEWAY_WAIT.deadMs);
  const tries = Promise.all([deposit(), deposit()]);
  await eventually('one of them is at the gateway', async () => gateway.waiting() === 2);
  gateway.release();
  await slow.answer;
  expect((await tries).map(outcomeOf).sort()).toEqual([
    [200, null],
    [409, 'DEPOSIT_PENDING'],
  ]);
});

it('an order is paid again, and its hold comes back', async () => {
  const order = await placeOrder(app, owner);
  await fillWallet(app, owner, 1_000_000);
  const pay = (): Promise<RestAnswer> => payOrder(app, owner, order.id, 'split');
  const slow = await held(pay);
  expect(await balanceOf(app, owner)).toBe(0);
  clock.advance(GATEWAY_WAIT.deadMs);
  const next = await held(pay);
  gateway.release();
  expect([outcomeOf(await slow.answer)[1], (await next.answer).status]).toEqual(['PAYMENT_CANCELED', 200]);
  expect(await payments()).toEqual([
    { status: 'cancelled', opened: true },
    { status: 'pending', opened: true },
  ]);
});
