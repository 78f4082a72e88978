import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpProbe } from './http-probe.js';

let server: Server;
let listener: RequestListener;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://some.sites.localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

// Only what never ends may meet its deadline, however busy the machine is.
const bounds = { timeoutMs: 60_000, maxBytes: 1000 };

it('reaches names below localhost with their Host', async () => {
  listener = (request, response) => response.end(request.headers.host);
  expect((await httpProbe.request({ url, ...bounds })).text).toBe(new URL(url).host);
});

it('sends a body as a POST of JSON', async () => {
  listener = (request, response) => response.end(`${request.method} ${request.headers['content-type']}`);
  expect((await httpProbe.request({ url, body: '{}', ...bounds })).text).toBe('POST application/json');
});

it('cannot be led elsewhere by a redirect', async () => {
  let requests = 0;
  listener = (_request, response) => {
    requests += 1;
    response.writeHead(302, { location: '/elsewhere' }).end();
  };
  expect((await httpProbe.request({ url, ...bounds })).status).toBe(302);
  expect(requests).toBe(1);
});

it('cannot be made to read without end', async () => {
  listener = (_request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(600)), 5);
    response.on('close', () => clearInterval(timer));
  };
  expect((await httpProbe.request({ url, ...bounds })).text).toHaveLength(1000);
});

it('cannot be kept waiting', async () => {
  listener = (_request, response) => response.write('x');
  await expect(httpProbe.request({ url, ...bounds, timeoutMs: 300 })).rejects.toThrow();
});
