import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Coding } from '#platform/http/negotiation.js';
import type { FileStore } from '#platform/ports.js';
import { readContent, storeContent, type Storing } from './content-store.js';
import { describeRelease } from '../site/manifest.js';

const PAGE = `<!doctype html><p>${'سلام '.repeat(200)}</p>`;
const FILES = [{ path: 'index.html', type: 'text/html; charset=utf-8', bytes: Buffer.from(PAGE) }];
const HASH = createHash('sha256').update(PAGE).digest('hex');
const DECODED: Readonly<Record<Coding, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

function memoryStore(): { kept: Map<string, Buffer>; store: Storing } {
  const kept = new Map<string, Buffer>();
  const files = {
    put: (key: string, { bytes }: { bytes: Buffer }) => Promise.resolve(void kept.set(key, bytes)),
    get: (key: string) => Promise.resolve(kept.has(key) ? { bytes: kept.get(key)!, mime: 'text/html' } : null),
    has: (key: string) => Promise.resolve(kept.has(key)),
    delete: (key: string) => Promise.resolve(void kept.delete(key)),
    freeBytes: () => Promise.resolve(null),
    list: () => {
      throw new Error('not used here');
    },
  } satisfies FileStore;
  return { kept, store: { ports: { files } } };
}

async function stored(coding: Coding): Promise<{ kept: Map<string, Buffer>; store: Storing; key: string }> {
  const { kept, store } = memoryStore();
  await storeContent(store, FILES, describeRelease(FILES).manifest);
  const ending = { identity: HASH, br: '.br', gzip: '.gz' }[coding];
  return { kept, store, key: [...kept.keys()].find((key) => key.endsWith(ending))! };
}

describe.each(['identity', 'br', 'gzip'] as const)('content stored as %s', (coding) => {
  it('reads what was stored', async () => {
    const { store } = await stored(coding);
    expect(DECODED[coding](await readContent(store, HASH, coding)).toString()).toBe(PAGE);
  });

  it('cannot be read with any byte changed', async () => {
    const { kept, store, key } = await stored(coding);
    const whole = kept.get(key)!;
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = Buffer.from(whole);
      damaged[at]! ^= 1;
      kept.set(key, damaged);
      await expect(readContent(store, HASH, coding)).rejects.toThrow('holds something else');
    }
  });

  it('cannot be read when cut short', async () => {
    const { kept, store, key } = await stored(coding);
    const whole = kept.get(key)!;
    for (const length of [0, 1, 31, 32, whole.length - 33, whole.length - 1]) {
      kept.set(key, whole.subarray(0, length));
      await expect(readContent(store, HASH, coding)).rejects.toThrow('holds something else');
    }
  });
});

it('reads compressed content without a checksum', async () => {
  const { kept, store, key } = await stored('br');
  kept.set(key, brotliCompressSync(PAGE));
  expect(brotliDecompressSync(await readContent(store, HASH, 'br')).toString()).toBe(PAGE);
});

it('cannot read the compressed content of another', async () => {
  const { kept, store, key } = await stored('br');
  const other = `0${HASH.slice(1)}`;
  kept.set(key.replaceAll(HASH, other).replace(/\/..\//, `/${other.slice(0, 2)}/`), kept.get(key)!);
  await expect(readContent(store, other, 'br')).rejects.toThrow('holds something else');
});
