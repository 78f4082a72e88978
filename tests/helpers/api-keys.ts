/** Keys for tests, made straight in the database. */
import type { ApiScope } from '#core/api-keys.js';
import { ApiKeyEntity } from '#features/api-keys/api-key.entity.js';
import { newKey } from '#features/api-keys/key-text.js';
import { newId } from '#platform/id.js';
import type { Account } from './accounts.js';
import type { TestApp } from './app.js';

const DAY = 24 * 60 * 60 * 1000;

/** The account calling with an API key of these scopes: the token is the key, the session its id. */
export async function byKey(app: Pick<TestApp, 'ctx'>, account: Account, ...scopes: ApiScope[]): Promise<Account> {
  const ctx = app.ctx();
  const { key, prefix, hash } = newKey();
  const id = newId();
  const createdAt = ctx.clock.now();
  await ctx.em.insert(ApiKeyEntity, {
    id,
    userId: account.id,
    name: 'حسابداری',
    prefix,
    hash,
    scopes,
    expiresAt: new Date(createdAt.getTime() + DAY),
    createdAt,
  });
  return { ...account, token: key, viewer: { ...account.viewer, sessionId: id } };
}
