/** The product as the benches meet it: authentication and limits on, budgets wide enough for a load. */
import { createApp, type App } from '#server/app.js';
import { loadConfig } from '#server/config/config.js';
import { openSession } from '#features/identity/sessions/sessions.service.js';
import { unitOfWork, type Role } from '#platform/context.js';
import { createLogger } from '#platform/log/log.js';
import { BENCH_ADMIN } from './seed.js';

/** The factor of a customer's limits, where the bench does not say otherwise. */
const RATE_LIMIT_FACTOR = '1000000';

/**
 * By the environment of a separate process, which sends its address to the bench and closes on a message. Jobs run only
 * where the bench requests a worker.
 */
export async function startProduct({ worker = false }: { readonly worker?: boolean } = {}): Promise<App> {
  const databaseUrl = process.env['DATABASE_URL'] ?? '';
  const config = loadConfig({
    // With a worker the sandbox plays the mail server and the registry, which production does not allow.
    NODE_ENV: worker ? 'development' : 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: process.env['DATA_DIR'],
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost',
    SITES_HOST: 'sites.localhost',
    TOKEN_SECRET: 'a secret of the bench that is long enough',
    ALLOW_SANDBOX: '1',
    // Nothing is sent without a worker.
    ...(!worker && { SMTP_URL: 'smtp://127.0.0.1:9' }),
    ADMIN_EMAIL: BENCH_ADMIN.email,
    ADMIN_PASSWORD: BENCH_ADMIN.password,
    LOG_LEVEL: 'error',
  });
  const app = await createApp(
    { ...config, rateLimitFactor: Number(process.env['RATE_LIMIT_FACTOR'] ?? RATE_LIMIT_FACTOR) },
    {
      databaseUrl,
      tokenSecret: config.tokenSecret ?? '',
      log: createLogger('error'),
      worker,
      crons: false,
      // All pages of the bench come from one address.
      sockets: { perAddress: 100_000 },
    },
  );
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
  process.send?.({ url: `http://127.0.0.1:${app.services.config.port}` });
  return app;
}

/** A session of each user, opened by the feature's own call. */
export function accessTokens(app: App, userIds: readonly string[], role: Role = 'user'): Promise<string[]> {
  const ctx = app.contexts.ofSystem('bench');
  const open = (id: string): Promise<string> =>
    unitOfWork(ctx, async (tx) => (await openSession(tx, { id, role })).accessToken);
  return Promise.all(userIds.map(open));
}
