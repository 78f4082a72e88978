/** A file store that is away is not a lost database: no answer says to retry in seconds. */
import { createLogger } from '../../../server/platform/log/log.js';
import { createAccount } from '../../helpers/accounts.js';
import { createTestApp, type TestApp } from '../../helpers/app.js';
import { everyType, upload } from '../../helpers/samples/sample-files.js';

let app: TestApp;
beforeAll(async () => {
  // Nobody listens at port 1.
  const env = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'barpa', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
  app = await createTestApp({ env, worker: false, log: createLogger('silent') });
});
afterAll(() => app?.close());

it('a refused file store cannot read as a lost database', async () => {
  const account = await createAccount(app);
  const { status, body } = await upload(app, account, (await everyType()).slice(0, 1), {}, '/storage/upload/uploads');
  expect([status, body['error_code']]).toEqual([500, 'SERVER_ERROR']);
});
