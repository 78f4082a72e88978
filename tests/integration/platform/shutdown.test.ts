/** How the process ends: what runs is finished, and by a deadline everything ends, whatever does not answer. */
import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { RawSocket } from '#tests/helpers/network/raw-socket.js';
import { startRespServer } from '#tests/helpers/network/resp-server.js';
import { startServerProcess, type ServerProcess } from '#tests/helpers/network/server-process.js';
import { startSlowMail } from '#tests/helpers/network/slow-mail.js';
import { startSlowGateway, type SlowGateway } from '#tests/helpers/network/slow-gateway.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '#tests/helpers/network/tcp-proxy.js';

const MERCHANT = '11111111-2222-4333-8444-555555555555';

/** Prepares the database that the processes under test use. */
let app: TestApp;
const cleanup: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterEach(async () => {
  for (let step = cleanup.pop(); step; step = cleanup.pop()) await step();
});
afterAll(() => app?.close());

async function start(
  env: Readonly<Record<string, string>> = {},
  databaseUrl = app.database.url,
): Promise<ServerProcess> {
  const started = await startServerProcess({ databaseUrl, env });
  cleanup.push(() => started.end());
  return started;
}

async function slowGateway(): Promise<{ gateway: SlowGateway; env: Record<string, string> }> {
  const gateway = await startSlowGateway();
  cleanup.push(() => gateway.close());
  return { gateway, env: { ZARINPAL_BASE_URL: gateway.baseUrl, ZARINPAL_MERCHANT_ID: MERCHANT } };
}

function deposit({ url }: ServerProcess, { token }: Account): Promise<Response> {
  return fetch(`${url}/api/wallets/me/deposit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ amount: 2_000_000 }),
  });
}

async function proxyTo(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  cleanup.push(() => proxy.close());
  return proxy;
}

/** The answer of readiness over a connection that was open before. */
async function readiness({ url }: ServerProcess, agent: Agent): Promise<{ status: number; connection: string }> {
  const [answer] = (await once(get(`${url}/api/health/ready`, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '' };
}

const refuses = async ({ url }: ServerProcess): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    () => false,
    (error: { cause?: { code?: string } }) => error.cause?.code === 'ECONNREFUSED',
  );

it('a deposit at the gateway is finished before the end', async () => {
  const { gateway, env } = await slowGateway();
  const server = await start(env);
  const answer = deposit(server, await createAccount(app));
  await eventually('the gateway is asked', async () => gateway.waiting() === 1);
  server.child.kill('SIGTERM');
  await eventually('nobody new gets in', () => refuses(server));
  expect(server.child.exitCode).toBeNull();
  gateway.release();
  expect((await answer).status).toBe(200);
  expect((await answer).headers.get('connection')).toBe('close');
  expect(await server.exited).toBe(0);
});

it('deposits at the own sandbox are finished, too', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => createAccount(app)));
  const server = await start();
  const answers = accounts.map((account) => deposit(server, account));
  await eventually('the first is written down', async () => {
    const text = 'select id from payments where user_id = any($1)';
    return (await rows(app.ctx().em, text, [accounts.map(({ id }) => id)])).length > 0;
  });
  server.child.kill('SIGTERM');
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(accounts.map(() => 200));
  expect(await server.exited).toBe(0);
});

it('readiness says it is ending before it stops listening', async () => {
  const server = await start({ SHUTDOWN_DELAY_SECONDS: '2' });
  const agent = new Agent({ keepAlive: true });
  expect(await readiness(server, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  server.child.kill('SIGTERM');
  await eventually('readiness says so', async () => (await readiness(server, agent)).status === 503);
  expect(await readiness(server, agent)).toEqual({ status: 503, connection: 'keep-alive' });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await eventually('nobody new gets in', () => refuses(server));
  expect(await readiness(server, agent)).toEqual({ status: 503, connection: 'close' });
  expect(await server.exited).toBe(0);
  agent.destroy();
});

it('a running job is finished before the end', async () => {
  const mail = await startSlowMail();
  cleanup.push(() => mail.close());
  const server = await start({ SMTP_URL: mail.url });
  const to = 'slow-mail@example.com';
  await unitOfWork(app.ctx(), (tx) =>
    tx.enqueue('send_mail', { to, userId: null, template: 'test', vars: { at: 'امروز' } }),
  );
  await eventually('the mail is under way', async () => mail.waiting() === 1);
  server.child.kill('SIGTERM');
  await eventually('nobody new gets in', () => refuses(server));
  expect(server.child.exitCode).toBeNull();
  mail.release();
  expect(await server.exited).toBe(0);
  expect(await row(app.ctx().em, 'select status from email_logs where "to" = $1', [to])).toEqual({ status: 'sent' });
  const left = `select id from graphile_worker.jobs where task_identifier = 'send_mail'`;
  expect(await rows(app.ctx().em, left, [])).toEqual([]);
});

it('open sockets are closed as going away', async () => {
  const server = await start();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  server.child.kill('SIGTERM');
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1001);
  expect(await server.exited).toBe(0);
});

it('a mutation over a socket is finished before the end', async () => {
  const { gateway, env } = await slowGateway();
  const server = await start(env);
  const socket = await new RawSocket(server.url).ready((await createAccount(app)).token);
  socket.subscribe('mutation { requestDeposit(input: { amountRials: 2000000 }) { paymentUrl } }');
  await eventually('the gateway is asked', async () => gateway.waiting() === 1);
  server.child.kill('SIGTERM');
  await eventually('nobody new gets in', () => refuses(server));
  expect([server.child.exitCode, socket.closing]).toEqual([null, null]);
  gateway.release();
  expect((await socket.closed()).code).toBe(1001);
  expect(socket.events()).toEqual([{ data: { requestDeposit: { paymentUrl: expect.any(String) as string } } }]);
  expect(await server.exited).toBe(0);
});

it('a mutation over a socket cannot hold the process', async () => {
  const { gateway, env } = await slowGateway();
  const server = await start({ ...env, SHUTDOWN_SECONDS: '1' });
  const socket = await new RawSocket(server.url).ready((await createAccount(app)).token);
  socket.subscribe('mutation { requestDeposit(input: { amountRials: 2000000 }) { paymentUrl } }');
  await eventually('the gateway is asked', async () => gateway.waiting() === 1);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(socket.events()).toEqual([]);
});

it('a subscription is not waited for', async () => {
  const server = await start({ SHUTDOWN_SECONDS: '30' });
  const socket = await new RawSocket(server.url).ready();
  socket.subscribe('subscription { platformModeChanged { mode } }');
  await eventually('it hears', async () => socket.events().length > 0);
  socket.subscribe('{ nonsense }', '2');
  await eventually('it is refused', async () => socket.heard.some(({ type, id }) => type === 'error' && id === '2'));
  const before = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(performance.now() - before).toBeLessThan(25_000);
});

it('a second signal ends at once', async () => {
  const { gateway, env } = await slowGateway();
  const server = await start(env);
  const broken = deposit(server, await createAccount(app)).catch(() => 'broken');
  await eventually('the gateway is asked', async () => gateway.waiting() === 1);
  server.child.kill('SIGTERM');
  await eventually('nobody new gets in', () => refuses(server));
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(143);
  expect(await broken).toBe('broken');
});

it('a Ctrl-C that npm passes on counts once', async () => {
  const { gateway, env } = await slowGateway();
  const server = await start({ ...env, npm_lifecycle_event: 'start' });
  const answer = deposit(server, await createAccount(app));
  await eventually('the gateway is asked', async () => gateway.waiting() === 1);
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  await eventually('nobody new gets in', () => refuses(server));
  gateway.release();
  expect((await answer).status).toBe(200);
  expect(await server.exited).toBe(0);
});

it('a request that never ends cannot hold the process', async () => {
  const { gateway, env } = await slowGateway();
  const server = await start({ ...env, SHUTDOWN_SECONDS: '1' });
  const broken = deposit(server, await createAccount(app)).catch(() => 'broken');
  await eventually('the gateway is asked', async () => gateway.waiting() === 1);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(await broken).toBe('broken');
});

it('a half-sent request cannot hold the process', async () => {
  const server = await start({ SHUTDOWN_SECONDS: '1' });
  const { port } = new URL(server.url);
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-length': 99, 'content-type': 'application/json' },
  });
  sending.on('error', () => undefined);
  sending.write('{');
  await once(sending, 'socket');
  await readiness(server, new Agent());
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

it('a frozen database cannot hold the process', async () => {
  const proxy = await proxyTo(app.database.url);
  const server = await start({ SHUTDOWN_SECONDS: '1' }, throughProxy(app.database.url, proxy));
  proxy.freeze();
  const asked = fetch(`${server.url}/api/health/ready`);
  expect((await asked).status).toBe(503);
  server.child.kill('SIGTERM');
  expect(await server.exited).not.toBeNull();
});

it('a frozen Redis cannot hold the process', async () => {
  const redis = await startRespServer();
  cleanup.push(() => redis.close());
  const proxy = await proxyTo(redis.url);
  const server = await start({ SHUTDOWN_SECONDS: '1', REDIS_URL: throughProxy(redis.url, proxy) });
  proxy.freeze();
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
