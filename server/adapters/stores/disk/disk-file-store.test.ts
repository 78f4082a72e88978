import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStoreError } from '#platform/files/file-store-error.js';
import type { FileStore, KeptBytes } from '#platform/ports.js';
import { createDiskFileStore } from './disk-file-store.js';

let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'barpa-files-'));
  store = createDiskFileStore(join(folder, 'files'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const file = (text: string, mime = 'text/plain'): { bytes: Buffer; mime: string } => ({
  bytes: Buffer.from(text),
  mime,
});

test('gives back bytes and media type', async () => {
  const png = { bytes: Buffer.from([0x89, 0x50, 0, 255]), mime: 'image/png' };
  await store.put('logos/2026/one.png', png);
  await expect(store.get('logos/2026/one.png')).resolves.toEqual(png);
});

test('a second put replaces the whole file', async () => {
  await store.put('a/b', file('a long first text'));
  await store.put('a/b', file('short', 'text/html'));
  await expect(store.get('a/b')).resolves.toEqual(file('short', 'text/html'));
});

test('parallel puts leave one whole file', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => store.put('race', file(text))));
  const kept = await store.get('race');
  expect(texts).toContain(kept?.bytes.toString());
  expect((await readdir(join(folder, 'files'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('an absent file is null', async () => {
  await expect(store.get('nothing/here')).resolves.toBeNull();
  await expect(store.get('a/b/below-a-file')).resolves.toBeNull();
});

test('says what is there, and what is not', async () => {
  await store.put('there', file('x'));
  expect(await store.has('there')).toBe(true);
  expect(await store.has('nothing/here')).toBe(false);
  expect(await store.has('there/below-a-file')).toBe(false);
});

test('a deleted file is gone, twice over', async () => {
  await store.put('gone', file('x'));
  await store.delete('gone');
  await store.delete('gone');
  await expect(store.get('gone')).resolves.toBeNull();
});

async function all(list: AsyncIterable<KeptBytes>): Promise<KeptBytes[]> {
  const found: KeptBytes[] = [];
  for await (const kept of list) found.push(kept);
  return found;
}

test('lists what lies below a folder, without types and drafts', async () => {
  const before = Date.now() - 60_000;
  await store.put('list/one.pdf', file('1'));
  await store.put('list/deep/two.pdf', file('2'));
  await store.put('listed', file('3'));
  const found = await all(store.list('list'));
  expect(found.map(({ key }) => key).sort()).toEqual(['list/deep/two.pdf', 'list/one.pdf']);
  expect(found.every(({ at }) => at.getTime() > before)).toBe(true);
  expect(await all(store.list('absent'))).toEqual([]);
});

test.each([
  '../secret',
  'a/../../secret',
  '/etc/passwd',
  'a//b',
  'a/./b',
  '.mime/a',
  'a/.hidden',
  '',
  'a\\..\\b',
  'a\0b',
  'a/',
  'x'.repeat(401),
  'نامه',
])('cannot use the key %j', async (key) => {
  await expect(store.put(key, file('x'))).rejects.toThrow(RangeError);
  await expect(store.get(key)).rejects.toThrow(RangeError);
  await expect(store.delete(key)).rejects.toThrow(RangeError);
});

test('a disk that cannot be written says so', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const store = createDiskFileStore(file);
  await expect(store.put('a', { bytes: Buffer.from('x'), mime: 'text/plain' })).rejects.toBeInstanceOf(FileStoreError);
  await expect(store.get('a')).resolves.toBeNull();
});
