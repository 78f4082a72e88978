/** Small real files of every documented type, and the parts of hostile files. */
import { crc32, deflateRawSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Account } from '../accounts.js';
import type { TestApp } from '../app.js';

export interface SampleFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** The type that the sender claims. */
  readonly type?: string;
}

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 3\ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
);
export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');

export const picture = (side = 20): Sharp =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#8B5CF6' } });

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | string;
  /** A lie about the size. */
  readonly claimed?: number;
}

/** A valid ZIP file; `prefix` is before it, `suffix` behind. */
export function zip(entries: readonly ZipEntry[], prefix = Buffer.alloc(0)): Buffer {
  const local: Buffer[] = [prefix];
  const directory: Buffer[] = [];
  let at = prefix.length;
  for (const { name, content, claimed } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed ?? bytes.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, label, packed]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(at, 12);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place.subarray(2), label);
    local.push(head);
    at += head.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...local, index, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

export const DOCX_PARTS: readonly ZipEntry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
];

export const docx = (...more: ZipEntry[]): Buffer => zip([...DOCX_PARTS, ...more]);

/** The container of DOC with a stream of that name. */
export const doc = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
    Buffer.alloc(64),
  ]);

/** One of each documented type (S-136). */
export async function everyType(): Promise<SampleFile[]> {
  return [
    { name: 'قرارداد.pdf', bytes: PDF },
    { name: 'متن.doc', bytes: doc('WordDocument') },
    { name: 'متن.docx', bytes: docx() },
    { name: 'a.jpeg', bytes: await picture().jpeg().toBuffer() },
    { name: 'b.JPG', bytes: await picture().jpeg().toBuffer() },
    { name: 'c.png', bytes: await picture().png().toBuffer() },
    { name: 'd.gif', bytes: await picture().gif().toBuffer() },
    { name: 'e.svg', bytes: SVG },
  ];
}

export interface UploadAnswer {
  readonly status: number;
  readonly body: Record<string, unknown> & { items?: Record<string, unknown>[]; file?: Record<string, unknown> };
}

/** Sends files as the wizard does. `fields` come before the files. */
export async function upload(
  app: TestApp,
  account: Account | null,
  files: readonly SampleFile[],
  fields: Readonly<Record<string, string>> = {},
  path = '/wizard/upload-files',
): Promise<UploadAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const field = path.startsWith('/wizard') ? 'files[]' : 'file';
  for (const { name, bytes, type } of files)
    form.append(field, new Blob([new Uint8Array(bytes)], type ? { type } : {}), name);
  const headers: Record<string, string> = account ? { authorization: `Bearer ${account.token}` } : {};
  const response = await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}
