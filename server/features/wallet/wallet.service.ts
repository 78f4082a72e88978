/** Reads a customer's own wallet. Money moves through ledger.ts only. */
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { fromOffset, lazyPage, pageBounds, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { parseInput } from '#platform/input.js';
import type { TransactionType } from './ledger/ledger-entry.entity.js';
import { walletAccountOf } from './ledger/ledger.js';
import { UNSETTLED_SOURCE, type UnsettledStatus } from './unsettled-transactions.js';
import { transactionsSchema, type TransactionsInput } from './wallet.inputs.js';
import { findWallet, listTransactions } from './wallet.queries.js';
import type { WalletTransactionType, WalletType } from './wallet.types.js';

/** The viewer's wallet; made on first sight. @throws AppError UNAUTHORIZED. */
export async function readWallet(ctx: Ctx): Promise<WalletType> {
  const { userId } = requireViewer(ctx);
  const known = await findWallet(ctx, userId);
  if (known) return known;
  await unitOfWork(ctx, (tx) => walletAccountOf(tx, userId));
  const made = await findWallet(ctx, userId);
  if (!made) throw new Error(`the wallet of ${userId} is missing`);
  return made;
}

/** The viewer's transactions, newest first. @throws AppError UNAUTHORIZED, VALIDATION_ERROR. */
export async function readTransactions(ctx: Ctx, given: TransactionsInput): Promise<LazyPage<WalletTransactionType>> {
  const wallet = await readWallet(ctx);
  const input = parseInput(transactionsSchema, given);
  const paged = fromOffset(pageBounds(input, PAGE_SIZE.walletTransactions), input.offset);
  const { type, status, from, to } = input;
  if (status && status !== 'completed') return unsettled(ctx, wallet, { status, type, ...paged });
  return listTransactions(ctx, { walletId: wallet.id, type: type ?? undefined, from, to, ...paged });
}

interface UnsettledPage extends PageBounds {
  readonly status: UnsettledStatus;
  readonly type?: TransactionType | null | undefined;
}

/** Only top-ups wait or fail; nothing of them has moved, so both balances are today's. */
async function unsettled(
  ctx: Ctx,
  wallet: WalletType,
  { type, ...query }: UnsettledPage,
): Promise<LazyPage<WalletTransactionType>> {
  if (type && type !== 'deposit') return lazyPage<WalletTransactionType>([], { ...query, page: 1 }, async () => 0);
  const page = await ctx.provided.one(UNSETTLED_SOURCE)(ctx, { ...query, userId: wallet.userId });
  const { id: walletId, balanceRials } = wallet;
  const balances = { walletId, balanceBeforeRials: balanceRials, balanceAfterRials: balanceRials };
  return { ...page, items: page.items.map((each) => ({ ...each, ...balances })) };
}
