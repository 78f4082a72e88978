/**
 * Reads a ZIP file the way a suspicious person does: its directory is checked against the file, and every entry is
 * unpacked and counted without being kept, so that neither a lie about sizes nor overlapping entries get through.
 */
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

export interface ZipLimits {
  readonly entries: number;
  /** Of all entries together, unpacked. */
  readonly unpackedBytes: number;
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

class BadZip extends Error {}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - END_SIZE; at >= Math.max(0, bytes.length - END_SIZE - MAX_COMMENT); at -= 1) {
    // The comment has to reach exactly to the end: nothing may be hung on behind.
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  throw new BadZip('no end of directory');
}

function entryAt(bytes: Buffer, at: number): { entry: Entry; next: number } {
  if (bytes.readUInt32LE(at) !== DIRECTORY) throw new BadZip('not a directory entry');
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
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) throw new BadZip('method');
  if (bytes.readUInt32LE(local) !== LOCAL) throw new BadZip('not a local entry');
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packedSize > bytes.length) throw new BadZip('beyond the end');
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
  const entry = { name, method, packed: bytes.subarray(start, start + packedSize) };
  return { entry, next: at + 46 + nameLength + extra + comment };
}

function entriesOf(bytes: Buffer, limits: ZipLimits): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw new BadZip('too many entries');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(bytes, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/** @throws BadZip beyond `budget`. */
async function unpackedSize({ method, packed }: Entry, budget: number): Promise<number> {
  let size = 0;
  const stream = method === STORED ? Readable.from([packed]) : Readable.from([packed]).pipe(createInflateRaw());
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > budget) throw new BadZip('unpacks to too much');
  }
  return size;
}

/** The names in a ZIP file that is whole, bounded and honest; null for any other file. */
export async function zipNames(bytes: Buffer, limits: ZipLimits): Promise<string[] | null> {
  try {
    if (bytes.readUInt32LE(0) !== LOCAL) return null;
    const entries = entriesOf(bytes, limits);
    let budget = limits.unpackedBytes;
    for (const entry of entries) budget -= await unpackedSize(entry, budget);
    return entries.map(({ name }) => name);
  } catch (error) {
    // RangeError: an offset beyond the file. A code of zlib (Z_…, ERR_…): the packed bytes are none.
    if (error instanceof BadZip || error instanceof RangeError || (error instanceof Error && 'code' in error))
      return null;
    throw error;
  }
}
