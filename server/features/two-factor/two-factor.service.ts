/** Turning two-factor sign-in on and off, and its recovery codes. */
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import {
  forgetViewer,
  ownAccount,
  proveOwner,
  notifyOwner,
  voidChallenges,
  UserEntity,
} from '#features/identity/index.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';
import { giveGuessesBack, spendAppCode, spendCode, takeGuess, wrongCode } from './second-step.js';
import { toLatinDigits } from '#core/text/digits.js';
import { newTotpSecret, otpauthUri, sealSecret } from './totp.js';
import { TwoFactorEntity } from './two-factor.entity.js';
import {
  confirmTwoFactorSchema,
  proveTwoFactorSchema,
  startTwoFactorSchema,
  type ConfirmTwoFactorData,
  type ProveTwoFactorData,
  type StartTwoFactorData,
} from './two-factor.inputs.js';
import type { TwoFactorSetupType, TwoFactorStatusType } from './two-factor.types.js';

/** @throws AppError UNAUTHORIZED. */
export async function twoFactorStatus(ctx: Ctx): Promise<TwoFactorStatusType> {
  const { id, role, twoFactorAt, hasPassword } = await ownAccount(ctx);
  const recoveryCodesLeft = await ctx.em.fork().count(RecoveryCodeEntity, { userId: id, usedAt: null });
  const isRequired = ctx.config.requireAdminTwoFactor && role === 'admin';
  return { enabledAt: twoFactorAt, recoveryCodesLeft, isRequired, hasPassword };
}

/** Its secret and its recovery codes. */
export async function removeTwoFactor(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeDelete(TwoFactorEntity, { userId });
  await tx.em.nativeDelete(RecoveryCodeEntity, { userId });
}

/**
 * A new secret to be shown once; it counts after a code of it was typed. Beginning anew replaces it.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, CONFLICT where it is on already.
 */
export async function startTwoFactor(ctx: Ctx, input: StartTwoFactorData): Promise<TwoFactorSetupType> {
  const { password } = parseInput(startTwoFactorSchema, input);
  const user = await ownAccount(ctx);
  await proveOwner(ctx, user, password);
  const secret = newTotpSecret();
  await unitOfWork(ctx, async (tx) => {
    await lockAccount(tx, user.id, { isOn: false });
    await removeTwoFactor(tx, user.id);
    const sealedSecret = sealSecret(tx.config, user.id, secret);
    const createdAt = tx.clock.now();
    const shared = { id: newId(), userId: user.id, sealedSecret, lastUsedStep: null, createdAt };
    tx.em.persist(tx.em.create(TwoFactorEntity, shared));
  });
  return { secret, otpauthUri: otpauthUri(secret, user.email) };
}

/** Two tabs come one after the other. @throws AppError CONFLICT where it is not as the caller saw it. */
async function lockAccount(tx: TxCtx, userId: string, { isOn }: { readonly isOn: boolean }): Promise<void> {
  await lockByName(tx, `two-factor:${userId}`);
  const user = await tx.em.findOneOrFail(UserEntity, { id: userId });
  if ((user.twoFactorAt !== null) !== isOn) throw new AppError('CONFLICT');
}

async function replaceRecoveryCodes(tx: TxCtx, userId: string): Promise<string[]> {
  await tx.em.nativeDelete(RecoveryCodeEntity, { userId });
  const codes = newRecoveryCodes();
  const createdAt = tx.clock.now();
  for (const code of codes) {
    const row = { id: newId(), userId, codeHash: hashOfCode(code), usedAt: null, createdAt };
    tx.em.persist(tx.em.create(RecoveryCodeEntity, row));
  }
  return codes;
}

/** Sets when it was turned on, or null; an administrator's rights may hang on it. */
async function turn(tx: TxCtx, userId: string, twoFactorAt: Date | null): Promise<void> {
  await tx.em.nativeUpdate(UserEntity, { id: userId }, { twoFactorAt, updatedAt: tx.clock.now() });
  if (tx.config.requireAdminTwoFactor) tx.publish('viewer.changed', { userId });
}

/**
 * Turns it on by the first code, and gives the recovery codes, which are never shown again.
 * @throws AppError TWO_FACTOR_CODE_INVALID, RATE_LIMITED, CONFLICT where it is on already.
 */
export async function confirmTwoFactor(ctx: Ctx, input: ConfirmTwoFactorData): Promise<string[]> {
  const code = toLatinDigits(parseInput(confirmTwoFactorSchema, input).code).replace(/\D/g, '');
  const user = await ownAccount(ctx);
  await takeGuess(ctx, user.id);
  const codes = await unitOfWork(ctx, async (tx) => {
    await lockAccount(tx, user.id, { isOn: false });
    if (!(await spendAppCode(tx, user.id, code))) throw wrongCode();
    await turn(tx, user.id, tx.clock.now());
    await notifyOwner(tx, user, 'two_factor_on', {});
    return replaceRecoveryCodes(tx, user.id);
  });
  await giveGuessesBack(ctx, user.id);
  forgetViewer(ctx, user.id);
  return codes;
}

/** Runs `work` for an owner who has shown password and code. */
async function withProof<Result>(
  ctx: Ctx,
  input: ProveTwoFactorData,
  work: (tx: TxCtx, user: UserEntity) => Promise<Result>,
): Promise<Result> {
  const { password, code } = parseInput(proveTwoFactorSchema, input);
  const user = await ownAccount(ctx);
  if (!user.twoFactorAt) throw new AppError('CONFLICT');
  await proveOwner(ctx, user, password);
  await takeGuess(ctx, user.id);
  const result = await unitOfWork(ctx, async (tx) => {
    await lockAccount(tx, user.id, { isOn: true });
    await spendCode(tx, user, code);
    return work(tx, user);
  });
  await giveGuessesBack(ctx, user.id);
  return result;
}

/** @throws AppError WRONG_PASSWORD, TWO_FACTOR_CODE_INVALID, RATE_LIMITED, CONFLICT where it is off already. */
export async function disableTwoFactor(ctx: Ctx, input: ProveTwoFactorData): Promise<void> {
  await withProof(ctx, input, async (tx, user) => {
    await turn(tx, user.id, null);
    await removeTwoFactor(tx, user.id);
    await voidChallenges(tx, user.id);
    await notifyOwner(tx, user, 'two_factor_off', {});
    forgetViewer(tx, user.id);
  });
}

/** Ten new codes in place of all before them. @throws AppError as disableTwoFactor. */
export function renewRecoveryCodes(ctx: Ctx, input: ProveTwoFactorData): Promise<string[]> {
  return withProof(ctx, input, async (tx, user) => {
    await notifyOwner(tx, user, 'recovery_codes_renewed', {});
    return replaceRecoveryCodes(tx, user.id);
  });
}
