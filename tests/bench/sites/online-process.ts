/**
 * The product with its worker. It answers tokens of customers with a full wallet to `customers`; it begins to measure
 * what counting visits takes at `profile`, and answers it to `shares`.
 */
import { rial } from '#core/money.js';
import { postJournal, SYSTEM_ACCOUNTS, walletAccountOf } from '#features/wallet/index.js';
import { unitOfWork } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { accessTokens, startProduct } from '../product.js';
import { CountingProfile } from './counting-share.js';
import type { OnlineQuestion } from './online.js';

/** Enough for any order of the bench, rial. */
const FUNDS = 10_000_000_000;

const app = await startProduct({ worker: true });
const ctx = app.contexts.ofSystem('bench');

async function fillWallet(userId: string): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const account = await walletAccountOf(tx, userId);
    const id = newId();
    postJournal(tx, {
      kind: 'adjustment',
      key: `bench:${id}`,
      referenceType: 'bench',
      referenceId: id,
      description: 'آزمون',
      actorId: null,
      entries: [
        { account: SYSTEM_ACCOUNTS.adjustments, amountRials: rial(-FUNDS) },
        { account, amountRials: rial(FUNDS) },
      ],
    });
  });
}

async function customers(): Promise<string[]> {
  const found = await rows<{ id: string }>(ctx.em, `select id from users where role = 'user' order by id`, []);
  const ids = found.map(({ id }) => id);
  for (const id of ids) await fillWallet(id);
  return accessTokens(app, ids);
}

const profile = new CountingProfile();
const answers: Readonly<Record<OnlineQuestion, () => Promise<unknown>>> = {
  customers,
  profile: () => profile.start(),
  shares: () => profile.shares(),
};

process.on('message', ({ question }: { readonly question: OnlineQuestion }) => {
  void answers[question]().then((answer) => process.send?.({ answer }));
});
