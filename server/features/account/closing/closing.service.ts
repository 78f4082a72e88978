/** Closing one's own account (decision 145): what there is, and the removal itself. */
import { z } from 'zod';
import { formatDateTime } from '#core/dates/calendar.js';
import { AppError, type ErrorCode } from '#core/errors/errors.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import {
  auditClosing,
  isLastAdmin,
  ownAccount,
  proveOwner,
  removeOwnAccount,
  type UserRow,
} from '#features/identity/index.js';
import { giveGuessesBack, spendCode, takeGuess } from '#features/two-factor/index.js';
import { CLOSING_TEXTS as texts } from './closing.messages.js';
import { findHoldings, findObstacles, type Obstacles } from './closing.queries.js';
import type { AccountClosingType } from './closing.types.js';

const EMAIL_MAX = 254;
const SECRET_MAX = 1000;
const CODE_MAX = 64;

export const closeAccountSchema = z.object({
  confirmation: z
    .string(texts.confirmation)
    .max(EMAIL_MAX, texts.confirmation)
    .describe('The e-mail address of the account, typed.'),
  password: z.string().max(SECRET_MAX).nullish().describe('Needed where the account has one.'),
  code: z
    .string()
    .max(CODE_MAX)
    .nullish()
    .describe('A code of the authenticator app, or a recovery code; required where two-factor sign-in is on.'),
});
export type CloseAccountInput = z.input<typeof closeAccountSchema>;

function refusalsOf({ balanceRials, openPayments, openRefunds, openMoneyBackRequests }: Obstacles): ErrorCode[] {
  const open = openPayments + openRefunds + openMoneyBackRequests;
  return [
    ...(open > 0 ? (['ACCOUNT_HAS_OPEN_PAYMENTS'] as const) : []),
    ...(balanceRials > 0 ? (['ACCOUNT_HAS_BALANCE'] as const) : []),
  ];
}

/** @throws AppError UNAUTHORIZED, FORBIDDEN for an API key. */
export async function accountClosing(ctx: Ctx): Promise<AccountClosingType> {
  const owner = await ownAccount(ctx);
  const em = ctx.em.fork();
  const obstacles = await findObstacles(em, owner.id);
  const last: ErrorCode[] = (await isLastAdmin(em, owner)) ? ['LAST_ADMIN'] : [];
  return { ...obstacles, ...(await findHoldings(em, owner.id)), refusals: [...last, ...refusalsOf(obstacles)] };
}

/**
 * Removes the account of the signed-in person as administrators remove one, at once and for good. What the books must
 * keep stays. Called twice at once, it is closed once.
 * @throws AppError UNAUTHORIZED, FORBIDDEN for an API key, VALIDATION_ERROR, WRONG_PASSWORD, TWO_FACTOR_CODE_INVALID,
 * RATE_LIMITED, LAST_ADMIN, ACCOUNT_HAS_OPEN_PAYMENTS, ACCOUNT_HAS_BALANCE.
 */
export async function closeAccount(ctx: Ctx, given: CloseAccountInput): Promise<void> {
  const account = await ownAccount(ctx);
  const { confirmation, password, code } = parseInput(closeAccountSchema, given);
  if (confirmation.trim().toLowerCase() !== account.email.toLowerCase())
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'confirmation', message: texts.confirmation }] });
  await proveOwner(ctx, account, password);
  if (account.twoFactorAt) await takeGuess(ctx, account.id);
  await removeOwnAccount(ctx, async (tx, owner) => {
    // Turned on in the meantime, it counts.
    if (owner.twoFactorAt) await spendCode(tx, owner, code ?? '');
    const [refusal] = refusalsOf(await findObstacles(tx.em, owner.id));
    if (refusal) throw new AppError(refusal);
    await auditClosing(tx, { before: { role: owner.role, status: owner.status } });
    await sendLastMail(tx, owner);
  });
  if (account.twoFactorAt) await giveGuessesBack(ctx, account.id);
}

/** To the address that the account had. Without `userId`, because a removed account gets no mail. */
function sendLastMail(tx: TxCtx, { email: to }: UserRow): Promise<void> {
  const vars = { at: formatDateTime(tx.clock.now()), link: `${tx.config.publicUrl ?? ''}/` };
  return tx.enqueue('send_mail', { to, userId: null, isUnnamed: true, template: 'account_closed', vars });
}
