import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIndexNow } from './index-now.js';

let server: Server;
let status = 200;
let received: { method: string | undefined; type: string | undefined; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      received = { method, type: headers['content-type'], body: Buffer.concat(chunks).toString() };
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(10));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const endpoint = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
const given = {
  host: 'a.example',
  key: '0123456789abcdef0123456789abcdef',
  keyLocation: 'https://a.example/0123456789abcdef0123456789abcdef.txt',
  urls: ['https://a.example/'],
};

it('posts what the protocol requires', async () => {
  status = 200;
  expect(await createIndexNow(endpoint()).submit(given)).toBe('accepted');
  const { urls: urlList, ...rest } = given;
  expect(received).toMatchObject({ method: 'POST', type: 'application/json; charset=utf-8' });
  expect(JSON.parse(received.body)).toEqual({ ...rest, urlList });
});

it.each([
  [202, 'pending'],
  [400, 'refused'],
  [403, 'key_refused'],
  [422, 'refused'],
  [429, 'too_many'],
  [302, 'unreachable'],
  [500, 'unreachable'],
])('reads %i as %s', async (answer, outcome) => {
  status = answer;
  expect(await createIndexNow(endpoint()).submit(given)).toBe(outcome);
});

it('does not throw where nobody answers', async () => {
  expect(await createIndexNow('http://127.0.0.1:1/indexnow').submit(given)).toBe('unreachable');
});
