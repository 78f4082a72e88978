/**
 * Takes the backup of a site: design, pictures and messages go into the content store, where equal parts of other days
 * are kept once, and a row names them. Then everything is read back and compared.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { SITE_BACKUPS } from '../../../core/sites/site-backups.js';
import type { Ctx } from '../../platform/context.js';
import { unitOfWork } from '../../platform/context.js';
import { row, rows } from '../../platform/db/rows.js';
import { newId } from '../../platform/id.js';
import { messageParts, type MessageCopy } from '../inbox/index.js';
import {
  copyDesign,
  designInCopy,
  manifestOfFiles,
  readContent,
  storeContent,
  totalBytesOf,
  type DesignCopy,
  type Manifest,
  type ManifestEntry,
} from '../sites/index.js';

const packed = promisify<Uint8Array, Buffer>(gzip);
const unpacked = promisify<Uint8Array, Buffer>(gunzip);

const MESSAGES = 'messages/';
/** Of a stored part: it is compressed already, so that the store keeps it once. */
const PART_TYPE = 'application/gzip';

/** A day in UTC: `2026-11-24`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const isOfMessages = (path: string): boolean => path.startsWith(MESSAGES);

interface StoredMessages {
  readonly manifest: Manifest;
  readonly count: number;
}

async function storeMessages(ctx: Ctx, siteId: string): Promise<StoredMessages> {
  const { messages: atMost, messagesOfPart: each } = SITE_BACKUPS;
  let [manifest, count, number]: [Manifest, number, number] = [{}, 0, 0];
  for await (const part of messageParts(ctx, siteId, { each, atMost })) {
    number += 1;
    const path = `${MESSAGES}${String(number).padStart(6, '0')}.json.gz`;
    const files = [{ path, type: PART_TYPE, bytes: await packed(Buffer.from(JSON.stringify(part))) }];
    const described = manifestOfFiles(files);
    await storeContent(ctx, files, described);
    [manifest, count] = [{ ...manifest, ...described }, count + part.length];
  }
  return { manifest, count };
}

async function readPart(ctx: Ctx, { hash }: ManifestEntry): Promise<readonly MessageCopy[]> {
  const bytes = await unpacked(await readContent(ctx, hash));
  return JSON.parse(bytes.toString('utf8')) as readonly MessageCopy[];
}

/** The messages of a backup, oldest first, a part at a time. @throws Error where the store has lost one. */
export async function* messagesIn(ctx: Ctx, manifest: Manifest): AsyncGenerator<readonly MessageCopy[]> {
  const paths = Object.keys(manifest).filter(isOfMessages).sort();
  for (const path of paths) {
    const entry = manifest[path];
    if (entry) yield await readPart(ctx, entry);
  }
}

/** What of a backup belongs to the design: its file and its pictures. */
export function designPart(manifest: Manifest): Manifest {
  return Object.fromEntries(Object.entries(manifest).filter(([path]) => !isOfMessages(path)));
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
  insert into site_backups (id, site_id, day, design_hash, manifest, pictures, digest, pages, messages, total_bytes, taken_at)
  select $1, s.id, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10, $11
  from (select id from sites where id = $2 and live_release_id is not null for share) s
  on conflict (site_id, day) do nothing returning id`;

/** Returns the id of the backup; null where there is one of this day, or nothing to back up. */
export async function takeBackup(ctx: Ctx, siteId: string): Promise<string | null> {
  const takenAt = ctx.clock.now();
  const copy = await copyDesign(ctx, siteId, await knownCopy(ctx, siteId));
  if (!copy) return null;
  const { pages } = await designInCopy(ctx, copy.manifest);
  const messages = await storeMessages(ctx, siteId);
  const manifest = { ...copy.manifest, ...messages.manifest };
  // What was copied earlier is not written again, but must not be swept either.
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
}

/**
 * Reads all of a backup back: every hash, the design as a design, and the number of messages.
 * @throws Error where something is missing or is not what was stored.
 */
export async function verifyBackup(ctx: Ctx, id: string): Promise<void> {
  const stored = await row<Stored>(ctx.em, 'select manifest, digest, messages from site_backups where id = $1', [id]);
  if (!stored) return;
  const { manifest, digest, messages } = stored;
  if (digestOf(manifest) !== digest) throw new Error(`the list of backup ${id} was changed`);
  for (const { hash } of Object.values(designPart(manifest))) await readContent(ctx, hash);
  await designInCopy(ctx, manifest);
  let count = 0;
  for await (const part of messagesIn(ctx, manifest)) count += part.length;
  if (count !== messages) throw new Error(`backup ${id} holds ${count} messages instead of ${messages}`);
  await rows(ctx.em, 'update site_backups set verified_at = $2 where id = $1', [id, ctx.clock.now()]);
}
