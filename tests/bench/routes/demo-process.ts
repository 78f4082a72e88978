/**
 * The product with a year of the demonstration. Sends its address; on a message it answers with fresh tokens of a
 * customer with a site and of an administrator, and the site's id.
 */
import { createApp } from '#server/app.js';
import { loadConfig } from '#server/config/config.js';
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { unitOfWork, type Role } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { createLogger } from '#platform/log/log.js';
import { seedDemoYear } from '#server/seeds/demo-year/demo-year.js';

const TOKEN_SECRET = 'a secret of the bench that is long enough';
/** All pages come from one address. */
const RATE_LIMIT_FACTOR = 1_000_000;

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const log = createLogger('error');
const loaded = loadConfig({
  NODE_ENV: 'development',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: process.env['DATA_DIR'],
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'http://localhost',
  TOKEN_SECRET,
  DEMO: '1',
  DEMO_YEAR: '1',
  LOG_LEVEL: 'error',
});
const config = { ...loaded, rateLimitFactor: RATE_LIMIT_FACTOR };
await seedDemoYear({ config, databaseUrl, tokenSecret: TOKEN_SECRET, log });
const app = await createApp(config, { databaseUrl, tokenSecret: TOKEN_SECRET, log });
const ctx = app.contexts.ofSystem('bench');

const SITE = `select id, user_id as "userId" from sites where status = 'online' order by created_at, id limit 1`;
const ADMIN = `select id from users where role = 'admin' order by created_at, id limit 1`;

function sessionOf(id: string, role: Role) {
  return unitOfWork(ctx, (tx) => openSession(tx, { id, role }));
}

async function viewers() {
  const [site] = await rows<{ id: string; userId: string }>(ctx.em, SITE, []);
  const [admin] = await rows<{ id: string }>(ctx.em, ADMIN, []);
  if (!site || !admin) throw new Error('the demonstration has no site or no administrator');
  return {
    siteId: site.id,
    customer: await sessionOf(site.userId, 'user'),
    admin: await sessionOf(admin.id, 'admin'),
  };
}

process.on('message', () => void viewers().then((answer) => process.send?.({ answer })));
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
process.send?.({ url: `http://127.0.0.1:${app.services.config.port}` });
