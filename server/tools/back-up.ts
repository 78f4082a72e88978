/** `npm run backup -- FILE`: the embedded database and the uploaded files in one archive, while the product runs. */
import { loadConfig } from '#server/config/config.js';
import { backUp } from '#platform/backup/back-up.js';
import { systemClock } from '#platform/time/clock.js';
import { endWithSentence, fileArgument, refuseOwnDatabase } from './archive-command.js';

try {
  const config = loadConfig();
  refuseOwnDatabase(config, 'pg_dump');
  const file = fileArgument('backup');
  const log = { info: () => undefined, error: (message: string) => void process.stderr.write(`${message}\n`) };
  const { migrations } = await backUp({ dataDir: config.dataDir, file, log, at: systemClock.now() });
  process.stdout.write(`${file} holds the database (${migrations.at(-1) ?? 'empty'}) and the files.\n`);
  process.stdout.write('It holds passwords and personal data: keep it where only you can read it.\n');
  if (config.s3) process.stdout.write(`Uploaded files are in the bucket ${config.s3.bucket}: back that up apart.\n`);
} catch (error) {
  endWithSentence(error);
}
