/** Starts the product: configuration, database, migrations, app; and stops it all on the first signal. */
import { resolve } from 'node:path';
import { createApp, type App } from './app.js';
import { ConfigError, loadConfig, type Config } from './config/config.js';
import { entities } from './features/index.js';
import { createLogger, type Logger } from './platform/log.js';
import { migrateDatabase } from './platform/migrate.js';
import { startEmbeddedPostgres } from './platform/postgres/launcher.js';
import { keptSecret } from './secrets.js';
import { seedDemo } from './seeds/demo.js';
import { welcome } from './welcome.js';

interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
}

function stopOnSignal(app: App, database: Database, log: Logger): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().catch((error: unknown) => {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    }));
  }
}

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log);
  await migrateDatabase(database.url, entities, log);
  const tokenSecret = config.tokenSecret ?? keptSecret(config.dataDir);
  const app = await createApp(config, { databaseUrl: database.url, tokenSecret, log });
  stopOnSignal(app, database, log);
  if (config.demo) await seedDemo(app);
  process.stdout.write(welcome(app));
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
