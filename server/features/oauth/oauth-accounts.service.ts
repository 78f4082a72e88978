/**
 * From a provider's person to an account of ours: linked before, linked by a verified e-mail, or new (protocols B3).
 */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { newId } from '#platform/id.js';
import { OAUTH_TITLES, type OAuthProviderName } from '#core/oauth-providers.js';
import type { OAuthIdentity } from '#platform/ports.js';
import {
  emailSchema,
  recordNewAccount,
  voidLinks,
  splitName,
  newSecret,
  hashPassword,
  notifyOwner,
  endSessions,
  UserEntity,
} from '#features/identity/index.js';
import { OAuthSecretEntity } from './oauth-secret.entity.js';
import { OAuthIdentityEntity } from './oauth-identity.entity.js';
import type { OAuthIdentityType } from './oauth.types.js';
import { cut } from '#core/text/cut.js';

export interface ProvenIdentity {
  readonly provider: OAuthProviderName;
  readonly subject: string;
  /** The address as the provider returned it, for display. */
  readonly shownEmail: string | null;
  /** Lower case; null unless the provider has verified it. */
  readonly email: string | null;
  readonly name: string | null;
  /** The hash of a random secret: until a password is set by mail, the provider is the only way to sign in. */
  readonly passwordHash: string;
}

/** The checks before the transaction, because hashing takes long. */
export async function proveIdentity(provider: OAuthProviderName, identity: OAuthIdentity): Promise<ProvenIdentity> {
  const email = identity.emailVerified ? emailSchema.safeParse(identity.email) : null;
  return {
    provider,
    subject: identity.subject,
    shownEmail: identity.email,
    email: email?.success ? email.data : null,
    name: cut(identity.name?.trim() ?? '', 120) || null,
    passwordHash: await hashPassword(newSecret()),
  };
}

/**
 * The account that signs in. Two returns of one person at the same moment come one after the other.
 * @throws AppError OAUTH_EMAIL_UNVERIFIED for an unknown person without a verified e-mail, ACCOUNT_BANNED.
 */
export async function accountOf(tx: TxCtx, identity: ProvenIdentity): Promise<UserEntity> {
  await lockByName(tx, `oauth:${identity.provider}:${identity.subject}`);
  const { provider, subject } = identity;
  const known = await tx.em.findOne(OAuthIdentityEntity, { provider, subject });
  const user = known ? await tx.em.findOneOrFail(UserEntity, { id: known.userId }) : await linkedAccount(tx, identity);
  if (user.status === 'banned') throw new AppError('ACCOUNT_BANNED');
  if (known) Object.assign(known, { email: identity.shownEmail, lastUsedAt: tx.clock.now() });
  return user;
}

async function linkedAccount(tx: TxCtx, identity: ProvenIdentity): Promise<UserEntity> {
  const { email } = identity;
  if (!email) throw new AppError('OAUTH_EMAIL_UNVERIFIED');
  await lockByName(tx, `account:${email}`);
  const found = await tx.em.findOne(UserEntity, { email });
  if (found?.status === 'banned') return found;
  const isNew = !found?.emailConfirmedAt;
  if (found && isNew) await adoptAccount(tx, found, identity);
  const user = found ?? newAccount(tx, email, identity);
  await tx.em.flush();
  const now = tx.clock.now();
  if (isNew) await recordNewAccount(tx, { userId: user.id, way: 'oauth', at: now });
  const { provider, subject, shownEmail } = identity;
  tx.em.persist(
    tx.em.create(OAuthIdentityEntity, {
      id: newId(),
      userId: user.id,
      provider,
      subject,
      email: shownEmail,
      lastUsedAt: now,
      createdAt: now,
    }),
  );
  if (found) await notifyOwner(tx, user, 'provider_linked', { provider: OAUTH_TITLES[provider] });
  return user;
}

/**
 * An account that never proved its address may have been made by anyone. Its owner has come now: the password and
 * the links that the other one may hold stop working, so that registering another's address first gains nothing.
 */
async function adoptAccount(tx: TxCtx, user: UserEntity, { passwordHash, name }: ProvenIdentity): Promise<void> {
  const now = tx.clock.now();
  const known = { passwordHash, hasPassword: false, ...splitName(name) };
  Object.assign(user, { ...known, emailConfirmedAt: now, updatedAt: now });
  await voidLinks(tx, user.id);
  await endSessions(tx, user.id);
}

function newAccount(tx: TxCtx, email: string, { passwordHash, name }: ProvenIdentity): UserEntity {
  const now = tx.clock.now();
  const user = tx.em.create(UserEntity, {
    id: newId(),
    email,
    passwordHash,
    hasPassword: false,
    ...splitName(name),
    role: 'user',
    status: 'active',
    userMetadata: {},
    emailConfirmedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  tx.em.persist(user);
  tx.publish('list.changed', { list: 'users' });
  return user;
}

/** The ways into an account beside its password, oldest first, at most a page of them. */
export async function identitiesOf(ctx: Ctx, userId: string): Promise<OAuthIdentityType[]> {
  const found = await ctx.em
    .fork()
    .find(OAuthIdentityEntity, { userId }, { orderBy: { createdAt: 'asc' }, limit: PAGE_SIZE.max });
  return found.map(({ provider, subject, email, lastUsedAt }) => ({
    provider,
    providerUserId: subject,
    email,
    lastUsedAt,
  }));
}

/** An account that is removed keeps no way to sign in elsewhere. */
export async function removeOAuth(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeDelete(OAuthIdentityEntity, { userId });
  await tx.em.nativeDelete(OAuthSecretEntity, { userId });
}
