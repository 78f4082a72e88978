/** The gateway sandbox spoken to without our adapter: the bytes must be those of protocols B1. */
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { startGatewaySandbox, type GatewaySandbox } from '#tests/helpers/gateway.js';

let database: TestDatabase;
let sandbox: GatewaySandbox;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startGatewaySandbox(database.url, { clock: { now: () => new Date('2026-11-21T12:00:00Z') } });
});

afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

interface Wire {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

async function call(operation: string, fields: object | string): Promise<Wire> {
  const body = typeof fields === 'string' ? fields : JSON.stringify({ merchant_id: sandbox.merchantId, ...fields });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(`${sandbox.baseUrl}/pg/v4/payment/${operation}.json`, { method: 'POST', headers, body });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) };
}

const ORDER = {
  amount: 250_000,
  currency: 'IRR',
  description: 'سفارش',
  callback_url: 'https://shop.example/back',
  metadata: { order_id: 'BRP-7' },
};

async function openPayment(fields: object = {}): Promise<string> {
  const { json } = await call('request', { ...ORDER, ...fields });
  return (json as { data: { authority: string } }).data.authority;
}

function refusal(code: number, validations: unknown = []): object {
  return { data: [], errors: { code, message: expect.any(String), validations } };
}

test('request answers as documented', async () => {
  const { status, json } = await call('request', ORDER);
  expect(status).toBe(200);
  expect(json).toEqual({
    data: {
      code: 100,
      message: 'Success',
      authority: expect.stringMatching(/^S[0-9a-zA-Z]{35}$/),
      fee_type: 'Merchant',
      fee: 2500,
    },
    errors: [],
  });
});

test('verify answers as documented, its ref id a number', async () => {
  const authority = await openPayment();
  await sandbox.pay(authority);
  const first = await call('verify', { authority, amount: ORDER.amount });
  expect(first.text).toMatch(/"ref_id":\d{11}[,}]/);
  expect(first.json).toEqual({
    data: {
      wages: [],
      code: 100,
      message: 'Paid',
      card_hash: expect.stringMatching(/^[0-9A-F]{64}$/),
      card_pan: '502229******5995',
      ref_id: expect.any(Number),
      fee_type: 'Merchant',
      fee: 2500,
      shaparak_fee: '1200',
      order_id: 'BRP-7',
    },
    errors: [],
  });
  const second = await call('verify', { authority, amount: ORDER.amount });
  expect(second.json).toMatchObject({ data: { code: 101, message: 'Verified' }, errors: [] });
});

test('inquiry, unVerified and reverse answer as documented', async () => {
  const authority = await openPayment();
  await sandbox.pay(authority);
  expect((await call('inquiry', { authority })).json).toEqual({
    data: { code: 100, message: 'Success', status: 'PAID' },
    errors: [],
  });
  expect((await call('unVerified', {})).json).toEqual({
    data: {
      code: '100',
      message: 'Success',
      authorities: expect.arrayContaining([
        { authority, amount: 250_000, callback_url: ORDER.callback_url, referer: '', date: '2026-11-21 15:30:00' },
      ]),
    },
    errors: [],
  });
  expect((await call('reverse', { authority })).json).toEqual({ data: { code: 100, message: 'Reversed' }, errors: [] });
  expect((await call('inquiry', { authority })).json).toMatchObject({ data: { status: 'REVERSED' } });
});

test('a refusal has an empty list as data', async () => {
  const { status, json } = await call('verify', { authority: 'x', amount: 250_000 });
  expect(status).toBe(401);
  expect(json).toEqual(refusal(-54));
});

test.each([
  ['no description', { description: undefined }, 'description'],
  ['a description above 500 characters', { description: 'x'.repeat(501) }, 'description'],
  ['no callback', { callback_url: undefined }, 'callback_url'],
  ['a callback that is no web address', { callback_url: 'javascript:alert(1)' }, 'callback_url'],
  ['a fraction of a rial', { amount: 250_000.5 }, 'amount'],
  ['an amount as text', { amount: '250000' }, 'amount'],
  ['too small an amount', { amount: 9_999 }, 'amount'],
  ['an unknown currency', { currency: 'USD' }, 'currency'],
  ['a null in the metadata', { metadata: { mobile: null } }, 'metadata.mobile'],
  ['a number as order id', { metadata: { order_id: 7 } }, 'metadata.order_id'],
])('request cannot take %s', async (_name, fields, field) => {
  const { status, json } = await call('request', { ...ORDER, ...fields });
  expect(status).toBe(422);
  expect(json).toEqual(refusal(-9, [{ [field]: expect.any(String) }]));
});

test('toman count ten times', async () => {
  const authority = await openPayment({ amount: 25_000, currency: 'IRT' });
  await sandbox.pay(authority);
  expect((await sandbox.book()).find((payment) => payment.authority === authority)).toMatchObject({
    amount_rials: 250_000,
    currency: 'IRT',
  });
  expect((await call('verify', { authority, amount: 250_000 })).json).toEqual(refusal(-50));
  expect((await call('verify', { authority, amount: 25_000 })).json).toMatchObject({ data: { code: 100 } });
  expect((await call('request', { ...ORDER, amount: 100_000_001, currency: 'IRT' })).json).toEqual(refusal(-41));
});

test('what is not JSON is a validation error', async () => {
  expect(await call('request', '{"amount":')).toMatchObject({ status: 422, json: refusal(-9) });
});

describe('the payment page', () => {
  async function page(authority: string): Promise<{ status: number; html: string; policy: string }> {
    const response = await fetch(`${sandbox.baseUrl}/pg/StartPay/${authority}`);
    return {
      status: response.status,
      html: await response.text(),
      policy: response.headers.get('content-security-policy') ?? '',
    };
  }

  test('shows the amount in rial and toman with Persian digits', async () => {
    const { status, html, policy } = await page(await openPayment({ description: '<b>سفارش</b>' }));
    expect(status).toBe(200);
    expect(html).toContain('۲۵۰٬۰۰۰ <small>ریال');
    expect(html).toContain('۲۵٬۰۰۰ تومان');
    expect(html).toContain('&lt;b&gt;سفارش&lt;/b&gt;');
    expect(policy).toContain("form-action 'self' https://shop.example;");
    expect(policy).toContain("default-src 'none'");
  });

  test('of a paid payment offers no second payment', async () => {
    const authority = await openPayment();
    await sandbox.pay(authority);
    const { html } = await page(authority);
    expect(html).not.toContain('<form');
    expect(html).toContain(`https://shop.example/back?Authority=${authority}&amp;Status=OK`);
  });

  test.each(['nothing', `S${'0'.repeat(35)}`, '%00'])('of %s says that there is none', async (authority) => {
    expect((await page(authority)).status).toBe(404);
  });

  test('cannot be sent a form that is not its own', async () => {
    const authority = await openPayment();
    const response = await fetch(`${sandbox.baseUrl}/pg/StartPay/${authority}`, {
      method: 'POST',
      body: new URLSearchParams({ do: 'steal' }),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<form');
    expect((await sandbox.book()).find((payment) => payment.authority === authority)?.status).toBe('IN_BANK');
  });
});
