/** Two processes behind a load balancer, restarted one after the other while customers work. */
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { startReverseProxy, type ReverseProxy } from '#tests/helpers/network/reverse-proxy.js';
import { startServerProcess, type ServerProcess } from '#tests/helpers/network/server-process.js';

const CUSTOMERS = 12;

let app: TestApp;
const processes: ServerProcess[] = [];
let proxy: ReverseProxy;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  processes.push(await start(), await start());
  proxy = await startReverseProxy(processes.map(({ url }) => Number(new URL(url).port)));
});
afterAll(async () => {
  await proxy?.close();
  await Promise.all(processes.map((each) => each.end()));
  await app?.close();
});

const start = (port = '0'): Promise<ServerProcess> =>
  startServerProcess({ databaseUrl: app.database.url, env: { PORT: port, SHUTDOWN_DELAY_SECONDS: '3' } });

async function restart(index: number): Promise<void> {
  const old = processes[index]!;
  old.child.kill('SIGTERM');
  expect(await old.exited).toBe(0);
  processes[index] = await start(new URL(old.url).port);
}

const QUERY = JSON.stringify({ query: '{ orders { items { id } } }' });
const MUTATION = JSON.stringify({ query: 'mutation { markAllNotificationsRead }' });

it('a rolling restart under load loses no request', async () => {
  const accounts = await Promise.all(Array.from({ length: CUSTOMERS }, () => createAccount(app)));
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const ask = async (path: string, init?: RequestInit): Promise<void> => {
    const outcome = await fetch(proxy.url + path, init).then(
      async (answer) => (answer.ok ? ((await answer.json()) as { errors?: unknown }) : { errors: await answer.text() }),
      (error: unknown) => ({ errors: String(error) }),
    );
    if (outcome.errors) failures.push(`${path}: ${JSON.stringify(outcome.errors)}`);
    else answered += 1;
  };
  const customers = accounts.map(async ({ token }) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    while (!isOver) {
      await ask('/graphql', { method: 'POST', headers, body: QUERY });
      await ask('/api/wallets/me', { headers });
      await ask('/graphql', { method: 'POST', headers, body: MUTATION });
    }
  });
  await restart(0);
  await restart(1);
  isOver = true;
  await Promise.all(customers);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(CUSTOMERS * 10);
}, 60_000);
