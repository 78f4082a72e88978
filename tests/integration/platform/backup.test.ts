/** `npm run backup` and `npm run restore`, by the programs themselves, on a database that is being written to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { MANIFEST, readArchive, writeArchive, type Manifest } from '#platform/backup/archive.js';
import { restore } from '#platform/backup/restore.js';
import { migrateDatabase } from '#platform/migrate.js';
import { createLogger } from '#platform/log/log.js';
import { entities } from '#features/index.js';
import { migrations } from '#server/migrations/index.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/postgres/launcher.js';

const NAMES = migrations.map(({ name }) => name);
const tool = (name: string): string => new URL(`../../../server/tools/${name}.js`, import.meta.url).pathname;
const log = { info: () => undefined, error: () => undefined };

let folder: string;
let dataDir: string;
let file: string;
let server: EmbeddedPostgres | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'barpa-backup-'));
  chmodSync(folder, 0o711);
  dataDir = join(folder, 'data');
  file = join(folder, 'backup.tar.gz');
  server = await startEmbeddedPostgres({ dataDir, log });
  await migrateDatabase(server.url, entities, createLogger('silent'));
  await ask('create table pairs (id bigint generated always as identity, amount integer not null)');
  mkdirSync(join(dataDir, 'files/uploads'), { recursive: true });
  writeFileSync(join(dataDir, 'files/uploads/logo.svg'), '<svg/>');
  writeFileSync(join(dataDir, 'token-secret'), 'the secret of before');
}, 120_000);

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server?.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function runTool(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; said: string }> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', tool(name), file], {
    env: { PATH, DATA_DIR: dataDir, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

/** Two rows in a transaction, whose sum is zero, again and again until told to stop. Returns how many were kept. */
function writePairs(): { stop(): Promise<number> } {
  let stopping = false;
  const client = new pg.Client({ connectionString: server?.url });
  const work = (async () => {
    let done = 0;
    await client.connect();
    for (; !stopping; done += 1)
      await client.query(
        `begin; insert into pairs (amount) values (${done + 1}); insert into pairs (amount) values (${-done - 1}); commit`,
      );
    await client.end();
    return done;
  })();
  return { stop: () => ((stopping = true), work) };
}

const sums = async (): Promise<{ rows: number; sum: number }> => {
  const [row] = await ask('select count(*)::int as rows, coalesce(sum(amount), 0)::int as sum from pairs');
  return row as { rows: number; sum: number };
};

it('a backup of a busy database restores whole', async () => {
  const before = await sums();
  const writer = writePairs();
  const backup = await runTool('back-up');
  const written = await writer.stop();
  expect(backup).toEqual({ code: 0, said: expect.stringContaining('holds the database') });
  expect(written).toBeGreaterThan(10);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'data']);

  await ask('drop table pairs');
  writeFileSync(join(dataDir, 'files/uploads/logo.svg'), 'changed');
  writeFileSync(join(dataDir, 'token-secret'), 'another secret');
  await server?.stop();
  const restored = await runTool('restore');
  expect(restored).toEqual({ code: 0, said: expect.stringContaining('Restored as of') });

  server = await startEmbeddedPostgres({ dataDir, log });
  const after = await sums();
  expect(after.sum).toBe(0);
  expect(after.rows).toBeGreaterThanOrEqual(before.rows);
  expect(after.rows % 2).toBe(0);
  expect(readFileSync(join(dataDir, 'files/uploads/logo.svg'), 'utf8')).toBe('<svg/>');
  expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).toBe('the secret of before');
  // It is the product's own database: the migrations find nothing to do, and rows can be written.
  await migrateDatabase(server.url, entities, createLogger('silent'));
  await ask('insert into pairs (amount) values (1), (-1)');
}, 120_000);

it('what was there before is kept aside', () => {
  const kept = [...readdirSync(dataDir), ...readdirSync(join(dataDir, 'postgres'))].filter((name) =>
    name.includes('.before-'),
  );
  expect(kept.map((name) => name.replace(/\.before-.*/, '')).sort()).toEqual([
    'credentials.json',
    'data',
    'files',
    'token-secret',
  ]);
  const files = kept.find((name) => name.startsWith('files')) ?? '';
  expect(readFileSync(join(dataDir, files, 'uploads/logo.svg'), 'utf8')).toBe('changed');
});

it('cannot restore under the running product', async () => {
  const { code, said } = await runTool('restore');
  expect(code).toBe(1);
  expect(said).toContain(`The product is running (process ${process.pid})`);
  expect((await sums()).sum).toBe(0);
});

it('cannot restore a newer schema', async () => {
  await server?.stop();
  const options = { dataDir, file, at: new Date(), migrations: NAMES.slice(0, -1) };
  await expect(restore(options)).rejects.toThrow(`newer version of Barpa (${NAMES.at(-1)})`);
  server = await startEmbeddedPostgres({ dataDir, log });
  expect((await sums()).sum).toBe(0);
}, 60_000);

async function readManifestOf(path: string): Promise<Manifest> {
  const found: Manifest[] = [];
  await readArchive(
    path,
    (manifest) => void found.push(manifest),
    async (_name, _isFolder, content) => {
      for await (const _chunk of content);
    },
  ).catch(() => undefined);
  const [manifest] = found;
  if (!manifest) throw new Error('the archive has no manifest');
  return manifest;
}

it('an archive says how much room it takes', async () => {
  expect((await readManifestOf(file)).bytes?.database).toBeGreaterThan(1_000_000);
});

it('cannot restore half a file', async () => {
  await server?.stop();
  truncateSync(file, Math.floor(statSync(file).size / 2));
  const { code, said } = await runTool('restore');
  expect(code).toBe(1);
  expect(said).toContain('is no whole backup');
  expect(said).not.toMatch(/^ +at /m);
  expect(existsSync(join(dataDir, 'postgres/data.restored'))).toBe(false);
  server = await startEmbeddedPostgres({ dataDir, log });
  expect((await sums()).sum).toBe(0);
}, 60_000);

it('cannot begin an empty database beside an unfinished restore', async () => {
  await server?.stop();
  server = null;
  renameSync(join(dataDir, 'postgres/data'), join(dataDir, 'postgres/data.restored'));
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('data.restored');
  expect(existsSync(join(dataDir, 'postgres/data'))).toBe(false);
  renameSync(join(dataDir, 'postgres/data.restored'), join(dataDir, 'postgres/data'));
  server = await startEmbeddedPostgres({ dataDir, log });
  expect((await sums()).sum).toBe(0);
}, 60_000);

it('a start removes what a killed restore had unpacked', async () => {
  await server?.stop();
  mkdirSync(join(dataDir, 'postgres/data.restored'));
  writeFileSync(join(dataDir, 'token-secret.restored'), 'a secret');
  server = await startEmbeddedPostgres({ dataDir, log });
  expect(existsSync(join(dataDir, 'postgres/data.restored'))).toBe(false);
  expect(existsSync(join(dataDir, 'token-secret.restored'))).toBe(false);
}, 60_000);

it('a start finishes a restore that was killed between two moves', async () => {
  await server?.stop();
  const path = join(dataDir, 'postgres/data');
  renameSync(path, `${path}.restored`);
  mkdirSync(path);
  const moves = [{ path, aside: `${path}.before-kill`, fresh: `${path}.restored` }];
  writeFileSync(join(dataDir, 'postgres/restore.json'), JSON.stringify(moves));
  renameSync(path, `${path}.before-kill`);
  server = await startEmbeddedPostgres({ dataDir, log });
  expect((await sums()).sum).toBe(0);
  rmSync(`${path}.before-kill`, { recursive: true });
}, 60_000);

it('cannot restore what the disk has no room for', async () => {
  await server?.stop();
  const manifest = await readManifestOf(file);
  const large = join(folder, 'large.tar.gz');
  await writeArchive(large, (archive) =>
    archive.text(MANIFEST, JSON.stringify({ ...manifest, bytes: { database: 1e15, files: 0 } })),
  );
  await expect(restore({ dataDir, file: large, at: new Date(), migrations: NAMES })).rejects.toThrow('MB free');
  server = await startEmbeddedPostgres({ dataDir, log });
  expect((await sums()).sum).toBe(0);
}, 60_000);

it('cannot back up a database that is not ours', async () => {
  const { code, said } = await runTool('back-up', { DATABASE_URL: 'postgresql://user:secret@db.example/barpa' });
  expect(code).toBe(1);
  expect(said).toContain('pg_dump');
});
