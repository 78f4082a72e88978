import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore } from '#server/adapters/stores/disk/disk-file-store.js';
import { createS3FileStore } from '#server/adapters/stores/s3/s3-file-store.js';
import { startTestS3, type TestS3 } from '#server/adapters/stores/s3/testing/s3-server.js';
import { copyFiles } from './copy-files.js';

let folder: string;
let s3: TestS3;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'barpa-copy-'));
  s3 = await startTestS3();
  const disk = createDiskFileStore(folder);
  for (let at = 0; at < 20; at += 1)
    await disk.put(`uploads/2026/${at}.png`, { bytes: Buffer.from(`picture ${at}`), mime: 'image/png' });
  await disk.put('site-content/ab/abcd.br', { bytes: Buffer.from('page'), mime: 'text/html; charset=utf-8' });
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

it('copies every file with its media type, and nothing twice', async () => {
  const store = createS3FileStore(s3.config);
  expect(await copyFiles(folder, store)).toEqual({ copied: 21, there: 0 });
  expect(await store.get('site-content/ab/abcd.br')).toEqual({
    bytes: Buffer.from('page'),
    mime: 'text/html; charset=utf-8',
  });
  expect((await store.get('uploads/2026/7.png'))?.bytes.toString()).toBe('picture 7');
  expect([...s3.kept.keys()].filter((path) => path.includes('.mime'))).toEqual([]);
  expect(await copyFiles(folder, store)).toEqual({ copied: 0, there: 21 });
});

it('goes on where it was ended', async () => {
  const store = createS3FileStore(s3.config);
  let left = 5;
  const breaking = {
    ...store,
    put: (...args: Parameters<typeof store.put>) => {
      if ((left -= 1) < 0) return Promise.reject(new Error('ended'));
      return store.put(...args);
    },
  };
  await expect(copyFiles(folder, breaking)).rejects.toThrow('ended');
  const { copied, there } = await copyFiles(folder, store);
  expect([copied + there, there >= 5]).toEqual([21, true]);
});

it('cannot copy into a store that refuses it', async () => {
  await expect(copyFiles(folder, createS3FileStore({ ...s3.config, secretKey: 'wrong' }))).rejects.toThrow('403');
});
