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
import { seedDemoYear } from './seeds/demo-year/demo-year.js';
import { fillEmbeddedDatabase } from './seeds/demo-year/first-start.js';
import type { YearOptions } from './seeds/demo-year/year-app.js';
import { Shutdown } from './shutdown.js';
import { describeStartFault } from './start-faults.js';
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

/** Where it is written in place, an interrupted start leaves a part of it. False where the process is ending. */
async function isYearWritten(facts: YearOptions): Promise<boolean> {
  const stopping = new AbortController();
  const options = { ...facts, signal: stopping.signal };
  const year: Promise<unknown> = facts.config.databaseUrl ? seedDemoYear(options) : fillEmbeddedDatabase(options);
  shutdown.add(async () => {
    stopping.abort();
    await year.catch(() => undefined);
  });
  await year;
  return !stopping.signal.aborted;
}

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
  const facts = { config, databaseUrl: database.url, tokenSecret, log };
  if (config.demoYear && !(await isYearWritten(facts))) return;
  const app = await createApp(config, { databaseUrl: database.url, tokenSecret, log, faults });
  shutdown.addApp(app);
  process.stdout.write(welcome(app));
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFault(error)}\n`);
  return shutdown.stop(1);
});
