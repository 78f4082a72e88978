/** The adapter against a gateway that misbehaves; a plain server simulates it, answer by answer. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { rial } from '#core/money.js';
import type { PaymentGateway } from '#platform/ports.js';
import { createZibalGateway } from './zibal.js';
import { isSessionName } from './zibal.wire.js';

const TRACK = '15966442233311';
const AUTHORITY = `${TRACK}-${'ab'.repeat(16)}`;
const PAYMENT = { authority: AUTHORITY, amountRials: rial(250_000) };
const PAID = { result: 100, message: 'success', status: 1, amount: 250_000, refNumber: 1234567, cardNumber: null };

interface Call {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
}

let server: Server;
let answers: Readonly<Record<string, unknown>>;
let calls: Call[];
let gateway: PaymentGateway;

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  calls = [];
  answers = {};
  gateway = createZibalGateway({
    baseUrl: `${address()}/`,
    merchantId: 'zibal',
    refunds: { baseUrl: address(), token: 'secret-token', accountId: 'a1' },
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const body = JSON.parse(await text(request)) as Call['body'];
  calls.push({ path, body, token: request.headers.authorization });
  const given = answers[path.split('/').at(-1) ?? ''];
  const isFault = typeof given === 'string';
  response.writeHead(isFault ? 502 : 200, { 'content-type': 'application/json' });
  response.end(isFault ? given : JSON.stringify(given));
}

const open = () =>
  gateway.request({
    amountRials: rial(250_000),
    description: 'سفارش',
    callbackUrl: 'https://shop.example/back?orderId=o1',
    orderId: 'BRP-1',
    email: 'a@b.example',
  });

describe('request', () => {
  test('sends the documented fields, and a reference in the callback', async () => {
    answers = { request: { result: 100, trackId: Number(TRACK), message: 'success' } };
    const { authority } = await open();
    const [call] = calls;
    const reference = authority.split('-')[1];
    expect(authority).toMatch(/^15966442233311-[0-9a-f]{32}$/);
    expect(call).toEqual({
      path: '/v1/request',
      token: undefined,
      body: {
        merchant: 'zibal',
        amount: 250_000,
        callbackUrl: `https://shop.example/back?orderId=o1&reference=${reference}`,
        description: 'سفارش',
        orderId: 'BRP-1',
      },
    });
  });

  test('gives each session another reference', async () => {
    answers = { request: { result: 100, trackId: Number(TRACK) } };
    expect((await open()).authority).not.toBe((await open()).authority);
  });

  test.each([102, 103, 104, 105, 106, 999])('takes %i as a gateway error', async (result) => {
    answers = { request: { result, message: 'no' } };
    await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_ERROR', details: { gatewayCode: result } });
  });

  test('tells an amount above the limit apart', async () => {
    answers = { request: { result: 113 } };
    await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_LIMIT' });
  });

  test.each([{ result: 100 }, { result: 100, trackId: 'x' }, { result: 100, trackId: null }])(
    'cannot be answered by %j',
    async (given) => {
      answers = { request: given };
      await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
    },
  );

  test('cannot be answered by a broken gateway', async () => {
    answers = { request: '<h1>502</h1>' };
    await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_ERROR', details: { gatewayStatus: 502 } });
  });
});

describe('verify', () => {
  test('answers the paid amount and the number of the bank', async () => {
    answers = { verify: { ...PAID, cardNumber: '6037991234567890' } };
    const outcome = { outcome: 'paid', repeated: false, refId: '1234567', amountRials: 250_000 };
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({ ...outcome, cardMask: '603799******7890' });
    expect(calls).toEqual([
      { path: '/v1/verify', token: undefined, body: { merchant: 'zibal', trackId: Number(TRACK) } },
    ]);
  });

  test('asks by inquiry for what was verified before', async () => {
    answers = { verify: { result: 201 }, inquiry: PAID };
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({ outcome: 'paid', repeated: true, refId: '1234567' });
  });

  test('cannot be a payment without an amount', async () => {
    answers = { verify: { ...PAID, amount: null } };
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
  });

  test('takes the trackId where the bank gave no number', async () => {
    answers = { verify: { ...PAID, refNumber: null } };
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({ refId: TRACK });
  });

  test('says why there is no money where the gateway knows', async () => {
    answers = { verify: { result: 202 }, inquiry: { ...PAID, status: 5 } };
    const refused = { outcome: 'refused', errorCode: 'PAYMENT_FAILED' };
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({ ...refused, gatewayCode: 5 });
    answers = { verify: { result: 202 }, inquiry: '<h1>502</h1>' };
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({ ...refused, gatewayCode: 202 });
  });

  test('cannot find an unknown session', async () => {
    answers = { verify: { result: 203 } };
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({ errorCode: 'INVALID_AUTHORITY' });
  });

  test.each([102, 103, 104, 0])('is undecided after %i', async (result) => {
    answers = { verify: { result } };
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
  });
});

test.each([
  [-1, 'in_bank'],
  [1, 'verified'],
  [2, 'paid'],
  [3, 'failed'],
  [12, 'failed'],
  [15, 'reversed'],
  [18, 'reversed'],
  [-2, 'unknown'],
  [99, 'unknown'],
])('inquiry takes the state %i as %s', async (status, expected) => {
  answers = { inquiry: { ...PAID, status } };
  await expect(gateway.inquire(AUTHORITY)).resolves.toBe(expected);
});

test('an unknown session has no state', async () => {
  answers = { inquiry: { result: 203 } };
  await expect(gateway.inquire(AUTHORITY)).resolves.toBe('unknown');
});

test('the amount is held only while the payment is unverified', async () => {
  answers = { inquiry: { ...PAID, status: 2 } };
  await expect(gateway.amountHeld(AUTHORITY)).resolves.toBe(250_000);
  answers = { inquiry: PAID };
  await expect(gateway.amountHeld(AUTHORITY)).resolves.toBeNull();
});

describe('giving money back', () => {
  test('names trackId, account and amount to the other service', async () => {
    answers = { refund: { result: 1 } };
    await gateway.reverse(PAYMENT);
    expect(calls).toEqual([
      {
        path: '/v1/account/refund',
        token: 'Bearer secret-token',
        body: { trackId: Number(TRACK), accountId: 'a1', amount: 250_000, tryReverse: true },
      },
    ]);
  });

  test('cannot be done by an account without credentials', () => {
    expect(createZibalGateway({ baseUrl: address(), merchantId: 'zibal' }).canReverse).toBe(false);
    expect(gateway.canReverse).toBe(true);
  });

  test('cannot succeed where the service refuses', async () => {
    answers = { refund: { result: 202 } };
    await expect(gateway.reverse(PAYMENT)).rejects.toMatchObject({ details: { gatewayCode: 202 } });
  });
});

test('the browser is sent to the trackId alone', () => {
  expect(gateway.startUrl(AUTHORITY)).toBe(`${address()}/start/${TRACK}`);
});

test.each([TRACK, `${TRACK}-`, `${TRACK}-${'z'.repeat(32)}`, `x-${'ab'.repeat(16)}`, ''])(
  '%j cannot be the name of a session',
  (name) => expect(isSessionName(name)).toBe(false),
);
