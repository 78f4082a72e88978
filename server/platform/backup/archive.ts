/** The one file of a backup: a compressed tar with a manifest, the database's folder and the uploaded files. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Headers, type Pack } from 'tar-stream';
import { z } from 'zod';
import { StartError } from '../log/start-error.js';

/** The archive holds passwords and everybody's data: only its owner may read it. */
const PRIVATE = 0o600;
/** Copying must not starve the product that runs beside it. */
const GZIP_LEVEL = 1;

const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO-8601, UTC. */
  at: z.string(),
  /** Major version of PostgreSQL: its files fit no other one. */
  postgres: z.string(),
  /** `linux-x64`: the files fit no other processor. */
  system: z.string(),
  migrations: z.array(z.string()),
  /** The size of the parts, unpacked. Absent in archives of earlier versions. */
  bytes: z.object({ database: z.int().min(0), files: z.int().min(0) }).optional(),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';

export interface ArchiveWriter {
  text(name: string, content: string): Promise<void>;
  /** A file that may grow, shrink or vanish meanwhile. False where it had gone. */
  file(name: string, path: string): Promise<boolean>;
  folder(name: string): Promise<void>;
}

/** Where an archive is until it is whole. */
export const partOf = (file: string): string => `${file}.partial`;

/** Writes beside `file` and moves it into place whole. @throws what `work` throws; then nothing is left behind. */
export async function writeArchive(file: string, work: (writer: ArchiveWriter) => Promise<void>): Promise<void> {
  const partial = partOf(file);
  const tar = pack();
  const written = pipeline(
    Readable.from(tar),
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(partial, { mode: PRIVATE, flush: true }),
  );
  // Handled below; until then a full disk must not count as an unhandled error.
  written.catch(() => undefined);
  try {
    await Promise.race([work(writerOf(tar)), written.then(() => undefined)]);
    tar.finalize();
    await written;
    await rename(partial, file);
  } catch (error) {
    tar.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

function writerOf(tar: Pack): ArchiveWriter {
  return {
    text: (name, content) =>
      add(tar, { name, mode: PRIVATE, size: Buffer.byteLength(content) }, [Buffer.from(content)]),
    folder: (name) => add(tar, { name, type: 'directory', mode: 0o700 }, []),
    file: async (name, path) => {
      const handle = await open(path).catch(absent);
      if (!handle) return false;
      try {
        const { size } = await handle.stat();
        const content = size === 0 ? [] : exactly(size, handle.createReadStream({ end: size - 1, autoClose: false }));
        await add(tar, { name, mode: PRIVATE, size }, content);
        return true;
      } finally {
        await handle.close();
      }
    },
  };
}

/** For a file that may have gone meanwhile. */
export function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function add(tar: Pack, header: Headers, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const { promise: done, resolve, reject } = deferred();
  const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
  for await (const chunk of content)
    if (!entry.write(chunk)) await Promise.race([new Promise((go) => entry.once('drain', go)), done]);
  entry.end();
  await done;
}

function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((...both) => ([resolve, reject] = both));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** A tar says the size first: what a file has lost since then is filled with zeros, as pg_basebackup does. */
async function* exactly(size: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = size;
  for await (const chunk of chunks) {
    left -= chunk.length;
    yield chunk;
  }
  for (; left > 0; left -= Math.min(left, 65_536)) yield Buffer.alloc(Math.min(left, 65_536));
}

/** Everything below a folder, folders before what they hold; `skip` takes paths relative to it. */
export async function* walk(
  folder: string,
  skip: (path: string) => boolean = () => false,
  below = '',
): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = (await readdir(join(folder, below), { withFileTypes: true }).catch(absent)) ?? [];
  for (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (skip(path)) continue;
    if (entry.isFile() || entry.isDirectory()) yield { path, isFolder: entry.isDirectory() };
    if (entry.isDirectory()) yield* walk(folder, skip, path);
  }
}

/**
 * Reads an archive from its beginning: `accept` sees the manifest, which comes first, and refuses by throwing; `write`
 * sees everything else, and reads each content to its end.
 * @throws StartError where the file is no whole archive of ours.
 */
export async function readArchive(
  file: string,
  accept: (manifest: Manifest) => void,
  write: (name: string, isFolder: boolean, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  read.catch(() => undefined);
  let accepted = false;
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (accepted) await write(name.replace(/\/$/, ''), type === 'directory', entry as AsyncIterable<Buffer>);
      else {
        accept(await readManifest(name, entry as AsyncIterable<Buffer>));
        accepted = true;
      }
    }
    await read;
  } catch (error) {
    if (error instanceof StartError || isFileFault(error)) throw error;
    throw new StartError(`${file} is no whole backup: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (!accepted) throw new StartError(`${file} is no backup: it is empty.`);
}

const isFileFault = (error: unknown): boolean => error instanceof Error && 'path' in error;

async function readManifest(name: string, content: AsyncIterable<Buffer>): Promise<Manifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  if (name !== MANIFEST) throw new Error(`it begins with ${name}`);
  return manifestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}
