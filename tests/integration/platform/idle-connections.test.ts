/** Who asks closes an idle connection. Where the server does, what is being sent at that moment is lost. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const CADDY_SECONDS = 120;

it('an idle connection outlives those of proxies', async () => {
  const { headers } = await fetch(`${app.url}/api/health`);
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(CADDY_SECONDS);
});

it('cannot be kept open by headers that trickle in', async () => {
  const { hostname, port } = new URL(app.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const received: string[] = [];
  const faults: (string | undefined)[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk.toString()));
  socket.on('error', ({ code }: NodeJS.ErrnoException) => faults.push(code));
  await once(socket, 'connect');
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
  let sent = 0;
  const drip = setInterval(() => socket.write(`x-drip-${(sent += 1)}: 1\r\n`), 1000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  // A header that was under way as the server closed is answered by a reset, which may discard the answer.
  if (faults.length === 0) expect(received.join('')).toMatch(/^HTTP\/1\.1 408 /);
  else expect(faults).toEqual([expect.stringMatching(/^(ECONNRESET|EPIPE)$/)]);
  // One header a second: the connection ended within the fifteen seconds that are promised, or one tick later.
  expect(sent).toBeLessThanOrEqual(16);
}, 60_000);
