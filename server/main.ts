/** Starts the product: configuration, database, migrations, app; and stops it all on the first signal. */
import { resolve } from 'node:path';
import { createApp } from './app.js';
import { ConfigError, loadConfig, type Config } from './config/config.js';
import { entities } from './features/index.js';
import { createFaults, noteUnhandledRejections } from './platform/faults.js';
import { createLogger, type Logger } from './platform/log.js';
import { migrateDatabase } from './platform/migrate.js';
import { startEmbeddedPostgres } from './platform/postgres/launcher.js';
import { keptSecret } from './secrets.js';
import { welcome } from './welcome.js';

interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
}

/** What has been opened so far, closed youngest first, also when the start itself fails or is interrupted. */
const opened: (() => Promise<void>)[] = [];

async function stop(code: number): Promise<never> {
  for (let close = opened.pop(); close; close = opened.pop()) {
    await close().catch((error: unknown) => process.stderr.write(`${describe(error)}\n`));
  }
  process.exit(code);
}

function describe(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLogger(config.logLevel);
  const faults = createFaults(log);
  noteUnhandledRejections(faults);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  const database = await openDatabase(config, log);
  opened.push(() => database.stop());
  await migrateDatabase(database.url, entities, log);
  const tokenSecret = config.tokenSecret ?? keptSecret(config.dataDir);
  const app = await createApp(config, { databaseUrl: database.url, tokenSecret, log, faults });
  opened.push(() => app.close());
  process.stdout.write(welcome(app));
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  return stop(1);
});
