/** Many sites in the database and the file store, written in bulk. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { createDiskFileStore } from '#server/adapters/stores/disk/disk-file-store.js';
import { storeContent, type Storing } from '#features/sites/content/content-store.js';
import { describeRelease, type DescribedRelease } from '#features/sites/site/manifest.js';
import type { ReleaseFile } from '#sitekit/build/index.js';
import { seedOrders } from '../seed.js';

export const SITES_HOST = 'sites.localhost';

/** The host of the n-th site, from 1. */
export const hostOfSite = (n: number): string => `site-${n}.${SITES_HOST}`;

/** Where a process whose DATA_DIR this is keeps its files. */
const storeOf = (dataDir: string): Storing => ({ ports: { files: createDiskFileStore(join(dataDir, 'files')) } });

/** Gives the release of the n-th site, whose files it has stored. */
export type ReleaseOf = (n: number) => Promise<DescribedRelease>;

/** Each site has a release of its own. */
export function differentSites(dataDir: string, build: (n: number) => Promise<readonly ReleaseFile[]>): ReleaseOf {
  const store = storeOf(dataDir);
  return async (n) => {
    const files = await build(n);
    const release = describeRelease(files);
    await storeContent(store, files, release.manifest);
    return release;
  };
}

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Sites that share all files with the sample but the home page, in which `name` is followed by their number. */
export async function variedSites(dataDir: string, sample: readonly ReleaseFile[], name: string): Promise<ReleaseOf> {
  const store = storeOf(dataDir);
  const release = describeRelease(sample);
  await storeContent(store, sample, release.manifest);
  const home = sample.find(({ path }) => path === 'index.html');
  if (!home) throw new Error('the sample has no home page');
  const text = Buffer.from(home.bytes).toString();
  return async (n) => {
    const own = { ...home, bytes: Buffer.from(text.replaceAll(name, `${name} ${n}`)) };
    const entry = { hash: sha256(own.bytes), size: own.bytes.length, type: home.type };
    const manifest = { ...release.manifest, [home.path]: entry };
    await storeContent(store, [own], manifest);
    return { ...release, manifest, digest: sha256(JSON.stringify(manifest)) };
  };
}

/** Each order gets a site; labels count them in the order of their ids. */
const SITES = `
  insert into sites (id, order_id, user_id, label, status, last_number, created_at, updated_at)
  select uuidv7(), id, user_id, 'site-' || row_number() over (order by id), 'building', 1, now(), now() from orders`;

const RELEASES = `
  insert into releases (id, site_id, number, digest, manifest, total_files, total_bytes, created_at)
  select uuidv7(), s.id, 1, digest, manifest, total_files, total_bytes, now()
  from unnest($1::text[], $2::text[], $3::jsonb[], $4::int[], $5::int[])
    as made (label, digest, manifest, total_files, total_bytes) join sites s using (label)`;

const SHOW = `
  update sites set status = 'online', live_release_id = r.id, online_at = now() from releases r where r.site_id = sites.id`;

async function databaseBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes');
  return (rows[0] as { bytes: number }).bytes;
}

const BATCH = 200;

/** `count` sites in an empty database. Gives the bytes of rows and indexes of one, with its order and release. */
export async function seedSites(client: pg.Client, count: number, releaseOf: ReleaseOf): Promise<number> {
  const before = await databaseBytes(client);
  await seedOrders(client, { users: Math.ceil(count / 2), orders: count });
  await client.query(SITES);
  for (let first = 1; first <= count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, at) => first + at);
    const releases = await Promise.all(numbers.map(releaseOf));
    await client.query(RELEASES, [
      numbers.map((n) => `site-${n}`),
      releases.map(({ digest }) => digest),
      releases.map(({ manifest }) => JSON.stringify(manifest)),
      releases.map(({ totalFiles }) => totalFiles),
      releases.map(({ totalBytes }) => totalBytes),
    ]);
  }
  await client.query(SHOW);
  await client.query('vacuum analyze sites');
  return ((await databaseBytes(client)) - before) / count;
}
