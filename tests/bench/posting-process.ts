/**
 * The product as the bench of postings meets it: over HTTP, and asked by messages to post by itself, so that the
 * wallet's own call is measured and not its door.
 */
import { createApp } from '../../server/app.js';
import { loadConfig } from '../../server/config/config.js';
import { openSession } from '../../server/features/identity/sessions.service.js';
import { postJournal, SYSTEM_ACCOUNTS, type Posting } from '../../server/features/wallet/index.js';
import { rial } from '../../core/money.js';
import { unitOfWork, type Ctx, type Role } from '../../server/platform/context.js';
import { createLogger } from '../../server/platform/log.js';
import { newId } from '../../server/platform/id.js';
import { BENCH_ADMIN } from './seed.js';
import { benchAccount, WALLETS, type PostingMode } from './posting-rows.js';

/** What the parent asks: postings for so long, or tokens of customers. */
export type Asked =
  | { readonly ask: 'post'; readonly mode: PostingMode; readonly clients: number; readonly seconds: number }
  | { readonly ask: 'tokens'; readonly userIds: readonly string[]; readonly role?: Role };

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
  { ...config, rateLimitFactor: 1_000_000 },
  { databaseUrl, tokenSecret: config.tokenSecret ?? '', log: createLogger('error'), worker: false },
);

function context(): Ctx {
  return app.contexts.ofSystem('bench');
}

function posting(mode: PostingMode): Posting {
  const id = newId();
  const from = 1 + Math.floor(Math.random() * WALLETS);
  const other = 1 + ((from + Math.floor(Math.random() * (WALLETS - 1))) % WALLETS);
  const to = mode === 'spread' ? benchAccount(other) : SYSTEM_ACCOUNTS.revenue;
  return {
    kind: mode === 'spread' ? 'adjustment' : 'order_payment',
    key: `bench:${id}`,
    referenceType: 'bench',
    referenceId: id,
    description: 'آزمون',
    actorId: null,
    entries: [
      { account: benchAccount(from), amountRials: rial(-10) },
      { account: to, amountRials: rial(10) },
    ],
  };
}

async function post({ mode, clients, seconds }: Extract<Asked, { ask: 'post' }>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      await postJournal(context(), posting(mode));
      count += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return count / ((performance.now() - began) / 1000);
}

async function tokens(userIds: readonly string[], role: Role = 'user'): Promise<string[]> {
  const open = (id: string): Promise<string> =>
    unitOfWork(context(), async (tx) => (await openSession(tx, { id, role })).accessToken);
  return Promise.all(userIds.map(open));
}

process.on('message', (asked: Asked) => {
  void (asked.ask === 'post' ? post(asked) : tokens(asked.userIds, asked.role)).then((answer) =>
    process.send?.({ answer }),
  );
});
process.send?.({ url: `http://127.0.0.1:${app.services.config.port}` });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
