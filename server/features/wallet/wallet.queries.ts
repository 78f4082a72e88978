/** Reads of the wallet as plain rows. Every list is served by an index of ledger_entries. */
import { rial, type Rial } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import { pagination, type LazyPage } from '../../platform/db/page.js';
import { row, rows } from '../../platform/db/rows.js';
import type { WalletTransactionType } from './ledger-entry.entity.js';

export interface WalletRow {
  readonly id: string;
  readonly userId: string;
  readonly balanceRials: Rial;
  readonly createdAt: Date;
}

export interface WalletTransactionRow {
  readonly id: string;
  readonly walletId: string;
  readonly type: WalletTransactionType;
  readonly description: string;
  /** Never negative: the type says which way. */
  readonly amountRials: Rial;
  readonly balanceBeforeRials: Rial;
  readonly balanceAfterRials: Rial;
  readonly referenceType: string;
  readonly referenceId: string;
  readonly createdAt: Date;
}

const WALLET = `select id, user_id as "userId", balance_rials as "balanceRials", created_at as "createdAt" from ledger_accounts`;

export function findWallet(ctx: Ctx, userId: string): Promise<WalletRow | null> {
  return row<WalletRow>(ctx.em, `${WALLET} where user_id = $1`, [userId]);
}

/** The balance of a user's wallet; nothing before its first use. */
export async function findBalance(ctx: Ctx, userId: string): Promise<Rial> {
  return (await findWallet(ctx, userId))?.balanceRials ?? rial(0);
}

const TRANSACTIONS = `
  select e.id, e.account_id as "walletId", e.wallet_type as type, j.description, abs(e.amount_rials) as "amountRials",
         e.balance_before_rials as "balanceBeforeRials", e.balance_after_rials as "balanceAfterRials",
         j.reference_type as "referenceType", j.reference_id as "referenceId", e.created_at as "createdAt"
  from ledger_entries e join ledger_journals j on j.id = e.journal_id`;

export interface TransactionsQuery {
  readonly walletId: string;
  readonly type?: WalletTransactionType | undefined;
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first. */
export async function listTransactions(ctx: Ctx, query: TransactionsQuery): Promise<LazyPage<WalletTransactionRow>> {
  const filter = query.type ? 'where e.account_id = $1 and e.wallet_type = $4' : 'where e.account_id = $1';
  const values = [query.walletId, query.limit, query.offset, ...(query.type ? [query.type] : [])];
  const items = await rows<WalletTransactionRow>(
    ctx.em,
    `${TRANSACTIONS} ${filter} order by e.seq desc limit $2 offset $3`,
    values,
  );
  return { items, countPages: async () => pagination(query.page, query.limit, await countTransactions(ctx, query)) };
}

/** Without a filter the account knows its own count. */
async function countTransactions(ctx: Ctx, { walletId, type }: TransactionsQuery): Promise<number> {
  const found = type
    ? await row<{ total: number }>(
        ctx.em,
        `select count(*) as total from ledger_entries where account_id = $1 and wallet_type = $2`,
        [walletId, type],
      )
    : await row<{ total: number }>(ctx.em, `select entry_count as total from ledger_accounts where id = $1`, [
        walletId,
      ]);
  return found?.total ?? 0;
}
