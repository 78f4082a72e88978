/** A wallet's statement: its lines over a period, with the balances around them. */
import { AppError } from '#core/errors/errors.js';
import { WALLET } from '#core/limits/limits.js';
import { rial, sumRials, type Rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { customerLoader } from '#features/identity/index.js';
import { statementSchema, type StatementInput } from '../wallet.inputs.js';
import { WALLET_TEXTS } from '../wallet.messages.js';
import { selectStanding, selectStatement, type StatementLine } from '../wallet.queries.js';
import { readWallet } from '../wallet.service.js';

export interface Statement {
  readonly walletId: string;
  readonly ownerName: string | null;
  readonly ownerEmail: string;
  /** Null: from the beginning. */
  readonly from: Date | null;
  readonly to: Date;
  readonly issuedAt: Date;
  readonly openingRials: Rial;
  readonly closingRials: Rial;
  readonly totalInRials: Rial;
  readonly totalOutRials: Rial;
  /** Oldest first. */
  readonly lines: readonly StatementLine[];
  /** Head of the wallet's hash chain at the end of the period; null where nothing has ever moved. */
  readonly fingerprint: string | null;
}

/**
 * The viewer's own statement, until now where no end is given.
 * @throws AppError UNAUTHORIZED, VALIDATION_ERROR, also for a period with too many lines.
 */
export async function walletStatement(ctx: Ctx, given: StatementInput): Promise<Statement> {
  const input = parseInput(statementSchema, given);
  const wallet = await readWallet(ctx);
  const issuedAt = ctx.clock.now();
  const period = { walletId: wallet.id, from: input.from ?? null, to: input.to ?? issuedAt };
  const lines = await selectStatement(ctx, { ...period, limit: WALLET.statementLines + 1 });
  if (lines.length > WALLET.statementLines) throw tooMany();
  const before = period.from ? await selectStanding(ctx, wallet.id, period.from) : null;
  const owner = await customerLoader(ctx).load(wallet.userId);
  const [first, last] = [lines[0], lines.at(-1)];
  const openingRials = first?.balanceBeforeRials ?? before?.balanceRials ?? rial(0);
  return {
    ...period,
    ownerName: owner?.fullName ?? null,
    ownerEmail: owner?.email ?? '',
    issuedAt,
    openingRials,
    closingRials: last?.balanceAfterRials ?? openingRials,
    totalInRials: sumRials(lines.map(({ signedRials }) => rial(Math.max(0, signedRials)))),
    totalOutRials: sumRials(lines.map(({ signedRials }) => rial(Math.max(0, -signedRials)))),
    lines,
    fingerprint: last?.hash ?? before?.hash ?? null,
  };
}

function tooMany(): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: 'from', message: WALLET_TEXTS.tooManyLines }] });
}
