/**
 * Takes the backup of a site: design, pictures, messages and subscribers go into the content store, where equal parts
 * of other days are kept once, and a row names them. Then everything is read back and compared.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { SITE_BACKUPS } from '#core/sites/site-backups.js';
import type { Ctx } from '#platform/context.js';
import { unitOfWork } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { messageParts, type MessageCopy } from '#features/inbox/index.js';
import { subscriberParts, type SubscriberCopy } from '#features/newsletter/index.js';
import {
  copyDesign,
  designInCopy,
  manifestOfFiles,
  readContent,
  storeContent,
  totalBytesOf,
  type DesignCopy,
  type Manifest,
} from '#features/sites/index.js';

const packed = promisify<Uint8Array, Buffer>(gzip);
const unpacked = promisify<Uint8Array, Buffer>(gunzip);

/** Folders of a backup that hold rows, and what a row is. */
interface Rows {
  readonly 'messages/': MessageCopy;
  readonly 'subscribers/': SubscriberCopy;
}
type Folder = keyof Rows;
const FOLDERS: readonly Folder[] = ['messages/', 'subscribers/'];

/** The type of a stored part: it is compressed already, so that the store keeps it once. */
const PART_TYPE = 'application/gzip';

/** A day in UTC: `2026-11-24`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

interface StoredRows {
  readonly manifest: Manifest;
  readonly count: number;
}

async function storeRows<Name extends Folder>(
  ctx: Ctx,
  folder: Name,
  parts: AsyncIterable<readonly Rows[Name][]>,
): Promise<StoredRows> {
  let [manifest, count, number]: [Manifest, number, number] = [{}, 0, 0];
  for await (const part of parts) {
    number += 1;
    const path = `${folder}${String(number).padStart(6, '0')}.json.gz`;
    const files = [{ path, type: PART_TYPE, bytes: await packed(Buffer.from(JSON.stringify(part))) }];
    const described = manifestOfFiles(files);
    await storeContent(ctx, files, described);
    [manifest, count] = [{ ...manifest, ...described }, count + part.length];
  }
  return { manifest, count };
}

/** The rows of a folder of a backup, oldest first, a part at a time. @throws Error where the store has lost one. */
export async function* rowsIn<Name extends Folder>(
  ctx: Ctx,
  manifest: Manifest,
  folder: Name,
): AsyncGenerator<readonly Rows[Name][]> {
  const paths = Object.keys(manifest).filter((path) => path.startsWith(folder));
  for (const path of paths.sort()) {
    const entry = manifest[path];
    if (!entry) continue;
    const bytes = await unpacked(await readContent(ctx, entry.hash));
    yield JSON.parse(bytes.toString('utf8')) as readonly Rows[Name][];
  }
}

async function countRows(ctx: Ctx, manifest: Manifest, folder: Folder): Promise<number> {
  let count = 0;
  for await (const part of rowsIn(ctx, manifest, folder)) count += part.length;
  return count;
}

/** The part of a backup that belongs to the design: its file and its pictures. */
export function designPart(manifest: Manifest): Manifest {
  const isOfRows = (path: string): boolean => FOLDERS.some((folder) => path.startsWith(folder));
  return Object.fromEntries(Object.entries(manifest).filter(([path]) => !isOfRows(path)));
}

interface Known {
  readonly designHash: string;
  readonly manifest: Manifest;
  readonly pictures: Readonly<Record<string, string>>;
}

/** The design of the last backup that was verified, so that one that was not changed is not copied again. */
async function knownCopy(ctx: Ctx, siteId: string): Promise<DesignCopy | null> {
  const text = `select design_hash as "designHash", manifest, pictures from site_backups where site_id = $1
    and verified_at is not null order by day desc limit 1`;
  const found = await row<Known>(ctx.em, text, [siteId]);
  return found && { ...found, manifest: designPart(found.manifest) };
}

function digestOf(manifest: Manifest): string {
  const entries = Object.entries(manifest).map(([path, { hash }]) => [path, hash] as const);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** Not for a site that was forgotten meanwhile: its lock is waited for. */
const INSERT = `
  insert into site_backups (id, site_id, day, design_hash, manifest, pictures, digest, pages, messages,
    subscribers, total_bytes, taken_at)
  select $1, s.id, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11, $12
  from (select id from sites where id = $2 and live_release_id is not null for share) s
  on conflict (site_id, day) do nothing returning id`;

/** Returns the id of the backup; null where there is one of this day, or nothing to back up. */
export async function takeBackup(ctx: Ctx, siteId: string): Promise<string | null> {
  const takenAt = ctx.clock.now();
  const copy = await copyDesign(ctx, siteId, await knownCopy(ctx, siteId));
  if (!copy) return null;
  const { pages } = await designInCopy(ctx, copy.manifest);
  const bounds = { each: SITE_BACKUPS.rowsOfPart, atMost: SITE_BACKUPS.rows };
  const messages = await storeRows(ctx, 'messages/', messageParts(ctx, siteId, bounds));
  const subscribers = await storeRows(ctx, 'subscribers/', subscriberParts(ctx, siteId, bounds));
  const manifest = { ...copy.manifest, ...messages.manifest, ...subscribers.manifest };
  // Contents that were copied earlier are not written again, but must not be swept either.
  await storeContent(ctx, [], manifest);
  const values = [
    newId(),
    siteId,
    dayOf(takenAt),
    copy.designHash,
    JSON.stringify(manifest),
    JSON.stringify(copy.pictures),
    digestOf(manifest),
    pages.length,
    messages.count,
    subscribers.count,
    totalBytesOf(manifest),
    takenAt,
  ];
  const made = await unitOfWork(ctx, (tx) => row<{ id: string }>(tx.em, INSERT, values));
  return made?.id ?? null;
}

interface Stored {
  readonly manifest: Manifest;
  readonly digest: string;
  readonly messages: number;
  readonly subscribers: number;
}

/**
 * Reads all of a backup back: every hash, the design as a design, and the numbers of messages and subscribers.
 * @throws Error where something is missing or is not what was stored.
 */
export async function verifyBackup(ctx: Ctx, id: string): Promise<void> {
  const text = 'select manifest, digest, messages, subscribers from site_backups where id = $1';
  const stored = await row<Stored>(ctx.em, text, [id]);
  if (!stored) return;
  const { manifest, digest, messages, subscribers } = stored;
  if (digestOf(manifest) !== digest) throw new Error(`the list of backup ${id} was changed`);
  for (const { hash } of Object.values(designPart(manifest))) await readContent(ctx, hash);
  await designInCopy(ctx, manifest);
  for (const [folder, count] of [
    ['messages/', messages],
    ['subscribers/', subscribers],
  ] as const) {
    const found = await countRows(ctx, manifest, folder);
    if (found !== count) throw new Error(`backup ${id} holds ${found} of ${folder} instead of ${count}`);
  }
  await rows(ctx.em, 'update site_backups set verified_at = $2 where id = $1', [id, ctx.clock.now()]);
}
