/** Wherever the product serves or is measured, React is its production build, whatever the sandbox is. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '#platform/paths.js';
import { environmentOf } from '#tests/bench/processes.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { startServerProcess } from '#tests/helpers/network/server-process.js';

const preload = projectPath('dist/tests/helpers/network/react-builds.js');
const PRODUCTION = 'builds of React: production.';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

/** Its words at its end. */
async function servedWith(env: Readonly<Record<string, string>>): Promise<string> {
  const server = await startServerProcess({ databaseUrl: database.url, preload, env });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await server.exited;
  const said = server.output();
  await server.end();
  return said;
}

it('serves with the production build where nothing is said', async () => {
  expect(await servedWith({ NODE_ENV: '' })).toContain(PRODUCTION);
});

it('keeps the development build where it is asked for', async () => {
  expect(await servedWith({ NODE_ENV: 'development' })).toContain('builds of React: development.');
});

it('measures with the production build', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'barpa-builds-'));
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const child = fork(projectPath('dist/tests/bench/product-process.js'), {
    env: environmentOf(settings),
    execArgv: ['--no-warnings', '--import', preload],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'message');
  child.kill('SIGTERM');
  await once(child, 'close');
  rmSync(dataDir, { recursive: true, force: true });
  expect(said).toContain(PRODUCTION);
});
