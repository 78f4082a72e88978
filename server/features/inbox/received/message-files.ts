/** The bytes of the files of messages: in a folder of the store that no address leads to, below the message's id. */
import { MESSAGE_FILES } from '#core/limits/limits.js';
import type { MessageFile, MessageFileRefusal } from '#core/sites/message-files.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { row, rows } from '#platform/db/rows.js';
import { FileStoreError } from '#platform/files/file-store-error.js';
import { newId } from '#platform/id.js';
import { deleteBytes } from '#features/files/index.js';

export const MESSAGE_FILES_FOLDER = 'message-files';

/** A file that was judged and may be stored. */
export interface ReadyFile extends Pick<MessageFile, 'field' | 'label' | 'name' | 'mime'> {
  readonly bytes: Buffer;
}

/** A message with its files. */
interface WithFiles {
  readonly id: string;
  readonly files: readonly MessageFile[];
}

export const fileKey = (messageId: string, fileId: string): string => `${MESSAGE_FILES_FOLDER}/${messageId}/${fileId}`;

const isStored = ({ refusal }: MessageFile): boolean => refusal === null;

export const storedKeys = ({ id, files }: WithFiles): string[] =>
  files.filter(isStored).map((file) => fileKey(id, file.id));

export const storedBytes = (files: readonly MessageFile[]): number =>
  files.filter(isStored).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

const USED =
  'select coalesce(sum(file_bytes), 0)::int as bytes from site_messages where site_id = $1 and file_bytes > 0';

/** Bytes that the files of a site may still take. */
async function roomOf({ em }: Pick<Ctx, 'em'>, siteId: string): Promise<number> {
  const used = await row<{ bytes: number }>(em, USED, [siteId]);
  return MESSAGE_FILES.perSite - (used?.bytes ?? 0);
}

/** Null where the store does not say it: the store itself refuses what it cannot hold. */
async function freeBytes(ctx: Ctx): Promise<number> {
  try {
    return (await ctx.ports.files.freeBytes()) ?? Infinity;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the free space of the file store is unknown');
    return Infinity;
  }
}

async function put(ctx: Ctx, key: string, { bytes, mime }: ReadyFile): Promise<MessageFileRefusal | null> {
  try {
    await ctx.ports.files.put(key, { bytes, mime });
    return null;
  } catch (error) {
    ctx.log.warn({ err: error, key }, 'a file of a message was not stored');
    return error instanceof FileStoreError && error.reason === 'full' ? 'no_space' : 'not_stored';
  }
}

/** Stores the files one after the other, before the message. Those for which there is no room say so. */
export async function putFiles(
  ctx: Ctx,
  { siteId, messageId }: { readonly siteId: string; readonly messageId: string },
  files: readonly ReadyFile[],
): Promise<MessageFile[]> {
  if (files.length === 0) return [];
  let room = await roomOf(ctx, siteId);
  let free = (await freeBytes(ctx)) - MESSAGE_FILES.leastFree;
  const done: MessageFile[] = [];
  for (const file of files) {
    const { field, label, name, mime } = file;
    const [id, sizeBytes] = [newId(), file.bytes.length];
    const known = sizeBytes > room ? 'site_full' : sizeBytes > free ? 'no_space' : null;
    const refusal = known ?? (await put(ctx, fileKey(messageId, id), file));
    if (refusal === null) [room, free] = [room - sizeBytes, free - sizeBytes];
    done.push({ id, field, label, name, mime, sizeBytes, refusal });
  }
  return done;
}

/**
 * In the transaction of the message: the files that still fit into the quota of the site. Messages with files to one
 * site wait for each other here.
 */
export async function withinQuota(tx: TxCtx, siteId: string, files: readonly MessageFile[]): Promise<MessageFile[]> {
  if (!files.some(isStored)) return [...files];
  await lockByName(tx, `message-files:${siteId}`);
  let room = await roomOf(tx, siteId);
  return files.map((file) => {
    if (!isStored(file)) return file;
    if (file.sizeBytes > room) return { ...file, refusal: 'site_full' };
    room -= file.sizeBytes;
    return file;
  });
}

/** Deletes what was put in the store before the message and is not in it. */
export async function removeUnused(ctx: Ctx, before: WithFiles, kept: readonly MessageFile[]): Promise<void> {
  const stays = new Set(storedKeys({ id: before.id, files: kept }));
  await deleteBytes(
    ctx,
    storedKeys(before).filter((key) => !stays.has(key)),
  );
}

const KEY = new RegExp(`^${MESSAGE_FILES_FOLDER}/([0-9a-f-]{36})/([0-9a-f-]{36})$`);

/** Which of these keys no message names. Other objects in the store are not ours to delete. */
export async function withoutMessage(ctx: Ctx, keys: readonly string[]): Promise<string[]> {
  const ours = keys.flatMap((key) => {
    const [, messageId, fileId] = KEY.exec(key) ?? [];
    return messageId && fileId ? [{ key, messageId, fileId }] : [];
  });
  if (ours.length === 0) return [];
  const text = `select given.key from jsonb_to_recordset($1::jsonb) as given(key text, "messageId" uuid, "fileId" text)
    where not exists (select from site_messages m where m.id = given."messageId"
      and m.files @> jsonb_build_array(jsonb_build_object('id', given."fileId", 'refusal', null)))`;
  return (await rows<{ key: string }>(ctx.em, text, [JSON.stringify(ours)])).map(({ key }) => key);
}
