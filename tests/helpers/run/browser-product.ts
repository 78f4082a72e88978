/**
 * The product as `npm start` runs it, for browser tests of what takes too long or leads outside: its webhooks reach
 * receivers of this machine, and those alone, backups are taken every few seconds instead of every hour, and names are
 * registered by administrators, as in production.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workListRegistrar } from '#server/adapters/registrars/work-list/work-list-registrar.js';
import { createApp } from '#server/app.js';
import { loadConfig } from '#server/config/config.js';
import { takeBackups } from '#features/backups/take-backups.job.js';
import { entities } from '#features/index.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { startEmbeddedPostgres } from '#platform/postgres/launcher.js';
import { keptSecret } from '#server/secrets.js';
import { Shutdown } from '#server/shutdown.js';
import { senderToReceivers } from '../network/webhook-receiver.js';

const config = loadConfig();
const log = createLogger(config.logLevel);
const shutdown = new Shutdown();
shutdown.listen(config);
const database = await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
shutdown.add(() => database.stop());
await migrateDatabase(database.url, entities, log);
const ports = { webhooks: senderToReceivers(), registrar: workListRegistrar };
const tokenSecret = keptSecret(config.dataDir);
const app = await createApp(config, { databaseUrl: database.url, tokenSecret, log, ports });
let isEnding = false;
void takeBackupsAlways();
shutdown.add(async () => {
  isEnding = true;
});
shutdown.addApp(app);

/** One run after the other: on a busy machine one may take longer than the pause. */
async function takeBackupsAlways(): Promise<void> {
  while (!isEnding) {
    await takeBackups(app.contexts.ofViewer(null, 'backups'), {}).catch((error: unknown) =>
      log.error({ err: error }, 'no backups were taken'),
    );
    await pause(3000, undefined, { ref: false });
  }
}
