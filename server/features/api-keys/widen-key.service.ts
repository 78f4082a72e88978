/** Letting a key do more. As for a new key, only its owner does that, with the password. */
import { API_SCOPE_NAMES } from '#core/api-keys.js';
import { AppError } from '#core/errors/errors.js';
import { requirePerson, unitOfWork, type Ctx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { notifyOwner, ownAccount, proveOwner } from '#features/identity/index.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { widenKeySchema, type WidenKeyData } from './api-keys.inputs.js';
import { findKey } from './api-keys.queries.js';
import { statusOf } from './api-keys.service.js';
import type { ApiKeyType } from './api-keys.types.js';
import { forgetKeys } from './authenticate-key.js';
import { recordKeyEvent } from './key-event.js';
import { namesOfScopes } from './scope-names.js';

/**
 * Adds scopes to one's own key, at once in this process and within a second in the others. What it may do already
 * stays. The owner is notified by mail and in the product where something was added.
 * @throws AppError VALIDATION_ERROR, WRONG_PASSWORD, NOT_FOUND also for another's key, CONFLICT for one that no longer
 * works, RATE_LIMITED, UNAUTHORIZED, FORBIDDEN.
 */
export async function widenKey(ctx: Ctx, input: WidenKeyData): Promise<ApiKeyType> {
  requirePerson(ctx);
  const { id, scopes, password } = parseInput(widenKeySchema, input);
  const owner = await ownAccount(ctx);
  await proveOwner(ctx, owner, password);
  await ctx.limits.take('apiKeyCreation', owner.id);
  const widened = await unitOfWork(ctx, async (tx) => {
    // Two calls at once add one after the other.
    await lockByName(tx, `api-keys:${owner.id}`);
    const before = isId(id) ? await findKey(tx.em, id) : null;
    if (before?.userId !== owner.id) throw new AppError('NOT_FOUND');
    if (statusOf(before, tx.clock.now()) !== 'active') throw new AppError('CONFLICT');
    const added = scopes.filter((scope) => !before.scopes.includes(scope));
    if (added.length === 0) return before;
    const now = API_SCOPE_NAMES.filter((scope) => before.scopes.includes(scope) || added.includes(scope));
    const lostScopes = before.lostScopes.filter((scope) => !now.includes(scope));
    await tx.em.nativeUpdate(ApiKeyEntity, { id: before.id }, { scopes: now, lostScopes });
    await notifyOwner(tx, owner, 'api_key_widened', { keyName: before.name, addedScopes: namesOfScopes(added) });
    await recordKeyEvent(tx, 'key.widened', { ...before, scopes: now });
    tx.publish('list.changed', { list: 'api_keys' });
    return { ...before, scopes: now, lostScopes };
  });
  forgetKeys(ctx, { userId: owner.id, only: widened.id });
  return widened;
}
