/**
 * Upward by inversion: the ledger holds only what has happened. Top-ups that wait, failed or were cancelled belong to
 * payments, which registers itself here as the source of such rows.
 */
import type { Ctx } from '../../platform/context.js';
import type { LazyPage } from '../../platform/db/page.js';
import type { PagedQuery } from './admin-wallets.queries.js';
import type { WalletTransactionRow } from './wallet.queries.js';

export type UnsettledStatus = 'pending' | 'failed' | 'cancelled';

export interface UnsettledQuery extends PagedQuery {
  readonly userId: string;
  readonly status: UnsettledStatus;
}

/** What the source knows of a row; wallet and balances are added here. */
export type UnsettledRow = Pick<
  WalletTransactionRow,
  'id' | 'type' | 'status' | 'description' | 'amountRials' | 'referenceType' | 'referenceId' | 'createdAt'
>;

export type UnsettledSource = (ctx: Ctx, query: UnsettledQuery) => Promise<LazyPage<UnsettledRow>>;

let source: UnsettledSource | null = null;

/** Called once by payments, while it is being loaded. */
export function registerUnsettledSource(given: UnsettledSource): void {
  source = given;
}

/** @throws Error when payments is not loaded: a fault of the house. */
export function unsettledTransactions(ctx: Ctx, query: UnsettledQuery): Promise<LazyPage<UnsettledRow>> {
  if (!source) throw new Error('nobody has registered as the source of unsettled transactions');
  return source(ctx, query);
}
