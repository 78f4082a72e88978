/** Reads of the wallet as plain rows. Every list is served by an index of ledger_entries. */
import { rial, type Rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst } from '#platform/db/order.js';
import { countTotal, pageOfSlice, readSlice, type LazyPage, type PageBounds, type Total } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { TransactionType } from './ledger/ledger-entry.entity.js';
import type { WalletTransactionType, WalletType } from './wallet.types.js';

const WALLET = `select ${columns<WalletType>()('id userId balanceRials createdAt')} from ledger_accounts`;

export function findWallet(ctx: Ctx, userId: string): Promise<WalletType | null> {
  return row<WalletType>(ctx.em, `${WALLET} where user_id = $1`, [userId]);
}

/** The balance of a user's wallet; nothing before its first use. */
export async function findBalance(ctx: Ctx, userId: string): Promise<Rial> {
  return (await findWallet(ctx, userId))?.balanceRials ?? rial(0);
}

const COLUMNS = columns<WalletTransactionType>()(
  `id walletId type status description amountRials balanceBeforeRials balanceAfterRials referenceType referenceId
   createdAt`,
  {
    table: 'e',
    expressions: {
      walletId: 'e.account_id',
      type: 'e.wallet_type',
      status: "'completed'",
      description: 'j.description',
      amountRials: 'abs(e.amount_rials)',
      referenceType: 'j.reference_type',
      referenceId: 'j.reference_id',
    },
  },
);
const FROM = 'from ledger_entries e join ledger_journals j on j.id = e.journal_id';
const TRANSACTIONS = `select ${COLUMNS} ${FROM}`;

export interface TransactionsQuery extends PageBounds {
  readonly walletId: string;
  readonly type?: TransactionType | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

function conditions({ walletId, type, from, to }: TransactionsQuery): Conditions {
  const where = new Conditions();
  where.add(walletId, (at) => `e.account_id = ${at}`);
  if (type) where.add(type, (at) => `e.wallet_type = ${at}`);
  where.period('e.created_at', { from, to });
  return where;
}

/** Newest first. */
export async function listTransactions(ctx: Ctx, query: TransactionsQuery): Promise<LazyPage<WalletTransactionType>> {
  const list = { columns: COLUMNS, from: FROM, where: conditions(query), order: newestFirst('e.seq', 'e.seq') };
  const slice = await readSlice<WalletTransactionType>(ctx, list, query);
  return pageOfSlice(slice, query, (upTo) => countTransactions(ctx, query, upTo));
}

/** Without a filter the account row has the count. */
async function countTransactions(ctx: Ctx, query: TransactionsQuery, upTo?: number): Promise<number | Total> {
  const { sql, values } = conditions(query);
  if (values.length > 1) return countTotal(ctx, `from ledger_entries e ${sql}`, values, upTo);
  const text = 'select entry_count as total from ledger_accounts where id = $1';
  return (await row<{ total: number }>(ctx.em, text, values))?.total ?? 0;
}

export interface StatementLine extends WalletTransactionType {
  readonly seq: number;
  /** Minus where money left the wallet. */
  readonly signedRials: Rial;
  /** The hash of the account's chain (decision 010). */
  readonly hash: string;
}

/** Lines of a period, oldest first; at most `limit`. */
export function selectStatement(
  ctx: Ctx,
  { walletId, from, to, limit }: { walletId: string; from: Date | null; to: Date; limit: number },
): Promise<StatementLine[]> {
  const text = `select ${COLUMNS}, e.seq, e.amount_rials as "signedRials", e.hash ${FROM}
    where e.account_id = $1 and ($2::timestamptz is null or e.created_at >= $2) and e.created_at <= $3 order by e.seq limit $4`;
  return rows<StatementLine>(ctx.em, text, [walletId, from, to, limit]);
}

/** The balance of the account just before an instant. */
export async function selectStanding(
  ctx: Ctx,
  walletId: string,
  before: Date,
): Promise<{ readonly balanceRials: Rial; readonly hash: string | null }> {
  const text = `select balance_after_rials as "balanceRials", hash from ledger_entries
    where account_id = $1 and created_at < $2 order by seq desc limit 1`;
  return (
    (await row<{ balanceRials: Rial; hash: string }>(ctx.em, text, [walletId, before])) ?? {
      balanceRials: rial(0),
      hash: null,
    }
  );
}

export interface DayTotal {
  /** Some instant of that day in Tehran. */
  readonly at: Date;
  readonly type: TransactionType;
  readonly inRials: Rial;
  readonly outRials: Rial;
  readonly count: number;
}

/**
 * Sums a day and type since an instant. What was held for a payment and given back has not gone out: a release takes
 * from the outgoing side instead of adding to the incoming one.
 */
export function selectDayTotals(ctx: Ctx, walletId: string, since: Date): Promise<DayTotal[]> {
  const text = `select min(e.created_at) as at, case when j.kind = 'hold_release' then 'withdrawal' else e.wallet_type end as type,
      coalesce(sum(e.amount_rials) filter (where e.amount_rials > 0 and j.kind <> 'hold_release'), 0)::bigint as "inRials",
      (coalesce(-sum(e.amount_rials) filter (where e.amount_rials < 0), 0)
        - coalesce(sum(e.amount_rials) filter (where j.kind = 'hold_release'), 0))::bigint as "outRials",
      count(*) as count
    from ledger_entries e join ledger_journals j on j.id = e.journal_id
    where e.account_id = $1 and e.created_at >= $2
    group by (e.created_at at time zone 'Asia/Tehran')::date, 2 order by 1`;
  return rows<DayTotal>(ctx.em, text, [walletId, since]);
}

/** The line of the wallet that an adjustment has written. */
export function selectTransactionOfAdjustment(ctx: Ctx, adjustmentId: string): Promise<WalletTransactionType | null> {
  const text = `${TRANSACTIONS} join wallet_adjustments w on w.journal_id = j.id and w.account_id = e.account_id where w.id = $1`;
  return row<WalletTransactionType>(ctx.em, text, [adjustmentId]);
}
