/** Reads wallets for administrators. Changing a balance is adjust-wallet.service.ts. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { lazyPage, pageBounds, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { adjustmentsSchema, walletsSchema, type AdjustmentsInput, type WalletsInput } from './admin-wallets.inputs.js';
import { listTransactions } from '../wallet.queries.js';
import type { WalletTransactionType } from '../wallet.types.js';
import { listAdjustments, listWallets, selectAccount } from './admin-wallets.queries.js';
import type { OwnedWalletType, WalletAdjustmentType } from '../wallet-insights.types.js';

/** @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function readWallets(ctx: Ctx, given: WalletsInput): Promise<LazyPage<OwnedWalletType>> {
  requireAdmin(ctx);
  const { search, ...filter } = parseInput(walletsSchema, given);
  return listWallets(ctx, { ...filter, search: search ?? '', ...pageBounds(filter, PAGE_SIZE.admin) });
}

/** The wallet of this id or of this owner; null for an account without one. @throws AppError NOT_FOUND. */
async function walletIdOf(ctx: Ctx, id: string): Promise<string | null> {
  const account = isId(id) ? await selectAccount(ctx, id) : null;
  if (!account) throw new AppError('NOT_FOUND');
  return account.walletId;
}

function nothing(bounds: PageBounds): LazyPage<never> {
  return lazyPage<never>([], { ...bounds, page: 1 }, async () => 0);
}

/**
 * The movements of one wallet, newest first; `id` is the wallet's or its owner's. @throws AppError FORBIDDEN,
 * NOT_FOUND.
 */
export async function readMovements(
  ctx: Ctx,
  { id, ...given }: AdjustmentsInput & { readonly id: string },
): Promise<LazyPage<WalletTransactionType>> {
  requireAdmin(ctx);
  const bounds = pageBounds(parseInput(adjustmentsSchema, given), PAGE_SIZE.admin);
  const walletId = await walletIdOf(ctx, id);
  return walletId ? listTransactions(ctx, { walletId, ...bounds }) : nothing(bounds);
}

/**
 * Manual changes of one wallet, newest first; `id` is the wallet's or its owner's. @throws AppError FORBIDDEN,
 * NOT_FOUND.
 */
export async function readAdjustments(
  ctx: Ctx,
  { id, ...given }: AdjustmentsInput & { readonly id: string },
): Promise<LazyPage<WalletAdjustmentType>> {
  requireAdmin(ctx);
  const bounds = pageBounds(parseInput(adjustmentsSchema, given), PAGE_SIZE.admin);
  const walletId = await walletIdOf(ctx, id);
  return walletId ? listAdjustments(ctx, { walletId, ...bounds }) : nothing(bounds);
}
