/** The real adapter against the gateway sandbox, over real HTTP: every code and quirk of protocols B1. */
import { rial } from '#core/money.js';
import { createZarinpalGateway } from '#server/adapters/gateways/zarinpal/zarinpal.js';
import type { PaymentGateway } from '#platform/ports.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { startGatewaySandbox, type BookedPayment, type GatewaySandbox } from '#tests/helpers/gateway.js';

const AMOUNT = rial(27_500_000);
const CALLBACK = 'https://shop.example/payment/callback?order_id=42&note=a%20b';
const OTHER_MERCHANT = '0f0e0d0c-0b0a-4908-8706-050403020100';
const MINUTE = 60_000;

let database: TestDatabase;
let sandbox: GatewaySandbox;
let gateway: PaymentGateway;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  now = new Date('2026-11-21T12:00:00Z');
  sandbox = await startGatewaySandbox(database.url, { clock: { now: () => now }, lateMs: 100 });
  gateway = connect();
});

afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

/** With the product's own patience, where a test does not say another. */
function connect(patience: { readonly timeoutMs?: number } = {}): PaymentGateway {
  return createZarinpalGateway({ baseUrl: sandbox.baseUrl, merchantId: sandbox.merchantId, ...patience });
}

async function open(amountRials = AMOUNT): Promise<string> {
  const { authority } = await gateway.request({
    amountRials,
    description: 'سفارش سایت',
    callbackUrl: CALLBACK,
    orderId: 'BRP-42',
    email: 'a@b.example',
  });
  return authority;
}

async function paid(outcome?: Parameters<GatewaySandbox['pay']>[1]): Promise<string> {
  const authority = await open();
  await sandbox.pay(authority, outcome);
  return authority;
}

const verify = (authority: string, amountRials = AMOUNT): ReturnType<PaymentGateway['verify']> =>
  gateway.verify({ authority, amountRials });

async function booked(authority: string): Promise<BookedPayment | undefined> {
  return (await sandbox.book()).find((payment) => payment.authority === authority);
}

describe('request', () => {
  test('opens a payment with an authority of 36 characters', async () => {
    const authority = await open();
    expect(authority).toMatch(/^S[0-9a-zA-Z]{35}$/);
    expect(await booked(authority)).toMatchObject({
      amount_rials: AMOUNT,
      currency: 'IRR',
      order_id: 'BRP-42',
      callback_url: CALLBACK,
      status: 'IN_BANK',
    });
  });

  test('takes the smallest and the largest amount', async () => {
    await expect(open(rial(10_000))).resolves.toBeDefined();
    await expect(open(rial(1_000_000_000))).resolves.toBeDefined();
  });

  test('cannot pass the largest amount', async () => {
    await expect(open(rial(1_000_000_001))).rejects.toMatchObject({
      code: 'GATEWAY_LIMIT',
      details: { gatewayCode: -41 },
    });
  });

  test('cannot fall below the smallest amount', async () => {
    await expect(open(rial(9_999))).rejects.toMatchObject({ code: 'GATEWAY_ERROR', details: { gatewayCode: -9 } });
  });

  test.each([
    ['not-a-merchant', -9],
    ['ZZZZZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZZZZZZZZZ', -10],
    ['00000000-0000-0000-0000-000000000000', -11],
  ])('cannot use the merchant %s', async (merchantId, gatewayCode) => {
    const other = createZarinpalGateway({ baseUrl: sandbox.baseUrl, merchantId });
    const request = other.request({ amountRials: AMOUNT, description: 'x', callbackUrl: CALLBACK });
    await expect(request).rejects.toMatchObject({ code: 'GATEWAY_ERROR', details: { gatewayCode } });
  });
});

describe('paying', () => {
  test('sends the browser back with the own query kept', async () => {
    const authority = await open();
    expect(await sandbox.pay(authority)).toBe(`${CALLBACK}&Authority=${authority}&Status=OK`);
  });

  test('cancelled sends the browser back with NOK', async () => {
    const authority = await open();
    expect(await sandbox.cancel(authority)).toBe(`${CALLBACK}&Authority=${authority}&Status=NOK`);
    expect(await gateway.inquire(authority)).toBe('failed');
  });

  test('cannot happen twice', async () => {
    const authority = await paid();
    await expect(sandbox.pay(authority)).rejects.toThrow('409');
  });

  test('cannot follow a cancellation', async () => {
    const authority = await open();
    await sandbox.cancel(authority);
    await expect(sandbox.pay(authority)).rejects.toThrow('409');
    expect(await booked(authority)).toMatchObject({ status: 'FAILED' });
  });

  test('cannot be cancelled afterwards', async () => {
    const authority = await paid();
    await expect(sandbox.cancel(authority)).rejects.toThrow('409');
    expect(await gateway.inquire(authority)).toBe('paid');
  });

  test('with a closed browser leaves the payment unverified', async () => {
    const authority = await open();
    await sandbox.payAndClose(authority);
    expect(await gateway.inquire(authority)).toBe('paid');
    expect(await gateway.unverified()).toContainEqual({ authority, amountRials: AMOUNT });
  });
});

describe('verify', () => {
  test('answers 100 once, then 101 with the same ref id', async () => {
    const authority = await paid();
    const first = await verify(authority);
    const second = await verify(authority);
    expect(first).toMatchObject({ outcome: 'paid', repeated: false, cardMask: '502229******5995', feeRials: 120_000 });
    expect(second).toMatchObject({ outcome: 'paid', repeated: true, refId: 'refId' in first ? first.refId : '' });
    expect('refId' in first && Number(first.refId)).toBeGreaterThan(2 ** 31);
    expect(await gateway.inquire(authority)).toBe('verified');
  });

  test('asked 20 times at once says 100 exactly once', async () => {
    const authority = await paid();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => verify(authority)));
    expect(outcomes.filter((each) => each.outcome === 'paid' && !each.repeated)).toHaveLength(1);
    expect(new Set(outcomes.map((each) => (each.outcome === 'paid' ? each.refId : 'refused'))).size).toBe(1);
  });

  test('gives every payment its own ref id', async () => {
    const [one, two] = [await verify(await paid()), await verify(await paid())];
    expect(one.outcome === 'paid' && one.refId).not.toBe(two.outcome === 'paid' && two.refId);
  });

  test('refuses another amount with -50, and still takes the right one', async () => {
    const authority = await paid();
    await expect(verify(authority, rial(AMOUNT - 10))).resolves.toMatchObject({
      gatewayCode: -50,
      errorCode: 'VERIFICATION_FAILED',
    });
    await expect(verify(authority)).resolves.toMatchObject({ outcome: 'paid', repeated: false });
  });

  test('refuses what nobody has paid with -51', async () => {
    await expect(verify(await open())).resolves.toMatchObject({ gatewayCode: -51, errorCode: 'PAYMENT_FAILED' });
  });

  test('refuses a failed payment whose browser says OK', async () => {
    const authority = await open();
    expect(await sandbox.pay(authority, '-51')).toContain('Status=OK');
    await expect(verify(authority)).resolves.toMatchObject({ gatewayCode: -51 });
    expect(await gateway.inquire(authority)).toBe('failed');
  });

  test("refuses another merchant's payment with -53", async () => {
    const other = createZarinpalGateway({ baseUrl: sandbox.baseUrl, merchantId: OTHER_MERCHANT });
    const { authority } = await other.request({ amountRials: AMOUNT, description: 'x', callbackUrl: CALLBACK });
    await sandbox.pay(authority);
    await expect(verify(authority)).resolves.toMatchObject({ gatewayCode: -53, errorCode: 'INVALID_AUTHORITY' });
    expect(await gateway.unverified()).not.toContainEqual(expect.objectContaining({ authority }));
  });

  test.each([
    ['no authority at all', -54],
    [`S${'0'.repeat(35)}`, -55],
  ])('refuses %s', async (authority, gatewayCode) => {
    await expect(verify(authority)).resolves.toMatchObject({ gatewayCode, errorCode: 'INVALID_AUTHORITY' });
  });
});

describe('provoked at verify', () => {
  test.each([
    ['-50', 'VERIFICATION_FAILED'],
    ['-52', 'VERIFICATION_FAILED'],
    ['-53', 'INVALID_AUTHORITY'],
    ['-54', 'INVALID_AUTHORITY'],
    ['-55', 'INVALID_AUTHORITY'],
  ] as const)('%s is answered every time', async (code, errorCode) => {
    const authority = await paid(code);
    for (const _ of [1, 2])
      await expect(verify(authority)).resolves.toMatchObject({ gatewayCode: Number(code), errorCode });
    expect(await booked(authority)).toMatchObject({ verified_count: 0 });
  });

  test('silence is a timeout once, then verified', async () => {
    const authority = await paid('timeout');
    const answer = connect({ timeoutMs: 1000 }).verify({ authority, amountRials: AMOUNT });
    await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT_ERROR' });
    await expect(verify(authority)).resolves.toMatchObject({ outcome: 'paid', repeated: false });
  });

  test('a broken gateway is an error once, then verified', async () => {
    const authority = await paid('server_error');
    await expect(verify(authority)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
    await expect(verify(authority)).resolves.toMatchObject({ outcome: 'paid', repeated: false });
  });

  test('a lost answer is a network error, then 101', async () => {
    const authority = await paid('lost_answer');
    await expect(verify(authority)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    await expect(verify(authority)).resolves.toMatchObject({ outcome: 'paid', repeated: true });
  });

  test('a late answer still arrives', async () => {
    await expect(verify(await paid('late'))).resolves.toMatchObject({ outcome: 'paid', repeated: false });
  });

  test('101 can come first', async () => {
    await expect(verify(await paid('repeated'))).resolves.toMatchObject({ outcome: 'paid', repeated: true });
  });

  test('cannot be chosen at a payment that has ended', async () => {
    const authority = await paid();
    await expect(sandbox.pay(authority, '-54')).rejects.toThrow('409');
    await expect(verify(authority)).resolves.toMatchObject({ outcome: 'paid' });
  });

  test('from a test happens as often as told', async () => {
    const authority = await paid();
    await sandbox.provoke(authority, '-52', 2);
    for (const _ of [1, 2]) await expect(verify(authority)).resolves.toMatchObject({ gatewayCode: -52 });
    await expect(verify(authority)).resolves.toMatchObject({ outcome: 'paid' });
  });
});

const reverse = (authority: string): Promise<void> => gateway.reverse({ authority, amountRials: AMOUNT });

describe('reverse', () => {
  test('gives the money back within 30 minutes', async () => {
    const authority = await paid();
    await verify(authority);
    await reverse(authority);
    expect(await gateway.inquire(authority)).toBe('reversed');
    await expect(verify(authority)).resolves.toMatchObject({ gatewayCode: -51 });
  });

  test('cannot happen twice', async () => {
    const authority = await paid();
    await reverse(authority);
    await expect(reverse(authority)).rejects.toMatchObject({ details: { gatewayCode: -61 } });
  });

  test('cannot give back what nobody has paid', async () => {
    await expect(reverse(await open())).rejects.toMatchObject({ details: { gatewayCode: -61 } });
  });

  test('cannot come after 30 minutes', async () => {
    const authority = await paid();
    const start = now;
    now = new Date(start.getTime() + 30 * MINUTE + 1);
    await expect(reverse(authority)).rejects.toMatchObject({ details: { gatewayCode: -63 } });
    now = start;
  });
});

describe('the book', () => {
  test('outlives the gateway', async () => {
    const authority = await paid();
    await sandbox.close();
    sandbox = await startGatewaySandbox(database.url, { clock: { now: () => now }, lateMs: 100 });
    gateway = connect();
    await expect(verify(authority)).resolves.toMatchObject({ outcome: 'paid' });
  });
});
