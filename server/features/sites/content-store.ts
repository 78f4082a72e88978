/**
 * The bytes of releases in the file store, each under its hash: what two releases or two sites have in common is kept
 * once, and what is written once is never changed.
 */
import { createHash } from 'node:crypto';
import type { ReleaseFile } from '../../../sitekit/build/release-file.js';
import type { Ctx } from '../../platform/context.js';
import type { Manifest } from './manifest.js';

/** The folder of the file store; none of the buckets that customers' uploads stand in. */
const FOLDER = 'site-content';

const keyOf = (hash: string): string => `${FOLDER}/${hash.slice(0, 2)}/${hash}`;

/** Files that are written at the same time. */
const AT_ONCE = 4;

/** Writes what is not there yet. Safe to repeat, and to run twice at once. */
export async function storeContent(ctx: Ctx, files: readonly ReleaseFile[], manifest: Manifest): Promise<void> {
  const { files: store } = ctx.ports;
  const waiting = files.values();
  const write = async (): Promise<void> => {
    for (const { path, type: mime, bytes } of waiting) {
      const hash = manifest[path]?.hash;
      if (hash === undefined) throw new Error(`${path} is missing in its manifest`);
      if (!(await store.has(keyOf(hash)))) await store.put(keyOf(hash), { bytes: Buffer.from(bytes), mime });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}

/** @throws Error where the bytes are gone or are not what was written: a fault of the store. */
export async function readContent({ ports }: Pick<Ctx, 'ports'>, hash: string): Promise<Buffer> {
  const stored = await ports.files.get(keyOf(hash));
  if (!stored) throw new Error(`the file store has lost ${keyOf(hash)}`);
  const found = createHash('sha256').update(stored.bytes).digest('hex');
  if (found !== hash) throw new Error(`the file store holds something else as ${keyOf(hash)}`);
  return stored.bytes;
}
