/** A file store that is away is no lost database and no fault of the product: the answer says which it is. */
import { createS3FileStore } from '#server/adapters/stores/s3/s3-file-store.js';
import { startTestS3, type TestS3 } from '#server/adapters/stores/s3/testing/s3-server.js';
import { createLogger } from '#platform/log/log.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { everyType, upload } from '#tests/helpers/samples/sample-files.js';

const PATIENCE = { read: { firstByteMs: 100, idleMs: 100, totalMs: 5_000 }, write: { idleMs: 100, totalMs: 5_000 } };

let s3: TestS3;
let app: TestApp;
beforeAll(async () => {
  s3 = await startTestS3();
  const files = createS3FileStore(s3.config, PATIENCE);
  app = await createTestApp({ ports: { files }, worker: false, log: createLogger('silent') });
});
afterAll(async () => {
  await app?.close();
  await s3?.close();
});

async function uploadOne(): Promise<unknown[]> {
  const account = await createAccount(app);
  const { status, body } = await upload(app, account, (await everyType()).slice(0, 1), {}, '/storage/upload/uploads');
  return [status, body['error_code'], body['message_fa']];
}

const UNAVAILABLE = [503, 'FILE_STORE_UNAVAILABLE', 'فضای فایل موقتاً در دسترس نیست. چند لحظه بعد دوباره امتحان کنید.'];

it('a hanging file store cannot hold an upload', async () => {
  s3.hangs = 'before';
  expect(await uploadOne()).toEqual(UNAVAILABLE);
  s3.hangs = 'never';
});

it('a full file store says that it is away', async () => {
  s3.refuses = { status: 507, code: 'XMinioStorageFull' };
  expect(await uploadOne()).toEqual(UNAVAILABLE);
  s3.refuses = null;
  expect((await uploadOne())[0]).toBeLessThan(300);
});
