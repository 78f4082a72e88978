import { createServer, request, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { HOSTING } from '#core/limits/limits.js';
import { certificateCheck, type KnownDomains } from './certificate-check.js';

let asked: string[] = [];
const here = { label: 'a', finalHost: 'a.ir', isHere: true };
const KNOWN: Readonly<Record<string, typeof here>> = {
  'a.ir': here,
  'www.a.ir': { ...here, isHere: false },
  'kept.ir': here,
};
const domains: KnownDomains = {
  isKnown: (name) => name === 'kept.ir',
  find: (name) => {
    if (name === 'kept.ir') return here;
    asked.push(name);
    return name === 'broken.ir' ? Promise.reject(new Error('gone')) : Promise.resolve(KNOWN[name] ?? null);
  },
};
beforeEach(() => void (asked = []));

/** The status with which the listener answers; the bytes behind it have to be none. */
async function ask(listener: RequestListener, path: string, method = 'GET'): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, method, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  server.close();
  expect(bytes).toBe(0);
  return answer.statusCode ?? 0;
}

it.each([
  ['/ask?domain=a.ir', 200],
  ['/ask?domain=kept.ir', 200],
  ['/ask?domain=www.a.ir', 404],
  ['/ask?domain=nobody.ir', 404],
  ['/ask?domain=broken.ir', 503],
])('%s is answered %i', async (path, status) => {
  expect(await ask(certificateCheck(domains), path)).toBe(status);
});

it.each([
  '/ask',
  '/ask?domain=',
  '/ask?domain=A.IR',
  '/ask?domain=a.ir.',
  '/ask?domain=a.ir:443',
  '/ask?domain=a.ir&domain=a.ir',
  '/ask?domain=a.ir&x=1',
  '/ask?domain=a.ir?x',
  '/ask?name=a.ir',
  '/ask?domain=..%2Fa.ir',
  `/ask?domain=${'a'.repeat(300)}.ir`,
  '/?domain=a.ir',
  '/graphql',
])('%s is no such request, and reads nothing', async (path) => {
  expect(await ask(certificateCheck(domains), path)).toBe(404);
  expect(asked).toEqual([]);
});

it('answers no other method', async () => {
  expect(await ask(certificateCheck(domains), '/ask?domain=a.ir', 'POST')).toBe(404);
});

it('cannot be made to read the database without end', async () => {
  let now = 0;
  const check = certificateCheck(domains, () => now);
  const statusOf = (name: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = { remoteAddress: '127.0.0.1' };
      const response = { writeHead: (status: number) => (resolve(status), { end: () => undefined }) };
      check({ method: 'GET', url: `/ask?domain=${name}`, socket } as never, response as never);
    });
  const names = Array.from({ length: HOSTING.certificateReads + 50 }, (_, at) => `n${at}.ir`);
  const statuses = await Promise.all(names.map(statusOf));
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  expect(asked).toHaveLength(HOSTING.certificateReads);
  // A name in memory is answered all the same, and the next second all others.
  expect(await statusOf('kept.ir')).toBe(200);
  now = 1000;
  expect(await statusOf('a.ir')).toBe(200);
});

it.each(['203.0.113.7', '2001:db8::1', undefined])('cannot be called from %s', async (remoteAddress) => {
  let isCut = false;
  const socket = { remoteAddress, destroy: () => (isCut = true) };
  certificateCheck(domains)({ method: 'GET', url: '/ask?domain=a.ir', socket } as never, {} as never);
  expect([isCut, asked]).toEqual([true, []]);
});
