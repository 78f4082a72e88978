/** Whether this is a valid code of the account: of the app, or a recovery code; each works once. */
import { AppError } from '#core/errors/errors.js';
import { toLatinDigits, toPersianDigits } from '#core/text/digits.js';
import { TWO_FACTOR } from '#core/limits/limits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { hashOfCode } from './recovery-codes.js';
import { notifyOwner, type Owner } from '#features/identity/index.js';
import { openSecret, stepOfCode } from './totp.js';
import { TwoFactorEntity } from './two-factor.entity.js';

const APP_CODE = new RegExp(`^\\d{${TWO_FACTOR.digits}}$`);

/** Guesses are counted before they are looked at, over both APIs and all challenges. @throws AppError RATE_LIMITED. */
export async function takeGuess(ctx: Ctx, userId: string): Promise<void> {
  await ctx.limits.take('secondStep', userId);
  await ctx.limits.take('secondStepDay', userId);
}

/** After a right code. */
export async function giveGuessesBack(ctx: Ctx, userId: string): Promise<void> {
  await ctx.limits.reset('secondStep', userId);
  await ctx.limits.reset('secondStepDay', userId);
}

export function wrongCode(): AppError {
  const { fa: message } = new AppError('TWO_FACTOR_CODE_INVALID');
  return new AppError('TWO_FACTOR_CODE_INVALID', { fields: [{ path: 'code', message }] });
}

/**
 * Null where TOKEN_SECRET is no longer the one it was sealed with: the recovery codes work on, codes of the app do not.
 */
function unsealed(tx: TxCtx, { userId, sealedSecret }: TwoFactorEntity): string | null {
  try {
    return openSecret(tx.config, userId, sealedSecret);
  } catch (error) {
    tx.log.error({ err: error, userId }, 'a two-factor secret cannot be opened: was TOKEN_SECRET changed?');
    return null;
  }
}

/** True where the step of this code lies after the last used one; that step and all before it are spent then. */
export async function spendAppCode(tx: TxCtx, userId: string, code: string): Promise<boolean> {
  const shared = await tx.em.findOne(TwoFactorEntity, { userId });
  if (!shared) return false;
  const secret = unsealed(tx, shared);
  const step = secret === null ? null : stepOfCode(secret, code, tx.clock.now());
  if (step === null) return false;
  const unspent = { userId, $or: [{ lastUsedStep: null }, { lastUsedStep: { $lt: step } }] };
  return (await tx.em.nativeUpdate(TwoFactorEntity, unspent, { lastUsedStep: step })) === 1;
}

async function spendRecoveryCode(tx: TxCtx, owner: Owner, code: string): Promise<boolean> {
  const unused = { userId: owner.id, codeHash: hashOfCode(code), usedAt: null };
  if ((await tx.em.nativeUpdate(RecoveryCodeEntity, unused, { usedAt: tx.clock.now() })) === 0) return false;
  const left = await tx.em.count(RecoveryCodeEntity, { userId: owner.id, usedAt: null });
  await notifyOwner(tx, owner, 'recovery_code_used', { codesLeft: toPersianDigits(String(left)) });
  return true;
}

/** Uses the code up. @throws AppError TWO_FACTOR_CODE_INVALID, which undoes the transaction. */
export async function spendCode(tx: TxCtx, owner: Owner, typed: string): Promise<void> {
  const digits = toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f-]/g, '');
  const isRight = APP_CODE.test(digits)
    ? await spendAppCode(tx, owner.id, digits)
    : await spendRecoveryCode(tx, owner, typed);
  if (!isRight) throw wrongCode();
}
