/** The administrators' queries of wallets: those of all users, and their manual changes. */
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst, orderBy, orderOf, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { OwnedWalletType, WalletAdjustmentType } from '../wallet-insights.types.js';

const COLUMNS = columns<OwnedWalletType>()('id userId balanceRials createdAt ownerName ownerEmail', {
  expressions: {
    id: 'coalesce(a.id, u.id)',
    userId: 'u.id',
    balanceRials: 'coalesce(a.balance_rials, 0)',
    createdAt: 'coalesce(a.created_at, u.created_at)',
    ownerName: 'u.full_name',
    ownerEmail: 'u.email',
  },
});
const OWNERS = 'from users u left join ledger_accounts a on a.user_id = u.id';

export interface WalletFilter extends Order<WalletSort> {
  /** Looks through name and e-mail, folded. */
  readonly search: string;
  /** When the account was opened. */
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

function walletConditions({ search, from, to }: WalletFilter): Conditions {
  const where = new Conditions();
  where.add(true, (at) => `(u.anonymised_at is null or a.balance_rials <> 0) = ${at}`);
  where.search(search, (has) => has('u.search_text'));
  where.period('u.created_at', { from, to });
  return where;
}

/**
 * The orders of the wallets. Not by their balances: an index on them would be written by every posting
 * (docs/decisions/105-sorted-wallets.md).
 */
const SORTS = { created: 'u.created_at', owner: 'u.email' } as const;
export type WalletSort = keyof typeof SORTS;

/** For exports: everything that the filter lets through, in its order. */
export function walletSelection(filter: WalletFilter): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = walletConditions(filter);
  return { text: `select ${COLUMNS} ${OWNERS} ${sql} ${orderBy(SORTS, filter, 'u.id')}`, values };
}

/** Everyone's, youngest accounts first unless sorted otherwise; of a removed account only while money is in it. */
export async function listWallets(ctx: Ctx, query: PageBounds & WalletFilter): Promise<LazyPage<OwnedWalletType>> {
  const order = orderOf(SORTS, query, 'u.id');
  return readPage<OwnedWalletType>(
    ctx,
    { columns: COLUMNS, from: OWNERS, where: walletConditions(query), order },
    query,
  );
}

/** By wallet id or owner id. */
export function selectAccount(ctx: Ctx, id: string): Promise<{ walletId: string | null; userId: string } | null> {
  return row(
    ctx.em,
    `select a.id as "walletId", u.id as "userId" ${OWNERS}
     where u.id = coalesce((select user_id from ledger_accounts where id = $1), $1::uuid)`,
    [id],
  );
}

const ADJUSTMENT = columns<WalletAdjustmentType>()(
  'id walletId type amountRials reason notes adminId adminName adminEmail balanceBeforeRials balanceAfterRials createdAt',
  { table: 'w', expressions: { walletId: 'w.account_id', adminName: 'u.full_name', adminEmail: 'u.email' } },
);
const CHANGES = 'from wallet_adjustments w join users u on u.id = w.admin_id';

export async function selectAdjustment(ctx: Ctx, id: string): Promise<WalletAdjustmentType> {
  const found = await row<WalletAdjustmentType>(ctx.em, `select ${ADJUSTMENT} ${CHANGES} where w.id = $1`, [id]);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Newest first. */
export function listAdjustments(
  ctx: Ctx,
  { walletId, ...bounds }: PageBounds & { readonly walletId: string },
): Promise<LazyPage<WalletAdjustmentType>> {
  const where = new Conditions();
  where.add(walletId, (at) => `w.account_id = ${at}`);
  const order = newestFirst('w.created_at', 'w.id');
  const list = { columns: ADJUSTMENT, from: CHANGES, where, order, counted: 'from wallet_adjustments w' };
  return readPage<WalletAdjustmentType>(ctx, list, bounds);
}
