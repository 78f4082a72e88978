/** Against a small store of our own that recomputes every signature as the AWS documents say. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Store } from '#server/config/config.js';
import type { KeptBytes } from '#platform/ports.js';
import { createS3FileStore } from './s3-file-store.js';
import { startTestS3, type TestS3 } from './testing/s3-server.js';

const WRITTEN_AT = new Date('2026-11-21T10:00:00Z');
let s3: TestS3;
let config: S3Store;

beforeAll(async () => {
  s3 = await startTestS3({ now: () => WRITTEN_AT });
  ({ config } = s3);
});
afterAll(() => s3.close());

test('gives back bytes and media type', async () => {
  const store = createS3FileStore(config);
  const png = { bytes: Buffer.from([0x89, 0x50, 0, 255]), mime: 'image/png' };
  await store.put('project-files/2026/one.png', png);
  expect([...s3.kept.keys()]).toEqual(['/barpa/project-files/2026/one.png']);
  await expect(store.get('project-files/2026/one.png')).resolves.toEqual(png);
});

test('an absent file is null, a deleted one is gone twice over', async () => {
  const store = createS3FileStore(config);
  await expect(store.get('nothing/here')).resolves.toBeNull();
  await store.put('gone', { bytes: Buffer.from('x'), mime: 'text/plain' });
  await store.delete('gone');
  await store.delete('gone');
  await expect(store.get('gone')).resolves.toBeNull();
});

test('says what is there, and what is not', async () => {
  const store = createS3FileStore(config);
  await store.put('there', { bytes: Buffer.from('x'), mime: 'text/plain' });
  expect(await store.has('there')).toBe(true);
  expect(await store.has('nothing/here')).toBe(false);
  await expect(createS3FileStore({ ...config, secretKey: 'wrong' }).has('there')).rejects.toThrow('403');
});

async function all(list: AsyncIterable<KeptBytes>): Promise<KeptBytes[]> {
  const found: KeptBytes[] = [];
  for await (const kept of list) found.push(kept);
  return found;
}

test('lists what lies below a folder, page after page', async () => {
  const store = createS3FileStore(config);
  const keys = ['uploads/a.pdf', 'uploads/b.pdf', 'uploads/c.pdf', 'uploads2/d.pdf'];
  for (const key of keys) await store.put(key, { bytes: Buffer.from('x'), mime: 'text/plain' });
  const found = await all(store.list('uploads'));
  expect(found).toEqual(keys.slice(0, 3).map((key) => ({ key, at: WRITTEN_AT })));
  expect(await all(store.list('absent'))).toEqual([]);
});

test('a busy store is tried again', async () => {
  s3.busyAnswers = 1;
  await expect(createS3FileStore(config).get('nothing/here')).resolves.toBeNull();
  expect(s3.busyAnswers).toBe(0);
});

const HASTE = { read: { firstByteMs: 50, idleMs: 100, totalMs: 5_000 }, write: { idleMs: 100, totalMs: 5_000 } };
const SOME = { bytes: Buffer.from('some bytes'), mime: 'text/plain' };

describe('a store that hangs is given up', () => {
  afterEach(() => {
    s3.hangs = 'never';
  });

  test('before the first byte', async () => {
    s3.hangs = 'before';
    const store = createS3FileStore(s3.config, HASTE);
    const calls = [
      () => store.get('x'),
      () => store.has('x'),
      () => store.put('x', SOME),
      () => store.delete('x'),
      () => all(store.list('x')),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'FileStoreError', reason: 'away' });
  });

  test('in the middle of a file', async () => {
    const store = createS3FileStore(s3.config, HASTE);
    await store.put('half', SOME);
    s3.hangs = 'within';
    await expect(store.get('half')).rejects.toMatchObject({ name: 'FileStoreError', reason: 'away' });
  });

  test('but not while bytes keep coming', async () => {
    const idleMs = 1_000;
    const answers = createServer((_request, response) => {
      let left = 6;
      const timer = setInterval(() => {
        response.write('x');
        if ((left -= 1) === 0) response.end(() => clearInterval(timer));
      }, idleMs / 4);
    }).listen(0, '127.0.0.1');
    await once(answers, 'listening');
    const { port } = answers.address() as AddressInfo;
    const slow = createS3FileStore(
      { ...s3.config, endpoint: `http://127.0.0.1:${port}` },
      { ...HASTE, read: { idleMs, totalMs: 5_000 } },
    );
    await expect(slow.get('slow').then((file) => file?.bytes.toString())).resolves.toBe('xxxxxx');
    answers.closeAllConnections();
    answers.close();
  });
});

test('a store without room says so', async () => {
  s3.refuses = { status: 507, code: 'XMinioStorageFull' };
  await expect(createS3FileStore(s3.config).put('a', SOME)).rejects.toMatchObject({ reason: 'full' });
  s3.refuses = { status: 403, code: 'AccessDenied' };
  await expect(createS3FileStore(s3.config).put('a', SOME)).rejects.toMatchObject({ reason: 'refused' });
  s3.refuses = null;
});

test('a store that is not there says so', async () => {
  const gone = await startTestS3();
  await gone.close();
  await expect(createS3FileStore(gone.config).get('a')).rejects.toMatchObject({ reason: 'away' });
});

test('a wrong secret cannot write, and says so', async () => {
  const stranger = createS3FileStore({ ...config, secretKey: 'wrong' });
  await expect(stranger.put('a', { bytes: Buffer.from('x'), mime: 'text/plain' })).rejects.toThrow(
    'SignatureDoesNotMatch',
  );
  await expect(stranger.get('a')).rejects.toThrow('403');
});

test.each(['../secret', 'a/../../other-bucket/x', '/a', 'a//b', '.hidden', 'a?acl', 'a%2e', 'نامه'])(
  'cannot use the key %j',
  async (key) => {
    await expect(createS3FileStore(config).get(key)).rejects.toThrow(RangeError);
  },
);
