/**
 * The ledger holds only what has happened. Top-ups that wait, failed or were cancelled belong to payments, which
 * provides such rows.
 */
import type { Ctx } from '#platform/context.js';
import type { LazyPage, PageBounds } from '#platform/db/page.js';
import { Key } from '#platform/provided.js';
import type { WalletTransactionType } from './wallet.types.js';

export type UnsettledStatus = 'pending' | 'failed' | 'cancelled';

export interface UnsettledQuery extends PageBounds {
  readonly userId: string;
  readonly status: UnsettledStatus;
}

/** The source's fields of a row; wallet and balances are added here. */
export type UnsettledRow = Pick<
  WalletTransactionType,
  'id' | 'type' | 'status' | 'description' | 'amountRials' | 'referenceType' | 'referenceId' | 'createdAt'
>;

type UnsettledSource = (ctx: Ctx, query: UnsettledQuery) => Promise<LazyPage<UnsettledRow>>;

export const UNSETTLED_SOURCE = new Key<UnsettledSource>('unsettled transactions');
