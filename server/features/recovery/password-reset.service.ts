/** A forgotten password: a link by mail, once, for an hour; then a new password, and every session ends. */
import { AppError } from '#core/errors/errors.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { requestLink } from './account-link.job.js';
import {
  findUser,
  type UserRow,
  consumeLink,
  liveLink,
  voidLinks,
  type LiveLink,
  recordNewAccount,
  assertStrongPassword,
  hashPassword,
  notifyOfNewPassword,
  endSessions,
  UserEntity,
} from '#features/identity/index.js';
import {
  requestPasswordResetSchema,
  resetPasswordSchema,
  type RequestPasswordResetData,
  type ResetPasswordData,
} from './recovery.inputs.js';

/**
 * Never reveals, by response or time, whether the address has an account. @throws AppError VALIDATION_ERROR,
 * RATE_LIMITED.
 */
export async function requestPasswordReset(ctx: Ctx, input: RequestPasswordResetData): Promise<void> {
  const { email } = parseInput(requestPasswordResetSchema, input);
  await requestLink(ctx, { email, purpose: 'reset_password' });
}

async function accountOfLink(ctx: Ctx, link: LiveLink, email: string | null): Promise<UserRow> {
  const user = await findUser(ctx.em, link.userId);
  if (!user || (email && email.trim().toLowerCase() !== user.email)) throw new AppError('INVALID_RESET_LINK');
  if (user.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  return user;
}

async function replacePassword(tx: TxCtx, user: UserRow, passwordHash: string): Promise<void> {
  const now = tx.clock.now();
  // The link came by mail: who holds it has proven the address, too.
  const emailConfirmedAt = user.emailConfirmedAt ?? now;
  await tx.em.nativeUpdate(
    UserEntity,
    { id: user.id },
    { passwordHash, hasPassword: true, emailConfirmedAt, updatedAt: now },
  );
  if (!user.emailConfirmedAt) await recordNewAccount(tx, { userId: user.id, way: 'choose_password', at: now });
  tx.publish('list.changed', { list: 'users' });
  await voidLinks(tx, user.id);
  await endSessions(tx, user.id);
  await notifyOfNewPassword(tx, user);
}

/**
 * Sets a new password by the link of the mail; it does not sign in. After a refused password the link stays valid.
 * @throws AppError INVALID_RESET_LINK, LINK_USED, LINK_REPLACED, LINK_EXPIRED, WEAK_PASSWORD, ACCOUNT_BANNED,
 * RATE_LIMITED.
 */
export async function resetPassword(ctx: Ctx, input: ResetPasswordData): Promise<void> {
  const { token, newPassword, email } = parseInput(resetPasswordSchema, input);
  if (!token) throw new AppError('INVALID_RESET_LINK');
  const link = await liveLink(ctx, 'reset_password', token, 'INVALID_RESET_LINK');
  const user = await accountOfLink(ctx, link, email ?? null);
  assertStrongPassword(newPassword, user.email);
  const passwordHash = await hashPassword(newPassword);
  await unitOfWork(ctx, async (tx) => {
    if (!(await consumeLink(tx, link))) throw new AppError('LINK_USED');
    await replacePassword(tx, user, passwordHash);
  });
  // Guesses at the old password say nothing about the new one.
  await ctx.limits.reset('signInAccount', `${user.email}|${ctx.addressKey}`);
  await ctx.limits.reset('signInEverywhere', user.email);
}
