/** The embedded PostgreSQL survives what happens to it on a real machine. */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/postgres/launcher.js';
import type { Way } from '#platform/postgres/installation.js';
import { eventually } from '#tests/helpers/app.js';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
/** Containers seldom let even root mount. */
const withMounts = isRoot && canMount() ? test : test.skip;
const launcher = new URL('../../../../server/platform/postgres/launcher.js', import.meta.url).href;

const OUTSIDE = ['/var/lib/barpa-postgres', '/var/tmp/barpa-postgres'];

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'barpa-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let dataDir: string;
let said: string[];
const running: EmbeddedPostgres[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'barpa-launcher-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The folder of a cluster that has been stopped. Making one takes longer than all else in most tests. */
let made: string;

beforeAll(async () => {
  made = dataDir = newFolder();
  said = [];
  await (await start()).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = newFolder();
  execFileSync('cp', ['-a', join(made, 'postgres'), dataDir]);
  said = [];
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** For a test of the very first start. */
const withoutCluster = (): void => rmSync(join(dataDir, 'postgres'), { recursive: true });

async function start(ways?: readonly Way[], durable = false): Promise<EmbeddedPostgres> {
  const log = {
    info: (message: string) => void said.push(message),
    error: (message: string) => void said.push(message),
  };
  const server = await startEmbeddedPostgres({ dataDir, log, durable, ...(ways && { ways }) });
  running.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows[0] ?? [];
  } finally {
    await client.end();
  }
}

const portOf = (server: EmbeddedPostgres): number => Number(new URL(server.url).port);
const postmaster = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

/** Another node starts the server, does as told, and is gone when this resolves. Returns what it said. */
function otherProcess(ending: string, options: { uid?: number; gid?: number } = {}): Promise<string> {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false, log: { info: (m) => process.stdout.write(m), error: (m) => process.stdout.write(m) } });
    ${ending}`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      ...options,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', () => resolve(output));
  });
}

test('a new cluster speaks UTF-8 and knows no superuser', async () => {
  withoutCluster();
  const { url } = await start();
  const settings =
    "current_setting('server_encoding'), current_setting('is_superuser'), current_setting('listen_addresses')";
  expect(await ask(url, `select ${settings}, upper('é'), version() like 'PostgreSQL 18%'`)).toEqual([
    'UTF8',
    'off',
    '127.0.0.1',
    'É',
    true,
  ]);
  expect(statSync(join(dataDir, 'postgres/credentials.json')).mode & 0o777).toBe(0o600);
});

test('data and port outlive a stop', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  await first.stop();
  await expect(ask(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
});

test('a server left by a killed node is adopted', async () => {
  await otherProcess("process.kill(process.pid, 'SIGKILL');");
  const left = postmaster();
  await start();
  expect(postmaster()).toBe(left);
  expect(said[0]).toContain('was already running');
});

test('a killed server is started again', async () => {
  await otherProcess("process.kill(process.pid, 'SIGKILL');");
  process.kill(postmaster(), 'SIGKILL');
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
});

test('a server that dies is started again by itself', async () => {
  const { url } = await start(undefined, true);
  await ask(url, 'create table kept as select 42 as answer');
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  expect(
    await eventually('the table is read again', () => ask(url, 'select answer from kept').catch(() => null), 30_000),
  ).toEqual([42]);
  expect(postmaster()).not.toBe(killed);
});

test('a server that cannot start is tried again', async () => {
  const { url } = await start();
  const control = join(dataDir, 'postgres/data/global/pg_control');
  renameSync(control, `${control}.away`);
  process.kill(postmaster(), 'SIGKILL');
  await eventually('a start fails', () => Promise.resolve(said.some((line) => line.includes('next try'))), 30_000);
  renameSync(`${control}.away`, control);
  await eventually('it runs again', () => ask(url, 'select 1').catch(() => null), 30_000);
});

test('a server that was told to stop stays stopped', async () => {
  const server = await start();
  await server.stop();
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  await expect(ask(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('an empty lock of a full disk cannot block a start', async () => {
  await (await start()).stop();
  writeFileSync(join(dataDir, 'postgres/lock'), '');
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
});

test('the lock of a killed process is taken over', async () => {
  await (await start()).stop();
  const left = join(dataDir, 'postgres/cluster.lock');
  mkdirSync(left);
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
  expect(existsSync(left)).toBe(false);
}, 60_000);

withMounts(
  'a server comes back once the disk has room again',
  async () => {
    // initdb takes some 45 MB.
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m,mode=0711', 'tmpfs', dataDir]);
    try {
      const server = await start(undefined, true);
      await ask(server.url, 'create table kept as select 42 as answer');
      const filler = join(dataDir, 'filler');
      execFileSync('sh', ['-c', `cat /dev/zero > ${filler} 2>/dev/null || true`]);
      await expect(
        ask(server.url, "create table big as select repeat('x', 1000) from generate_series(1, 20000)"),
      ).rejects.toThrow();
      process.kill(postmaster(), 'SIGKILL');
      await eventually('a start fails', () => Promise.resolve(said.some((line) => line.includes('next try'))), 60_000);
      rmSync(filler);
      const answer = await eventually(
        'it stands',
        () => ask(server.url, 'select answer from kept').catch(() => null),
        60_000,
      );
      expect(answer).toEqual([42]);
      await running.pop()?.stop();
    } finally {
      execFileSync('umount', ['--lazy', dataDir]);
    }
  },
  180_000,
);

test('the note of another process cannot block a start', async () => {
  await (await start()).stop();
  const note = [process.pid, join(dataDir, 'postgres/data'), 1, 5432, '', '127.0.0.1', '', 'ready', ''];
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), note.join('\n'));
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
});

test('a port taken by another is left to it', async () => {
  const first = await start();
  await first.stop();
  const foreign = createServer().listen(portOf(first), '127.0.0.1');
  try {
    const second = await start();
    expect(portOf(second)).not.toBe(portOf(first));
    expect(await ask(second.url, 'select 1')).toEqual([1]);
  } finally {
    foreign.close();
  }
});

test('the first to stop cannot take it from the second', async () => {
  const first = await start();
  const second = await start();
  expect(second.url).toBe(first.url);
  await first.stop();
  expect(await ask(second.url, 'select 1')).toEqual([1]);
});

test('three first starts at once share one server', async () => {
  withoutCluster();
  const outputs = await Promise.all([1, 2, 3].map(() => otherProcess('setTimeout(() => server.stop(), 3000);')));
  expect(outputs.filter((output) => output.includes('started'))).toHaveLength(1);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('lost credentials are named, not guessed', async () => {
  await (await start()).stop();
  rmSync(join(dataDir, 'postgres/credentials.json'));
  await expect(start()).rejects.toThrow('credentials.json is missing');
});

asRoot('root reaches a closed folder through one capability', async () => {
  withoutCluster();
  chmodSync(dataDir, 0o700);
  await expect(start(['dropped'])).rejects.toThrow('does not run as root');
  const { url } = await start(['dropped', 'reading']);
  expect(await ask(url, 'select 1')).toEqual([1]);
});

asRoot('root without that capability moves the data out', async () => {
  withoutCluster();
  chmodSync(dataDir, 0o700);
  const first = await start(['reading']);
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  const hadBase = OUTSIDE.some((base) => existsSync(base));
  const moved = await start(['moved']);
  const { home } = JSON.parse(readFileSync(join(dataDir, 'postgres/credentials.json'), 'utf8')) as { home: string };
  expect(await ask(moved.url, 'select answer from kept')).toEqual([42]);
  expect(home.startsWith(dataDir)).toBe(false);
  await moved.stop();
  rmSync(hadBase ? home : dirname(home), { recursive: true });
});

asRoot('a normal user starts, root goes on with it', async () => {
  const user = { uid: 65534, gid: 65534 };
  mkdirSync(join(dataDir, 'home'));
  dataDir = join(dataDir, 'home');
  chownSync(dataDir, user.uid, user.gid);
  expect(await otherProcess('await server.stop();', user)).toContain('started');
  const { url } = await start();
  expect(await ask(url, 'select 1')).toEqual([1]);
  await running.pop()?.stop();
  expect(statSync(join(dataDir, 'postgres/data/PG_VERSION')).uid).toBe(user.uid);
});
