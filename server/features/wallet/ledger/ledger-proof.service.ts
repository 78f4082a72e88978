/** The books prove themselves: trial balance, every account against its entries, every hash against the one before. */
import { requireAdmin, type Ctx } from '../../../platform/context.js';
import { rows } from '../../../platform/db/rows.js';
import type { AccountKind } from './ledger-account.entity.js';
import { rial, sumRials, type Rial } from '../../../../core/money.js';

export interface AccountKindBalance {
  readonly kind: AccountKind;
  readonly accounts: number;
  readonly balanceRials: Rial;
}

export interface LedgerProof {
  /** Nothing is broken. */
  readonly sound: boolean;
  /** All balances together: zero, or money has come from nowhere. */
  readonly trialBalanceRials: Rial;
  readonly balances: readonly AccountKindBalance[];
  /** What `ledger_faults` has found, at most a hundred, for a person to read. */
  readonly faults: readonly string[];
  readonly checkedAt: Date;
}

const MOST_FAULTS = 100;

/** Walks the whole ledger. @throws AppError FORBIDDEN. */
export async function proveLedger(ctx: Ctx): Promise<LedgerProof> {
  requireAdmin(ctx);
  const balances = await rows<AccountKindBalance>(
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
