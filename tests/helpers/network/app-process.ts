/**
 * The product in a separate process that can be killed: `fork` it with DATABASE_URL and the gateway's address. It has
 * the limits of production unless RATE_LIMIT_FACTOR multiplies them, and a worker where WORKER_BEAT_MS is given.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.js';
import { loadConfig } from '#server/config/config.js';
import { createLogger } from '#platform/log/log.js';

const config = loadConfig({
  ...process.env,
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: '0',
  DATA_DIR: process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'barpa-child-')),
});
const app = await createApp(
  { ...config, rateLimitFactor: Number(process.env['RATE_LIMIT_FACTOR'] ?? 1) },
  {
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    tokenSecret: 'a secret of tests that is long enough for HS256',
    log: createLogger(process.env['LOG_LEVEL'] === 'silent' ? 'silent' : 'error'),
    worker: Boolean(process.env['WORKER_BEAT_MS']),
    workerBeatMs: Number(process.env['WORKER_BEAT_MS'] ?? 0),
    crons: false,
  },
);
process.send?.({ url: app.url });
