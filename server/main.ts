/** Starts the product: configuration, database, migrations, app; and stops it all on the first signal. */
import './config/libraries.js';
import { resolve } from 'node:path';
import { createApp } from './app.js';
import { loadConfig, type Config } from './config/config.js';
import { entities } from './features/index.js';
import { removeUnfinished } from './platform/backup/unfinished.js';
import { createFaults, noteUnhandledRejections } from './platform/log/faults.js';
import { createLogger, type Logger } from './platform/log/log.js';
import { migrateDatabase } from './platform/migrate.js';
import { startEmbeddedPostgres } from './platform/postgres/launcher.js';
import { keptSecret } from './secrets.js';
import { planYear } from './seeds/demo-year/progress.js';
import { YearBehind } from './seeds/demo-year/year-behind.js';
import { Shutdown } from './shutdown.js';
import { describeStartFault } from './start-errors.js';
import { welcome } from './welcome.js';

interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  removeUnfinished(resolve(config.dataDir));
  return startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
}

const shutdown = new Shutdown();

async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLogger(config.logLevel);
  const faults = createFaults(log);
  noteUnhandledRejections(faults);
  shutdown.listen(config);
  const database = await openDatabase(config, log);
  shutdown.add(() => database.stop());
  await migrateDatabase(database.url, entities, log);
  const tokenSecret = config.tokenSecret ?? keptSecret(config.dataDir);
  const facts = { config, databaseUrl: database.url, tokenSecret };
  // Before the first account: only an empty database gets a year.
  if (config.demoYear) await planYear(database.url, log);
  const year = config.demoYear ? new YearBehind(facts, log) : null;
  const app = await createApp(config, { ...facts, log, faults, ...(year && { cronsFrom: year.ended }) });
  shutdown.addApp(app);
  shutdown.add(() => year?.stop() ?? Promise.resolve());
  app.services.gauges.set('demonstrationLeft', () => year?.left ?? 0);
  process.stdout.write(welcome(app, (await year?.begin()) ?? false));
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFault(error)}\n`);
  return shutdown.stop(1);
});
