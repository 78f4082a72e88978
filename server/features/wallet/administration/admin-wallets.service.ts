/** What administrators read of wallets. Changing a balance is adjust-wallet.service.ts. */
import { AppError } from '../../../../core/errors/errors.js';
import { PAGE_SIZE } from '../../../../core/limits/limits.js';
import { requireAdmin, type Ctx } from '../../../platform/context.js';
import { pageBounds, pagination, type LazyPage } from '../../../platform/db/page.js';
import { isId } from '../../../platform/id.js';
import { parseInput } from '../../../platform/input.js';
import { adjustmentsSchema, walletsSchema, type AdjustmentsInput, type WalletsInput } from './admin-wallets.inputs.js';
import { listAdjustments, listWallets, selectAccount } from './admin-wallets.queries.js';
import type { OwnedWalletType, WalletAdjustmentType } from '../wallet-insights.types.js';

/** @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function readWallets(ctx: Ctx, given: WalletsInput): Promise<LazyPage<OwnedWalletType>> {
  requireAdmin(ctx);
  const { search, ...filter } = parseInput(walletsSchema, given);
  return listWallets(ctx, { ...filter, search: search ?? '', ...pageBounds(filter, PAGE_SIZE.admin) });
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
  const account = isId(id) ? await selectAccount(ctx, id) : null;
  if (!account) throw new AppError('NOT_FOUND');
  const none = { items: [], countPages: () => Promise.resolve(pagination(1, bounds.limit, 0)) };
  return account.walletId ? listAdjustments(ctx, { walletId: account.walletId, ...bounds }) : none;
}
