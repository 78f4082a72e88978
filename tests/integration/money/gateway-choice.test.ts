/** Where a new payment is opened: the first gateway that works, or the one that the caller names. */
import { AppError, type ErrorCode } from '#core/errors/errors.js';
import { GATEWAY_HEALTH } from '#core/limits/limits.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { row } from '#platform/db/rows.js';
import { createLogger } from '#platform/log/log.js';
import type { PaymentGateway } from '#platform/ports.js';
import { gatewaysOf } from '#server/adapters/gateways/index.js';
import { createZarinpalGateway } from '#server/adapters/gateways/zarinpal/zarinpal.js';
import { createZibalGateway } from '#server/adapters/gateways/zibal/zibal.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock, type ManualClock } from '#tests/helpers/clock.js';
import { createTestDatabase } from '#tests/helpers/database.js';
import {
  startGatewaySandbox,
  startZibalSandbox,
  type GatewaySandbox,
  type ZibalSandbox,
} from '#tests/helpers/gateway.js';
import { balanceOf, ledgerFaults, placeOrder } from '#tests/helpers/money.js';

const AMOUNT = 1_000_000;

let clock: ManualClock;
let zarinpal: GatewaySandbox;
let zibal: ZibalSandbox;
let app: TestApp;
let payer: Account;
/** The names of the gateways that open nothing now, and those that were asked to. */
const down = new Set<string>();
let asked: string[] = [];
let isFaulty = false;
let refusal: ErrorCode = 'TIMEOUT_ERROR';

function watched(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    request: async (input) => {
      asked.push(gateway.name);
      if (down.has(gateway.name)) throw new AppError(refusal);
      if (isFaulty) throw new Error('planted');
      return gateway.request(input);
    },
  };
}

beforeAll(async () => {
  clock = manualClock(new Date().toISOString());
  const database = await createTestDatabase();
  zarinpal = await startGatewaySandbox(database.url, { clock });
  zibal = await startZibalSandbox(database.url, { clock });
  const gateways = gatewaysOf(
    watched(createZarinpalGateway({ baseUrl: zarinpal.baseUrl, merchantId: zarinpal.merchantId })),
    watched(createZibalGateway({ baseUrl: zibal.baseUrl, merchantId: 'zibal' })),
  );
  app = await createTestApp({ database, clock, worker: false, log: createLogger('silent'), ports: { gateways } });
});
beforeEach(async () => {
  down.clear();
  asked = [];
  isFaulty = false;
  refusal = 'TIMEOUT_ERROR';
  await app.ctx().em.execute('delete from gateway_attempts');
  payer = await createAccount(app);
});
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));
afterAll(async () => {
  await app?.close();
  await zarinpal?.close();
  await zibal?.close();
  await app?.database.drop();
});

const DEPOSIT = `mutation ($input: DepositInput!) { requestDeposit(input: $input) { payment { id authority gateway } } }`;
interface Opened {
  readonly data: { readonly requestDeposit: { readonly payment: Payment } } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}
interface Payment {
  readonly id: string;
  readonly authority: string;
  readonly gateway: string;
}

async function deposit(gateway: string | null = null, account = payer): Promise<Payment | string> {
  const input = { amountRials: AMOUNT, gateway };
  const { data, errors } = (await app.graphql(DEPOSIT, { input }, account.token)) as Opened;
  return data?.requestDeposit.payment ?? errors?.[0]?.extensions.code ?? '';
}

/** Each time by another customer, for each may have one open top-up. */
async function depositOfAnother(): Promise<Payment | string> {
  return deposit(null, await createAccount(app));
}

const verify = (authority: string): Promise<RestAnswer> =>
  app.rest('POST', '/wallets/me/deposit/verify', { body: { authority, status: 'OK' } });

it('opens at the first gateway while it works', async () => {
  expect(await deposit()).toMatchObject({ gateway: 'zarinpal' });
  expect(asked).toEqual(['zarinpal']);
});

it('opens at the next one where the first fails', async () => {
  down.add('zarinpal');
  const payment = (await deposit()) as Payment;
  expect(payment).toMatchObject({ gateway: 'zibal' });
  expect(asked).toEqual(['zarinpal', 'zibal']);
  await zibal.pay(payment.authority);
  expect((await verify(payment.authority)).body).toMatchObject({ success: true });
  expect(await balanceOf(app, payer)).toBe(AMOUNT);
});

it('answers the error of the first where none works', async () => {
  down.add('zarinpal').add('zibal');
  expect(await deposit()).toBe('TIMEOUT_ERROR');
  expect(asked).toEqual(['zarinpal', 'zibal']);
});

it('cannot hide a fault of ours behind the next one', async () => {
  isFaulty = true;
  expect(await deposit()).toBe('SERVER_ERROR');
  expect(asked).toEqual(['zarinpal']);
});

it('leaves a gateway alone that fails again and again', async () => {
  down.add('zarinpal');
  for (let failure = 0; failure < GATEWAY_HEALTH.failures; failure += 1) await depositOfAnother();
  asked = [];
  expect(await depositOfAnother()).toMatchObject({ gateway: 'zibal' });
  expect(asked).toEqual(['zibal']);
});

it('lets one payment of many try it again', async () => {
  down.add('zarinpal');
  for (let failure = 0; failure < GATEWAY_HEALTH.failures; failure += 1) await depositOfAnother();
  clock.advance(GATEWAY_HEALTH.probeEveryMs);
  asked = [];
  await Promise.all(Array.from({ length: 5 }, depositOfAnother));
  expect(asked.filter((name) => name === 'zarinpal')).toHaveLength(1);
  expect(asked.filter((name) => name === 'zibal')).toHaveLength(5);
});

it('opens there again once one payment succeeded', async () => {
  down.add('zarinpal');
  for (let failure = 0; failure < GATEWAY_HEALTH.failures; failure += 1) await depositOfAnother();
  down.clear();
  clock.advance(GATEWAY_HEALTH.probeEveryMs);
  expect(await depositOfAnother()).toMatchObject({ gateway: 'zarinpal' });
  expect(await depositOfAnother()).toMatchObject({ gateway: 'zarinpal' });
});

it('still tries the first where all fail', async () => {
  down.add('zarinpal').add('zibal');
  for (let failure = 0; failure < GATEWAY_HEALTH.failures; failure += 1) await depositOfAnother();
  down.clear();
  expect(await depositOfAnother()).toMatchObject({ gateway: 'zarinpal' });
});

it('cannot refuse while a gateway that is left alone works', async () => {
  down.add('zarinpal');
  for (let failure = 0; failure < GATEWAY_HEALTH.failures; failure += 1) await depositOfAnother();
  down.clear();
  down.add('zibal');
  asked = [];
  expect(await depositOfAnother()).toMatchObject({ gateway: 'zarinpal' });
  expect(asked).toEqual(['zibal', 'zarinpal']);
});

it('an amount that is refused cannot make a gateway rest', async () => {
  refusal = 'GATEWAY_LIMIT';
  down.add('zarinpal');
  for (let count = 0; count < GATEWAY_HEALTH.failures; count += 1) await depositOfAnother();
  down.clear();
  expect(await depositOfAnother()).toMatchObject({ gateway: 'zarinpal' });
});

it('opens at the named gateway and at no other', async () => {
  expect(await deposit('zibal')).toMatchObject({ gateway: 'zibal' });
  down.add('zibal');
  asked = [];
  expect(await deposit('zibal', await createAccount(app))).toBe('TIMEOUT_ERROR');
  expect(asked).toEqual(['zibal']);
});

it.each(['wallet', 'nobody', 'zarinpal '])('cannot open at %j', async (name) => {
  expect(await deposit(name)).toBe('VALIDATION_ERROR');
  expect(asked).toEqual([]);
});

it('REST names a gateway by its payment method', async () => {
  const order = await placeOrder(app, payer);
  const body = { order_id: order.id, payment_method: 'zibal' };
  const answer = await app.rest('POST', '/payments/request', { token: payer.token, body });
  expect(answer.body).toMatchObject({ payment_method: 'zibal' });
  const { body: shown } = await app.rest('GET', `/orders/${order.id}`, { token: payer.token });
  expect(shown).toMatchObject({ payment_gateway: 'zibal', zarinpal_authority: null, zarinpal_ref_id: null });
});

it('lists both gateways and the wallet as methods', async () => {
  const { body } = await app.rest('GET', '/payments/methods');
  expect((body['items'] as { id: string }[]).map(({ id }) => id)).toEqual(['zarinpal', 'zibal', 'wallet']);
});

it('drops attempts that are too old to be counted', async () => {
  await deposit();
  clock.advance(GATEWAY_HEALTH.keptMs + 1);
  await reconcilePayments(app.ctx());
  expect(await row(app.ctx().em, 'select count(*)::int as left from gateway_attempts')).toEqual({ left: 0 });
});
