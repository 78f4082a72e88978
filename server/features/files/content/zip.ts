/**
 * Reads a ZIP file the way a suspicious person does: its directory is checked against the file, and every entry is
 * unpacked and counted without being kept, so that neither a lie about sizes nor overlapping entries get through.
 */
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Refused } from './judged.js';

export interface ZipLimits {
  readonly entries: number;
  /** The bytes of all entries together, unpacked. */
  readonly unpackedBytes: number;
  /** The bytes of the one entry whose content is read, unpacked. */
  readonly readBytes: number;
}

export interface ReadZip {
  readonly names: readonly string[];
  /** The content of the requested entry; null where there is none. */
  readonly content: Buffer | null;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;

const broken = (why: string): Refused => new Refused('FILE_BROKEN', why);
const complex = (why: string): Refused => new Refused('FILE_TOO_COMPLEX', why);

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - END_SIZE; at >= Math.max(0, bytes.length - END_SIZE - MAX_COMMENT); at -= 1) {
    if (bytes.readUInt32LE(at) !== END) continue;
    // The comment has to reach exactly to the end: nothing may be hung on behind.
    if (at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at;
    throw new Refused('FILE_UNSAFE', 'something behind the end');
  }
  throw broken('no end of directory');
}

function entryAt(bytes: Buffer, at: number): { entry: Entry; next: number } {
  if (bytes.readUInt32LE(at) !== DIRECTORY) throw broken('not a directory entry');
  const [flags, method, packedSize] = [
    bytes.readUInt16LE(at + 8),
    bytes.readUInt16LE(at + 10),
    bytes.readUInt32LE(at + 20),
  ];
  const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
    number,
    number,
    number,
  ];
  const local = bytes.readUInt32LE(at + 42);
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) throw broken('method');
  if (bytes.readUInt32LE(local) !== LOCAL) throw broken('not a local entry');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packedSize > bytes.length) throw broken('beyond the end');
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
  const entry = { name, method, packed: bytes.subarray(start, start + packedSize) };
  return { entry, next: at + 46 + nameLength + extra + comment };
}

function entriesOf(bytes: Buffer, limits: ZipLimits): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw complex('too many entries');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(bytes, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/** Gives the unpacked chunks to `take`. @throws Refused FILE_TOO_COMPLEX beyond `budget`. */
async function unpack({ method, packed }: Entry, budget: number, take: (chunk: Buffer) => void): Promise<number> {
  let size = 0;
  const stream = method === STORED ? Readable.from([packed]) : Readable.from([packed]).pipe(createInflateRaw());
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > budget) throw complex('unpacks to too much');
    take(chunk as Buffer);
  }
  return size;
}

/**
 * The names in a ZIP file that is whole, bounded and honest, and the content of the entry `wanted`.
 * @throws Refused FILE_BROKEN, FILE_TOO_COMPLEX, FILE_UNSAFE for something before or behind the ZIP.
 */
export async function readZip(bytes: Buffer, limits: ZipLimits, wanted: string): Promise<ReadZip> {
  try {
    const entries = entriesOf(bytes, limits);
    let budget = limits.unpackedBytes;
    let content: Buffer | null = null;
    for (const entry of entries) {
      const isWanted = entry.name === wanted && content === null;
      const chunks: Buffer[] = [];
      const most = isWanted ? Math.min(budget, limits.readBytes) : budget;
      budget -= await unpack(entry, most, (chunk) => isWanted && chunks.push(chunk));
      if (isWanted) content = Buffer.concat(chunks);
    }
    return { names: entries.map(({ name }) => name), content };
  } catch (error) {
    if (error instanceof Refused) throw error;
    // RangeError: an offset beyond the file. A code of zlib (Z_…, ERR_…): the packed bytes are none.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error))
      throw new Refused('FILE_BROKEN', error.message, error);
    throw error;
  }
}
