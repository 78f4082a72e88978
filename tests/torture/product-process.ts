/** The product in a separate process that can be killed and restarted on the same port; controlled by messages. */
import { gatewaysOf } from '#server/adapters/gateways/index.js';
import { createZarinpalGateway } from '#server/adapters/gateways/zarinpal/zarinpal.js';
import { createApp } from '#server/app.js';
import { loadConfig } from '#server/config/config.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { createLogger } from '#platform/log/log.js';
import { SANDBOX_MERCHANT_ID } from '#server/sandbox/index.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { TOKEN_SECRET } from './accounts.js';
import { creditingBeforeVerify, dropRowLocks, type Plant } from './plants.js';

export interface ProductSettings {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly gatewayUrl: string;
  readonly port: number;
  readonly plant: Plant | null;
}

export type ProductOrder =
  | { readonly order: 'accounts'; readonly customers: number; readonly admins: number }
  /** Moves the clock, then lets the reconciler run once. */
  | { readonly order: 'reconcile'; readonly advanceMs: number };

/** Short, so that a gateway that never answers costs a run little. Milliseconds. */
const GATEWAY_TIMEOUT_MS = 2500;
const RATE_LIMIT_FACTOR = 100_000;

const settings = JSON.parse(process.env['TORTURE_PRODUCT'] ?? '{}') as ProductSettings;
if (settings.plant === 'lock-dropped') dropRowLocks();
let ahead = 0;
// Broken connections are the point here; what they did to the money is the report's to say.
const log = createLogger('fatal');
const config = loadConfig({
  NODE_ENV: 'test',
  PORT: String(settings.port),
  HOST: '127.0.0.1',
  DEMO: '0',
  DATA_DIR: settings.dataDir,
  ZARINPAL_BASE_URL: settings.gatewayUrl,
  ZARINPAL_MERCHANT_ID: SANDBOX_MERCHANT_ID,
});
const real = createZarinpalGateway({
  baseUrl: settings.gatewayUrl,
  merchantId: SANDBOX_MERCHANT_ID,
  timeoutMs: GATEWAY_TIMEOUT_MS,
});
const gateway =
  settings.plant === 'credit-before-verify'
    ? creditingBeforeVerify(real, (error) => log.debug({ err: error }, 'the late verify failed'))
    : real;
const app = await createApp(
  { ...config, rateLimitFactor: RATE_LIMIT_FACTOR },
  {
    databaseUrl: settings.databaseUrl,
    tokenSecret: TOKEN_SECRET,
    ruleClock: { now: () => new Date(Date.now() + ahead) },
    ports: { gateways: gatewaysOf(gateway) },
    log,
  },
);

// The parent process is gone: nothing else will end this one.
process.on('disconnect', () => process.exit());
process.on('message', (order: ProductOrder) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ url: `http://127.0.0.1:${app.services.config.port}` });

async function obey(order: ProductOrder): Promise<unknown> {
  if (order.order === 'accounts') return makeAccounts(order);
  ahead += order.advanceMs;
  await reconcilePayments(app.contexts.ofSystem('torture'));
  return null;
}

async function makeAccounts({ customers, admins }: { customers: number; admins: number }): Promise<Account[]> {
  const maker = { ctx: () => app.contexts.ofViewer(null, 'torture') };
  const made: Account[] = [];
  for (let at = 0; at < customers + admins; at += 1)
    made.push(await createAccount(maker, { role: at < customers ? 'user' : 'admin' }));
  return made;
}
