/** Files in a folder of this machine. A key is a relative path; its media type is under `.mime/` at the same path. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStoreError, type FileStoreReason } from '#platform/files/file-store-error.js';
import type { FileStore, KeptBytes } from '#platform/ports.js';
import { failureCode } from '../../failures.js';
import { checkedKey, DEFAULT_MIME } from '../file-key.js';

const MIME_FOLDER = '.mime';
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

/** @throws FileStoreError where the disk is full, read-only, or fails. */
export function createDiskFileStore(folder: string): FileStore {
  return {
    put: async (key, { bytes, mime }) => {
      const paths = pathsOf(folder, key);
      // The type first: a reader that sees the new bytes also finds their type.
      await orFault(() => writeWhole(paths.mime, Buffer.from(mime, 'utf8')));
      await orFault(() => writeWhole(paths.bytes, bytes));
    },
    get: async (key) => {
      const paths = pathsOf(folder, key);
      const bytes = await readIfThere(paths.bytes);
      if (!bytes) return null;
      return { bytes, mime: (await readIfThere(paths.mime))?.toString('utf8') ?? DEFAULT_MIME };
    },
    has: async (key) => (await unlessAbsent(() => stat(pathsOf(folder, key).bytes))) !== null,
    delete: async (key) => {
      const paths = pathsOf(folder, key);
      await orFault(() => rm(paths.bytes, { force: true }));
      await orFault(() => rm(paths.mime, { force: true }));
    },
    list: (below) => filesBelow(folder, checkedKey(below)),
    // The folder is made by the first file: until then nobody knows its disk.
    freeBytes: async () => {
      const disk = await unlessAbsent(() => statfs(folder));
      return disk && disk.bavail * disk.bsize;
    },
  };
}

/** Not the drafts, whose names begin with a dot. */
async function* filesBelow(root: string, below: string): AsyncIterable<KeptBytes> {
  const entries = await unlessAbsent(() => readdir(join(root, below), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const key = `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, key);
    else if (!entry.name.startsWith('.')) {
      const found = await unlessAbsent(() => stat(join(root, key)));
      if (found) yield { key, at: found.mtime };
    }
  }
}

/** @throws RangeError for a key that could leave the folder or hide in it. */
function pathsOf(folder: string, key: string): { bytes: string; mime: string } {
  const name = checkedKey(key);
  return { bytes: join(folder, name), mime: join(folder, MIME_FOLDER, name) };
}

/** Readers see the old file or the new one, never a part; after a power cut, too. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function readIfThere(path: string): Promise<Buffer | null> {
  return unlessAbsent(() => readFile(path));
}

async function unlessAbsent<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (ABSENT.has(failureCode(error))) return null;
    throw fileStoreErrorOf(error);
  }
}

const REASONS: Readonly<Record<string, FileStoreReason>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read_only',
  EACCES: 'read_only',
  EPERM: 'read_only',
};

function fileStoreErrorOf(error: unknown): FileStoreError {
  const words = error instanceof Error ? error.message : String(error);
  return new FileStoreError(REASONS[failureCode(error)] ?? 'away', `The disk of the files: ${words}`, error);
}

async function orFault<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw fileStoreErrorOf(error);
  }
}
