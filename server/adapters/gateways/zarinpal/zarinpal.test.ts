/** The adapter against a gateway that misbehaves; a plain server simulates it, answer by answer. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { rial } from '#core/money.js';
import type { PaymentGateway } from '#platform/ports.js';
import { createZarinpalGateway } from './zarinpal.js';

const MERCHANT = '5a4d6f27-1d3c-4f0e-9b8a-0c2e4a6b8d10';
const AUTHORITY = `A${'0'.repeat(35)}`;
const PAYMENT = { authority: AUTHORITY, amountRials: rial(250_000) };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handle: Handler;
let calls: { path: string; body: unknown }[];
let gateway: PaymentGateway;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ path: request.url ?? '', body: JSON.parse(body) });
      handle(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  calls = [];
  gateway = createZarinpalGateway({ baseUrl: `${address()}/`, merchantId: MERCHANT });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** For answers that never end; a busy machine would make it give up on others, too. */
function impatient(): PaymentGateway {
  return createZarinpalGateway({ baseUrl: `${address()}/`, merchantId: MERCHANT, timeoutMs: 300 });
}

function address(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answering(status: number, body: unknown): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const refusing = (code: number, status = 401): Handler =>
  answering(status, { data: [], errors: { code, message: 'no', validations: [] } });

describe('request', () => {
  test('sends exactly the documented fields', async () => {
    handle = answering(200, {
      data: { code: 100, message: 'Success', authority: AUTHORITY, fee_type: 'Merchant', fee: 100 },
      errors: [],
    });
    await gateway.request({
      amountRials: rial(250_000),
      description: 'سفارش',
      callbackUrl: 'https://shop.example/back?x=1',
      orderId: 'BRP-1',
    });
    expect(calls).toEqual([
      {
        path: '/pg/v4/payment/request.json',
        body: {
          merchant_id: MERCHANT,
          amount: 250_000,
          currency: 'IRR',
          description: 'سفارش',
          callback_url: 'https://shop.example/back?x=1',
          metadata: { order_id: 'BRP-1', auto_verify: false },
        },
      },
    ]);
  });

  test.each([-9, -10, -11, -12, -14, -19, -30, -38, -40])('takes %i as a gateway error', async (code) => {
    handle = refusing(code, 422);
    await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_ERROR', details: { gatewayCode: code } });
  });

  test('takes -41 as the gateway limit', async () => {
    handle = refusing(-41);
    await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_LIMIT' });
  });

  test('cannot be repeated by the adapter', async () => {
    handle = answering(503, 'busy');
    await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
    expect(calls).toHaveLength(1);
  });

  test('cannot succeed without an authority', async () => {
    handle = answering(200, { data: { code: 100 }, errors: [] });
    await expect(open()).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
  });

  function open(): Promise<unknown> {
    return gateway.request({ amountRials: rial(250_000), description: 'x', callbackUrl: 'https://shop.example/back' });
  }
});

describe('verify', () => {
  test.each([
    [-50, 'VERIFICATION_FAILED'],
    [-51, 'PAYMENT_FAILED'],
    [-52, 'VERIFICATION_FAILED'],
    [-53, 'INVALID_AUTHORITY'],
    [-54, 'INVALID_AUTHORITY'],
    [-55, 'INVALID_AUTHORITY'],
  ])('takes %i as refused: %s', async (code, errorCode) => {
    handle = refusing(code);
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({ outcome: 'refused', gatewayCode: code, errorCode });
  });

  test.each([-9, -10, -11, -15, -99])('gets no clear answer from %i', async (code) => {
    handle = refusing(code);
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({
      code: 'GATEWAY_ERROR',
      details: { gatewayCode: code },
    });
  });

  test('keeps a ref id above 2^53 to the digit', async () => {
    handle = answering(
      200,
      '{"data":{"code":100,"message":"Paid","ref_id":90071992547409931,"card_pan":"502229******5995","fee":0},"errors":[]}',
    );
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({
      outcome: 'paid',
      refId: '90071992547409931',
      feeRials: 0,
    });
  });

  test('takes 101 as paid before', async () => {
    handle = answering(200, { data: { code: 101, message: 'Verified', ref_id: 201 }, errors: [] });
    await expect(gateway.verify(PAYMENT)).resolves.toMatchObject({
      outcome: 'paid',
      repeated: true,
      refId: '201',
      cardMask: null,
      feeRials: null,
    });
  });

  test('cannot take 100 without a ref id as paid', async () => {
    handle = answering(200, { data: { code: 100, message: 'Paid' }, errors: [] });
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
  });

  test('cannot take a 5xx for a payment', async () => {
    handle = answering(500, { data: { code: 100, message: 'Paid', ref_id: 201 }, errors: [] });
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({
      code: 'GATEWAY_ERROR',
      details: { gatewayStatus: 500 },
    });
  });

  test('takes a page that is not JSON as a gateway error', async () => {
    handle = answering(200, '<html>captive portal</html>');
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
  });

  test('takes a passed deadline as a timeout', async () => {
    handle = () => undefined;
    await expect(impatient().verify(PAYMENT)).rejects.toMatchObject({ code: 'TIMEOUT_ERROR' });
  });

  test('takes a body that never ends as a timeout', async () => {
    handle = (_request, response) => void response.writeHead(200).write('{"data":');
    await expect(impatient().verify(PAYMENT)).rejects.toMatchObject({ code: 'TIMEOUT_ERROR' });
  });

  test('cannot be made to read an answer without end', async () => {
    let written = 0;
    handle = (_request, response) => {
      const piece = Buffer.alloc(64 * 1024, ' ');
      const more = (): void => {
        while (!response.destroyed && (written += piece.length) < 50_000_000)
          if (!response.write(piece)) return void response.once('drain', more);
        response.end();
      };
      response.writeHead(200, { 'content-type': 'application/json' });
      more();
    };
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
    expect(written).toBeLessThan(10_000_000);
  });

  test('takes an answer nested without end as a gateway error', async () => {
    handle = answering(200, `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
  });

  test('takes a broken connection as a network error', async () => {
    handle = (request) => void request.socket.destroy();
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });

  test('takes a closed port as a network error', async () => {
    const closed = createZarinpalGateway({ baseUrl: 'http://127.0.0.1:1', merchantId: MERCHANT });
    await expect(closed.verify(PAYMENT)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });

  test('cannot be sent elsewhere by a redirect', async () => {
    handle = (_request, response) => void response.writeHead(307, { location: `${address()}/elsewhere` }).end();
    await expect(gateway.verify(PAYMENT)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    expect(calls).toHaveLength(1);
  });
});

describe('inquiry', () => {
  test.each([
    ['VERIFIED', 'verified'],
    ['PAID', 'paid'],
    ['IN_BANK', 'in_bank'],
    ['FAILED', 'failed'],
    ['REVERSED', 'reversed'],
    ['SOMETHING_NEW', 'unknown'],
  ])('reads %s as %s', async (status, expected) => {
    handle = answering(200, { data: { code: 100, message: 'Success', status }, errors: [] });
    await expect(gateway.inquire(AUTHORITY)).resolves.toBe(expected);
  });

  test('reports a refused authority as unknown', async () => {
    handle = refusing(-54);
    await expect(gateway.inquire(AUTHORITY)).resolves.toBe('unknown');
  });

  test('cannot take a refused merchant for an unknown payment', async () => {
    handle = refusing(-10);
    await expect(gateway.inquire(AUTHORITY)).rejects.toMatchObject({ code: 'GATEWAY_ERROR' });
  });
});

describe('unverified and reverse', () => {
  test('reads the list behind the code "100"', async () => {
    handle = answering(200, {
      data: {
        code: '100',
        message: 'Success',
        authorities: [
          { authority: AUTHORITY, amount: 250_000, callback_url: 'x', referer: '', date: '2026-11-21 15:30:00' },
        ],
      },
      errors: [],
    });
    await expect(gateway.unverified()).resolves.toEqual([PAYMENT]);
  });

  test('reads an absent list as empty', async () => {
    handle = answering(200, { data: { code: '100', message: 'Success', authorities: null }, errors: [] });
    await expect(gateway.unverified()).resolves.toEqual([]);
  });

  test.each([-60, -61, -62, -63])('cannot reverse after %i', async (code) => {
    handle = refusing(code);
    await expect(gateway.reverse(PAYMENT)).rejects.toMatchObject({
      code: 'GATEWAY_ERROR',
      details: { gatewayCode: code },
    });
  });
});

test('the browser is redirected to StartPay of its own address', () => {
  const split = createZarinpalGateway({
    baseUrl: 'http://inside:1',
    startBaseUrl: 'https://shop.example/gateway/',
    merchantId: MERCHANT,
  });
  expect(split.startUrl(AUTHORITY)).toBe(`https://shop.example/gateway/pg/StartPay/${AUTHORITY}`);
  expect(gateway.startUrl(AUTHORITY)).toBe(`${address()}/pg/StartPay/${AUTHORITY}`);
});
