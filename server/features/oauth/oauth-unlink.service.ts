/** Taking a provider off one's own account. */
import { AppError } from '#core/errors/errors.js';
import { OAUTH_TITLES } from '#core/oauth-providers.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { parseInput } from '#platform/input.js';
import { OAuthIdentityEntity } from './oauth-identity.entity.js';
import { oauthProviderSchema, type OAuthProviderData } from './oauth.inputs.js';
import { ownAccount, notifyOwner, UserEntity } from '#features/identity/index.js';

/**
 * @throws AppError NOT_FOUND where it is not linked, LAST_WAY_IN where there is neither a password nor another
 * provider.
 */
export async function unlinkOAuth(ctx: Ctx, input: OAuthProviderData): Promise<void> {
  const { provider } = parseInput(oauthProviderSchema, input);
  const { id: userId } = await ownAccount(ctx);
  await unitOfWork(ctx, async (tx) => {
    // Two tabs that take one provider each must not leave none.
    await lockByName(tx, `ways-in:${userId}`);
    const user = await tx.em.findOneOrFail(UserEntity, { id: userId });
    const others = await tx.em.count(OAuthIdentityEntity, { userId, provider: { $ne: provider } });
    const removed = await tx.em.nativeDelete(OAuthIdentityEntity, { userId, provider });
    if (removed === 0) throw new AppError('NOT_FOUND');
    if (!user.hasPassword && others === 0) throw new AppError('LAST_WAY_IN');
    await notifyOwner(tx, user, 'provider_unlinked', { provider: OAUTH_TITLES[provider] });
  });
}
