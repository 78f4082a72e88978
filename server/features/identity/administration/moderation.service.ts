/**
 * The acts of administrators on accounts. Each answers the account before and after, for the audit, and joins the
 * caller's transaction where there is one; what it changes is in effect within a second, on open sockets, too.
 */
import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, requirePerson, unitOfWork, type Ctx, type Role, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { isId } from '#platform/id.js';
import { removeTraces } from './account-removal.js';
import { findUser, type UserRow } from '../users/users.queries.js';
import { voidLinks } from '../links/links.service.js';
import { OneTimeLinkEntity } from '../links/one-time-link.entity.js';
import { hashPassword } from '../users/password.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { endSessions } from '../sessions/sessions.service.js';
import { SignInChallengeEntity } from '../sessions/sign-in-challenge.entity.js';
import { endAttempts } from '../links/sign-up-attempts.js';
import { lockUser } from '../users/lock-user.js';
import { UserEntity } from '../users/user.entity.js';

export interface Moderated {
  readonly before: UserRow;
  readonly after: UserRow;
}

/** One administrator at a time changes who is one, so that two cannot remove each other. */
async function requireRemainingAdmin(tx: TxCtx, leaving: UserRow): Promise<void> {
  await lockByName(tx, 'administrators');
  if (await isLastAdmin(tx.em, leaving)) throw new AppError('LAST_ADMIN');
}

/** Whether no other administrator could act once this account has left. */
export async function isLastAdmin(em: EntityManager, { id, role }: Pick<UserRow, 'id' | 'role'>): Promise<boolean> {
  if (role !== 'admin') return false;
  return (await em.count(UserEntity, { role: 'admin', status: 'active', id: { $ne: id } })) === 0;
}

async function moderate(
  ctx: Ctx,
  userId: string,
  change: (tx: TxCtx, before: UserRow) => Promise<void>,
): Promise<Moderated> {
  requireAdmin(ctx);
  return unitOfWork(ctx, async (tx) => {
    const before = isId(userId) ? await findUser(tx.em, userId) : null;
    if (!before) throw new AppError('NOT_FOUND');
    await change(tx, before);
    tx.publish('list.changed', { list: 'users' });
    const after = await findUser(tx.em, userId);
    return { before, after: after ?? before };
  });
}

async function set(tx: TxCtx, userId: string, fields: Partial<UserEntity>): Promise<void> {
  await tx.em.nativeUpdate(UserEntity, { id: userId }, { ...fields, updatedAt: tx.clock.now() });
}

async function isAnonymised(tx: TxCtx, userId: string): Promise<boolean> {
  return (await tx.em.count(UserEntity, { id: userId, anonymisedAt: { $ne: null } })) > 0;
}

/**
 * Ends every session and voids every link; signing in is refused from now on. @throws AppError NOT_FOUND, LAST_ADMIN,
 * FORBIDDEN.
 */
export function banUser(ctx: Ctx, userId: string): Promise<Moderated> {
  return moderate(ctx, userId, async (tx, before) => {
    await requireRemainingAdmin(tx, before);
    await set(tx, userId, { status: 'banned' });
    await voidLinks(tx, userId);
    await endSessions(tx, userId);
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for an account that was anonymised. */
export function unbanUser(ctx: Ctx, userId: string): Promise<Moderated> {
  return moderate(ctx, userId, async (tx) => {
    if (await isAnonymised(tx, userId)) throw new AppError('CONFLICT');
    await set(tx, userId, { status: 'active' });
    tx.publish('viewer.changed', { userId });
  });
}

/** @throws AppError NOT_FOUND, LAST_ADMIN, FORBIDDEN, CONFLICT for an account that was anonymised. */
export function setRole(ctx: Ctx, userId: string, role: Role): Promise<Moderated> {
  return moderate(ctx, userId, async (tx, before) => {
    if (await isAnonymised(tx, userId)) throw new AppError('CONFLICT');
    if (role !== 'admin') await requireRemainingAdmin(tx, before);
    await set(tx, userId, { role });
    tx.publish('viewer.changed', { userId });
  });
}

/**
 * Removes all personal data and every way to sign in. The row stays, because orders and the ledger refer to it. Other
 * features remove their data of the person with it (account-removal.ts).
 * @throws AppError NOT_FOUND, LAST_ADMIN, FORBIDDEN.
 */
export async function anonymiseUser(ctx: Ctx, userId: string): Promise<Moderated> {
  const passwordHash = await passwordOfNobody();
  return moderate(ctx, userId, async (tx, before) => {
    await lockToRemove(tx, before);
    await remove(tx, userId, passwordHash);
  });
}

/**
 * The same by the owner. `decide` is called under the lock of the account, before anything is removed, and throws where
 * it must stay. False where the account was removed in the meantime: nothing is done then.
 * @throws AppError UNAUTHORIZED, LAST_ADMIN, FORBIDDEN for an API key.
 */
export async function removeOwnAccount(
  ctx: Ctx,
  decide: (tx: TxCtx, owner: UserRow) => Promise<void>,
): Promise<boolean> {
  const { userId } = requirePerson(ctx);
  const passwordHash = await passwordOfNobody();
  return unitOfWork(ctx, async (tx) => {
    const before = await findUser(tx.em, userId);
    if (!before) throw new AppError('UNAUTHORIZED');
    await lockToRemove(tx, before);
    if (await isAnonymised(tx, userId)) return false;
    // The account as it is under its lock.
    await decide(tx, (await findUser(tx.em, userId)) ?? before);
    await remove(tx, userId, passwordHash);
    tx.publish('list.changed', { list: 'users' });
    return true;
  });
}

/** Nobody knows it. Hashing takes long, so it is done before the transaction. */
function passwordOfNobody(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

async function lockToRemove(tx: TxCtx, account: UserRow): Promise<void> {
  await requireRemainingAdmin(tx, account);
  await lockUser(tx, account.id);
}

async function remove(tx: TxCtx, userId: string, passwordHash: string): Promise<void> {
  await endSessions(tx, userId);
  await endAttempts(tx, userId);
  for (const entity of [OneTimeLinkEntity, SignInChallengeEntity])
    await tx.em.nativeDelete<{ userId: string }>(entity, { userId });
  // Ended and without personal data until the sweep: the holder of one of its tokens gets the reason.
  await tx.em.nativeUpdate(SessionEntity, { userId }, { userAgent: null, ip: null });
  await removeTraces(tx, userId);
  await set(tx, userId, { ...erased(userId), passwordHash, anonymisedAt: tx.clock.now() });
}

/** `.invalid` never resolves (RFC 2606). */
function erased(userId: string): Partial<UserEntity> {
  return {
    email: `removed-${userId}@removed.invalid`,
    hasPassword: false,
    twoFactorAt: null,
    role: 'user',
    status: 'banned',
    fullName: null,
    firstName: null,
    lastName: null,
    phone: null,
    address: null,
    company: null,
    nationalId: null,
    economicCode: null,
    postalCode: null,
    registrationNumber: null,
    province: null,
    county: null,
    city: null,
    bio: null,
    avatarUrl: null,
    userMetadata: {},
    emailConfirmedAt: null,
    lastLoginAt: null,
  };
}
