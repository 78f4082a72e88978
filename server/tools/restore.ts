/** `npm run restore -- FILE`: puts a backup in the place of the embedded database and the files, kept aside. */
import { loadConfig } from '#server/config/config.js';
import { migrations } from '#server/migrations/index.js';
import { restore } from '#platform/backup/restore.js';
import { systemClock } from '#platform/time/clock.js';
import { startEmbeddedPostgres } from '#platform/postgres/launcher.js';
import { endWithSentence, fileArgument, refuseOwnDatabase } from './archive-command.js';

try {
  const config = loadConfig();
  refuseOwnDatabase(config, 'pg_restore');
  const names = migrations.map(({ name }) => name);
  const { dataDir } = config;
  const at = systemClock.now();
  const { manifest, aside } = await restore({ dataDir, file: fileArgument('restore'), migrations: names, at });
  if (aside.length > 0) process.stdout.write(`What was there before is kept:\n  ${aside.join('\n  ')}\n`);
  // The first start makes the database whole; better now than when customers wait.
  const print = (message: string): void => void process.stderr.write(`${message}\n`);
  await (await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, error: print } })).stop();
  process.stdout.write(`Restored as of ${manifest.at}. Start the product as usual.\n`);
} catch (error) {
  endWithSentence(error);
}
