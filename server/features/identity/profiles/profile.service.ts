import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { updateProfileSchema, type UpdateProfileData } from './profile.inputs.js';
import { findUser, type UserRow } from '../users/users.queries.js';
import { splitName } from './names.js';
import { UserEntity } from '../users/user.entity.js';

/** The signed-in person's own account; null for a visitor. */
export async function me(ctx: Ctx): Promise<UserRow | null> {
  return ctx.viewer ? findUser(ctx.em, ctx.viewer.userId) : null;
}

/** Like `me`, but a visitor is an error. @throws AppError UNAUTHORIZED. */
export async function myProfile(ctx: Ctx): Promise<UserRow> {
  const user = await findUser(ctx.em, requireViewer(ctx).userId);
  if (!user) throw new AppError('UNAUTHORIZED');
  return user;
}

/**
 * Changes what is given of one's own profile; e-mail, role and status are not among it. @throws AppError
 * VALIDATION_ERROR.
 */
export async function updateProfile(ctx: Ctx, input: UpdateProfileData): Promise<UserRow> {
  const viewer = requireViewer(ctx);
  const { fullName, ...rest } = parseInput(updateProfileSchema, input);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  await unitOfWork(ctx, async (tx) => {
    await tx.em.nativeUpdate(
      UserEntity,
      { id: viewer.userId },
      { ...splitName(fullName), ...given, updatedAt: tx.clock.now() },
    );
    tx.publish('list.changed', { list: 'users' });
  });
  return myProfile(ctx);
}

/** The address of a person's picture; files store it (they are above accounts) and call this in their transaction. */
export async function setAvatarUrl(tx: TxCtx, userId: string, avatarUrl: string | null): Promise<void> {
  await tx.em.nativeUpdate(UserEntity, { id: userId }, { avatarUrl, updatedAt: tx.clock.now() });
  tx.publish('list.changed', { list: 'users' });
}
