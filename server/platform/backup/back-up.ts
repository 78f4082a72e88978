/** One archive of the embedded database and the uploaded files, taken while the product is running or stopped. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { appliedMigrations } from '../db/fitness.js';
import { readCredentials } from '../postgres/credentials.js';
import { asSuperuser } from '../postgres/database.js';
import { startEmbeddedPostgres, type LauncherLog } from '../postgres/launcher.js';
import { StartError } from '../log/start-error.js';
import { absent, MANIFEST, partOf, walk, writeArchive, type ArchiveWriter, type Manifest } from './archive.js';
import { noteUnfinished, removeUnfinished } from './unfinished.js';

/** The folders that PostgreSQL's manual leaves out of a copy: made anew at a start, or about the running server. */
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|postgresql\.conf\.new)$/;
const CONTROL = 'global/pg_control';

export interface BackupOptions {
  readonly dataDir: string;
  /** Replaced where it exists. */
  readonly file: string;
  readonly log: LauncherLog;
  readonly at: Date;
}

/**
 * The database is as it is when its folder has been copied; files are copied after it, so that none that it names is
 * missing. @throws StartError where there is no database, Error where the disk is full; then there is no new file.
 */
export async function backUp({ dataDir, file, log, at }: BackupOptions): Promise<Manifest> {
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'postgres/credentials.json')))
    throw new StartError(`There is no database in ${folder}. Check DATA_DIR.`);
  removeUnfinished(folder);
  const server = await startEmbeddedPostgres({ dataDir: folder, log });
  const forget = noteUnfinished(folder, partOf(file));
  try {
    const credentials = readCredentials(join(folder, 'postgres'));
    const data = join(credentials.home ?? join(folder, 'postgres'), 'data');
    return await asSuperuser(credentials.port, credentials.superuserPassword, async (client) => {
      const bytes = {
        database: await sizeOf(data, isLeftOut),
        files: await sizeOf(join(folder, 'files')),
      };
      const manifest = { ...(await describe(client, server.url, at)), bytes };
      await writeArchive(file, async (archive) => {
        await archive.text(MANIFEST, JSON.stringify(manifest, null, 2));
        const { superuserPassword, applicationPassword } = credentials;
        await archive.text('postgres/credentials.json', JSON.stringify({ superuserPassword, applicationPassword }));
        await copyCluster(client, data, archive);
        await archive.file('token-secret', join(folder, 'token-secret'));
        for await (const { path, isFolder } of walk(join(folder, 'files')))
          await (isFolder
            ? archive.folder(`files/${path}`)
            : archive.file(`files/${path}`, join(folder, 'files', path)));
      });
      return manifest;
    });
  } finally {
    forget();
    await server.stop();
  }
}

const isLeftOut = (path: string): boolean =>
  LEFT_OUT.test(path) || path === CONTROL || EMPTIED.some((name) => path.startsWith(`${name}/`));

/** About: what is written meanwhile is not in it. */
async function sizeOf(folder: string, skip?: (path: string) => boolean): Promise<number> {
  let bytes = 0;
  for await (const { path, isFolder } of walk(folder, skip))
    if (!isFolder) bytes += (await stat(join(folder, path)).catch(absent))?.size ?? 0;
  return bytes;
}

async function describe(superuser: pg.Client, url: string, at: Date): Promise<Manifest> {
  const { rows } = await superuser.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return {
      format: 1,
      at: at.toISOString(),
      postgres: String(Math.floor(Number(rows[0]?.version) / 10_000)),
      system: `${process.platform}-${process.arch}`,
      migrations: await appliedMigrations(client),
    };
  } finally {
    await client.end();
  }
}

/**
 * PostgreSQL's low-level backup: the folder is copied as it changes, and the log of all changes meanwhile (WAL) makes
 * it whole at the first start. A temporary replication slot keeps that log until it is copied.
 */
async function copyCluster(client: pg.Client, data: string, archive: ArchiveWriter): Promise<void> {
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`barpa_backup_${process.pid}`]);
  await client.query(`select pg_backup_start('barpa', true)`);
  for await (const { path, isFolder } of walk(data, isLeftOut))
    await (isFolder
      ? archive.folder(`postgres/data/${path}`)
      : archive.file(`postgres/data/${path}`, join(data, path)));
  await archive.file(`postgres/data/${CONTROL}`, join(data, CONTROL));
  const { rows } = await client.query<{ labelfile: string; last: string }>(
    `select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
  );
  const { labelfile = '', last = '' } = rows[0] ?? {};
  await archive.text('postgres/data/backup_label', labelfile);
  const first = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1];
  if (!first) throw new Error(`PostgreSQL's label of the backup names no first file:\n${labelfile}`);
  for await (const { path } of walk(join(data, 'pg_wal'), (name) => name.includes('/')))
    if (/^[0-9A-F]{24}$/.test(path) && path >= first && path <= last)
      await archive.file(`postgres/data/pg_wal/${path}`, join(data, 'pg_wal', path));
}
