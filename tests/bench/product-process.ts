/** The product as the bench meets it: authentication and limits on, budgets wide enough for a load. */
import { createApp } from '../../server/app.js';
import { loadConfig } from '../../server/config/config.js';
import { createLogger } from '../../server/platform/log.js';
import { BENCH_ADMIN } from './seed.js';

const RATE_LIMIT_FACTOR = 1_000_000;
const databaseUrl = process.env['DATABASE_URL'] ?? '';
const config = loadConfig({
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: process.env['DATA_DIR'],
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'http://localhost',
  TOKEN_SECRET: 'a secret of the bench that is long enough',
  ALLOW_SANDBOX: '1',
  ADMIN_EMAIL: BENCH_ADMIN.email,
  ADMIN_PASSWORD: BENCH_ADMIN.password,
  LOG_LEVEL: 'error',
});
const app = await createApp(
  { ...config, rateLimitFactor: RATE_LIMIT_FACTOR },
  { databaseUrl, tokenSecret: config.tokenSecret ?? '', log: createLogger('error'), worker: false },
);
process.send?.({ url: `http://127.0.0.1:${app.services.config.port}` });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
