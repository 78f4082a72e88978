/** The password of who is signed in: proving it once more before what matters, and changing it. */
import { AppError } from '#core/errors/errors.js';
import { requirePerson, unitOfWork, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { rememberDevice } from './known-device.js';
import { voidLinks } from '../links/links.service.js';
import { assertStrongPassword, hashPassword, isPasswordOf } from '../users/password.js';
import { changePasswordSchema, type ChangePasswordData } from './sign-in.inputs.js';
import { notifyOfNewPassword } from '../users/security-notices.js';
import { endSessions } from '../sessions/sessions.service.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * The signed-in person's account with what only services may see. @throws AppError UNAUTHORIZED, FORBIDDEN for a key.
 */
export async function ownAccount(ctx: Ctx): Promise<UserEntity> {
  const user = await ctx.em.fork().findOne(UserEntity, { id: requirePerson(ctx).userId });
  if (!user) throw new AppError('UNAUTHORIZED');
  return user;
}

function wrongPassword(path: string): AppError {
  const error = new AppError('WRONG_PASSWORD');
  return new AppError('WRONG_PASSWORD', { fields: [{ path, message: error.fa }] });
}

/**
 * A stolen session is not enough: the password is required, too, where the account has one. Wrong ones count for this
 * session: strangers' attempts at the sign-in do not lock owners out of their settings. `path` is the field that was
 * filled in.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED.
 */
export async function proveOwner(ctx: Ctx, user: UserEntity, password: string | null | undefined, path = 'password') {
  if (!user.hasPassword) return;
  if (!password) throw wrongPassword(path);
  const { sessionId } = requirePerson(ctx);
  await ctx.limits.take('ownPassword', sessionId);
  if (!(await isPasswordOf(user.passwordHash, password))) throw wrongPassword(path);
  await ctx.limits.reset('ownPassword', sessionId);
}

/**
 * Sets another password and ends every other session. Without a password the owner cannot be verified here: such an
 * account gets its first one by mail, as a forgotten one.
 * @throws AppError WRONG_PASSWORD, WEAK_PASSWORD, RATE_LIMITED, UNAUTHORIZED.
 */
export async function changePassword(ctx: Ctx, input: ChangePasswordData): Promise<void> {
  const { sessionId } = requirePerson(ctx);
  const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
  const user = await ownAccount(ctx);
  if (!user.hasPassword) throw wrongPassword('currentPassword');
  await proveOwner(ctx, user, currentPassword, 'currentPassword');
  assertStrongPassword(newPassword, user.email);
  const passwordHash = await hashPassword(newPassword);
  await unitOfWork(ctx, async (tx) => {
    await tx.em.nativeUpdate(UserEntity, { id: user.id }, { passwordHash, updatedAt: tx.clock.now() });
    await voidLinks(tx, user.id);
    await endSessions(tx, user.id, { except: sessionId });
    await notifyOfNewPassword(tx, user);
  });
  rememberDevice(ctx, { id: user.id, passwordHash });
}
