/** The product as `npm start` runs it, except that its webhooks reach receivers of this machine, and those alone. */
import { resolve } from 'node:path';
import { createApp } from '../../../server/app.js';
import { loadConfig } from '../../../server/config/config.js';
import { entities } from '../../../server/features/index.js';
import { createLogger } from '../../../server/platform/log/log.js';
import { migrateDatabase } from '../../../server/platform/migrate.js';
import { startEmbeddedPostgres } from '../../../server/platform/postgres/launcher.js';
import { keptSecret } from '../../../server/secrets.js';
import { Shutdown } from '../../../server/shutdown.js';
import { senderToReceivers } from './webhook-receiver.js';

const config = loadConfig();
const log = createLogger(config.logLevel);
const shutdown = new Shutdown();
shutdown.listen(config);
const database = await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), log });
shutdown.add(() => database.stop());
await migrateDatabase(database.url, entities, log);
const ports = { webhooks: senderToReceivers() };
const tokenSecret = keptSecret(config.dataDir);
shutdown.addApp(await createApp(config, { databaseUrl: database.url, tokenSecret, log, ports }));
