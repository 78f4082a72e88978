/** npm run files:copy: brings the files of DATA_DIR into the S3 store that the environment names. */
import { join } from 'node:path';
import { FILE_STORES } from '#server/adapters/stores/index.js';
import { loadConfig } from '#server/config/config.js';
import { StartError } from '#platform/log/start-error.js';
import { endWithSentence } from './archive-command.js';
import { copyFiles } from './copy-files.js';

/** How often it says how far it is. */
const EVERY = 10_000;

async function run(): Promise<void> {
  const { s3, dataDir } = loadConfig();
  if (!s3) throw new StartError('Name the store: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.');
  const done = await copyFiles(join(dataDir, 'files'), FILE_STORES.s3(s3), ({ copied, there }) => {
    if ((copied + there) % EVERY === 0) process.stdout.write(`${copied} copied, ${there} were there …\n`);
  });
  process.stdout.write(`${done.copied} files copied, ${done.there} were there already.\n`);
}

run().catch(endWithSentence);
