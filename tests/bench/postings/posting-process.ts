/**
 * The product in the benchmark of postings: over HTTP, and by messages that let it post by itself, so that the wallet's
 * own call is measured and not the API before it.
 */
import { accessTokens, startProduct } from '../product.js';
import { rial } from '#core/money.js';
import { postJournal, SYSTEM_ACCOUNTS, type Posting } from '#features/wallet/index.js';
import { unitOfWork, type Role } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { benchAccount, WALLETS, type PostingMode } from './posting-rows.js';

/** The parent's messages: postings for so long, or tokens of customers. */
export type Asked =
  | { readonly ask: 'post'; readonly mode: PostingMode; readonly clients: number; readonly seconds: number }
  | { readonly ask: 'tokens'; readonly userIds: readonly string[]; readonly role?: Role };

const app = await startProduct();
const ctx = app.contexts.ofSystem('bench');

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
      await unitOfWork(ctx, async (tx) => postJournal(tx, posting(mode)));
      count += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return count / ((performance.now() - began) / 1000);
}

process.on('message', (asked: Asked) => {
  void (asked.ask === 'post' ? post(asked) : accessTokens(app, asked.userIds, asked.role)).then((answer) =>
    process.send?.({ answer }),
  );
});
