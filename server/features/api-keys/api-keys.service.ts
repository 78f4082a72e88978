/** Making keys, seeing them, and revoking them. Only people do that: no key makes another one. */
import { API_KEY } from '#core/api-keys.js';
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE, SWEEP } from '#core/limits/limits.js';
import { requireAdmin, requirePerson, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { lockByName } from '#platform/db/locks.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit, findUser, ownAccount, proveOwner, notifyOwner } from '#features/identity/index.js';
import { ApiKeyEntity } from './api-key.entity.js';
import {
  createKeySchema,
  listKeysSchema,
  revokeKeySchema,
  type CreateKeyData,
  type KeysFilter,
  type ListKeysData,
  type RevokeKeyData,
} from './api-keys.inputs.js';
import { countLiveKeys, findKey, findKeysOf, pageKeys, selectKeys } from './api-keys.queries.js';
import type { ApiKeyType, IssuedApiKeyType, KeyStatus, OwnedApiKeyType } from './api-keys.types.js';
import { forgetKeys } from './authenticate-key.js';
import { recordKeyEvent } from './key-event.js';
import { newKey } from './key-text.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The number that an account can have, and the dead ones that have not been swept. */
export const MOST_LISTED = 100;

export function statusOf({ revokedAt, expiresAt }: Readonly<ApiKeyType>, now: Date): KeyStatus {
  if (revokedAt) return 'revoked';
  return expiresAt > now ? 'active' : 'expired';
}

/** The answer does not say who revoked a key, only whether it was an administrator. */
export function isRevokedByOperator({ revokedById, userId }: Readonly<ApiKeyType>): boolean {
  return revokedById !== null && revokedById !== userId;
}

/** One's own, newest first; a dead one is seen for a week. @throws AppError UNAUTHORIZED, FORBIDDEN. */
export async function myKeys(ctx: Ctx): Promise<readonly ApiKeyType[]> {
  const { userId } = requirePerson(ctx);
  const keys = await findKeysOf(ctx.em, userId, MOST_LISTED);
  const seenSince = ctx.clock.now().getTime() - SWEEP.keepMs;
  return keys.filter(({ revokedAt, expiresAt }) => (revokedAt ?? expiresAt).getTime() > seenSince);
}

/** Long dead keys go when a new one comes: an account cannot pile them up. */
async function sweepKeys(tx: TxCtx, userId: string): Promise<void> {
  const before = new Date(tx.clock.now().getTime() - SWEEP.keepMs);
  await tx.em.nativeDelete(ApiKeyEntity, {
    userId,
    $or: [{ expiresAt: { $lt: before } }, { revokedAt: { $lt: before } }],
  });
}

/**
 * A new key, returned once. Its owner is notified by mail and in the product.
 * @throws AppError VALIDATION_ERROR, WRONG_PASSWORD, API_KEY_LIMIT, RATE_LIMITED, UNAUTHORIZED, FORBIDDEN.
 */
export async function createKey(ctx: Ctx, input: CreateKeyData): Promise<IssuedApiKeyType> {
  requirePerson(ctx);
  const { name, scopes, expiresInDays, password } = parseInput(createKeySchema, input);
  const owner = await ownAccount(ctx);
  await proveOwner(ctx, owner, password);
  await ctx.limits.take('apiKeyCreation', owner.id);
  const { key, prefix, hash } = newKey();
  const id = newId();
  return unitOfWork(ctx, async (tx) => {
    await lockByName(tx, `api-keys:${owner.id}`);
    const now = tx.clock.now();
    if ((await countLiveKeys(tx.em, owner.id, now)) >= API_KEY.mostLive) throw new AppError('API_KEY_LIMIT');
    await sweepKeys(tx, owner.id);
    const expiresAt = new Date(now.getTime() + expiresInDays * DAY_MS);
    const facts = { name, prefix, hash, scopes, expiresAt, createdAt: now };
    await tx.em.insert(ApiKeyEntity, {
      id,
      userId: owner.id,
      lastUsedAt: null,
      lastIp: null,
      revokedAt: null,
      ...facts,
    });
    await notifyOwner(tx, owner, 'api_key_created', { keyName: name });
    await recordKeyEvent(tx, 'key.created', { id, userId: owner.id, scopes });
    tx.publish('list.changed', { list: 'api_keys' });
    const apiKey = await findKey(tx.em, id);
    if (!apiKey) throw new AppError('CONFLICT');
    return { apiKey, key };
  });
}

/**
 * Ends a key at once, on open sockets, too. Owners revoke their own keys; administrators any key, which the audit log
 * records. Revoking a revoked key changes nothing. @throws AppError NOT_FOUND, also for another user's key.
 */
export async function revokeKey(ctx: Ctx, input: RevokeKeyData): Promise<ApiKeyType> {
  const viewer = requirePerson(ctx);
  const { id, reason } = parseInput(revokeKeySchema, input);
  const revoked = await unitOfWork(ctx, async (tx) => {
    const before = isId(id) ? await findKey(tx.em, id) : null;
    if (!before || (viewer.role !== 'admin' && before.userId !== viewer.userId)) throw new AppError('NOT_FOUND');
    const now = tx.clock.now();
    const open = { id, revokedAt: null };
    const ended = await tx.em.nativeUpdate(ApiKeyEntity, open, { revokedAt: now, revokedById: viewer.userId });
    if (ended === 0) return before;
    await recordKeyEvent(tx, 'key.revoked', before);
    tx.publish('viewer.changed', { userId: before.userId, only: id });
    tx.publish('list.changed', { list: 'api_keys' });
    if (before.userId !== viewer.userId) await revokeOfAnother(tx, before, reason);
    return (await findKey(tx.em, id)) ?? before;
  });
  forgetKeys(ctx, { userId: revoked.userId, only: revoked.id });
  return revoked;
}

/**
 * Ends all of one's own at once, on open sockets, too, and answers how many worked until now. @throws AppError
 * UNAUTHORIZED, FORBIDDEN.
 */
export async function revokeAllKeys(ctx: Ctx): Promise<number> {
  const { userId } = requirePerson(ctx);
  const ended = await unitOfWork(ctx, async (tx) => {
    // One that is being made at this moment comes before or after all of this.
    await lockByName(tx, `api-keys:${userId}`);
    const now = tx.clock.now();
    const live = { userId, revokedAt: null, expiresAt: { $gt: now } };
    const keys = await tx.em.find(ApiKeyEntity, live, { disableIdentityMap: true });
    await tx.em.nativeUpdate(ApiKeyEntity, live, { revokedAt: now, revokedById: userId });
    for (const { id, scopes } of keys) {
      await recordKeyEvent(tx, 'key.revoked', { id, userId, scopes });
      tx.publish('viewer.changed', { userId, only: id });
    }
    if (keys.length > 0) tx.publish('list.changed', { list: 'api_keys' });
    return keys;
  });
  for (const { id } of ended) forgetKeys(ctx, { userId, only: id });
  return ended.length;
}

/** Audit entries are never erased, so they identify the key by its prefix, not by the customer's name for it. */
async function revokeOfAnother(tx: TxCtx, key: ApiKeyType, reason: string | null | undefined): Promise<void> {
  const subject = { type: 'api_key' as const, id: key.id, label: key.prefix };
  const facts = { owner: key.userId, scopes: key.scopes };
  await audit(tx, {
    action: 'api_key.revoke',
    subject,
    before: { ...facts, status: 'active' },
    after: { status: 'revoked' },
    reason,
  });
  const owner = await findUser(tx.em, key.userId);
  if (owner) await notifyOwner(tx, owner, 'api_key_revoked', { keyName: key.name });
}

function conditionsOf(filter: KeysFilter, now: Date): Conditions {
  const where = new Conditions();
  if (filter.userId) where.add(filter.userId, (at) => `k.user_id = ${at}`);
  if (filter.status === 'revoked') where.add(true, (at) => `(k.revoked_at is not null) = ${at}`);
  if (filter.status === 'active') where.add(now, (at) => `k.revoked_at is null and k.expires_at > ${at}`);
  if (filter.status === 'expired') where.add(now, (at) => `k.revoked_at is null and k.expires_at <= ${at}`);
  where.period('k.created_at', filter);
  where.search(
    filter.search,
    (has) => `(${has('k.search_text')} or k.user_id = any(array(select id from users where ${has('search_text')})))`,
  );
  return where;
}

/** For exports: everything that the filter lets through, in its order. */
export function keySelection(
  filter: KeysFilter,
  now: Date,
): { readonly text: string; readonly values: Conditions['values'] } {
  const where = conditionsOf(filter, now);
  return { text: selectKeys(where, filter), values: where.values };
}

/** Everybody's, newest first unless sorted otherwise. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export async function listKeys(ctx: Ctx, given: ListKeysData): Promise<LazyPage<OwnedApiKeyType>> {
  requireAdmin(ctx);
  const filter = parseInput(listKeysSchema, given);
  const where = conditionsOf(filter, ctx.clock.now());
  const page = await pageKeys(ctx, where, filter, pageBounds(filter, PAGE_SIZE.adminDocuments));
  const items = page.items.map(({ ownerName, ownerEmail, ...apiKey }) => ({
    apiKey,
    owner: { id: apiKey.userId, fullName: ownerName, email: ownerEmail },
  }));
  return { ...page, items };
}

export async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeDelete(ApiKeyEntity, { userId });
}
