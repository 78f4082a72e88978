/** The books prove themselves: trial balance, every account against its entries, every hash against the one before. */
import { requireAdmin, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { rial, sumRials } from '#core/money.js';
import type { LedgerProofType, LedgerBalanceType } from '../wallet-insights.types.js';

const MOST_FAULTS = 100;

/** Walks the whole ledger. @throws AppError FORBIDDEN. */
export async function proveLedger(ctx: Ctx): Promise<LedgerProofType> {
  requireAdmin(ctx);
  const balances = await rows<LedgerBalanceType>(
    ctx.em,
    `select kind, count(*) as accounts, sum(balance_rials)::bigint as "balanceRials" from ledger_accounts group by kind order by kind`,
  );
  const faults = await rows<{ fault: string }>(ctx.em, `select fault from ledger_faults() limit ${MOST_FAULTS}`);
  return {
    sound: faults.length === 0,
    trialBalanceRials: sumRials(balances.map(({ balanceRials }) => rial(balanceRials))),
    balances,
    faults: faults.map(({ fault }) => fault),
    checkedAt: ctx.clock.now(),
  };
}
