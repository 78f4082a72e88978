/**
 * The way to the provider and back: an attempt is opened with its secrets and claimed by exactly one return (protocols
 * B3).
 */
import { signInLink } from '#core/client-links.js';
import { AppError } from '#core/errors/errors.js';
import { OAUTH } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { ownAddress } from '#platform/http/own-origin.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import type { OAuthProviderName } from '#core/oauth-providers.js';
import type { OAuthAttempt, OAuthProvider } from '#platform/ports.js';
import { OAuthAttemptEntity } from './oauth-attempt.entity.js';
import { browserHash, hashOfSecret, markBrowser, newSecret } from '#features/identity/index.js';
import { oauthFaults } from './oauth.messages.js';
import { startOAuthSchema, type StartOAuthData } from './oauth.inputs.js';

/** @throws AppError OAUTH_UNAVAILABLE where the provider is neither configured nor simulated. */
export function providerOf(ctx: Ctx, name: OAuthProviderName): OAuthProvider {
  const provider = ctx.ports.oauth[name];
  if (!provider) throw new AppError('OAUTH_UNAVAILABLE');
  return provider;
}

function ownUrl(ctx: Ctx, field: string, address: string): URL {
  const url = ownAddress(address, ctx.config.publicUrl ?? '');
  if (!url)
    throw new AppError('VALIDATION_ERROR', {
      fields: [{ path: field, message: oauthFaults.ownAddress }],
      fa: oauthFaults.ownAddress,
    });
  return url;
}

/**
 * Where the browser goes to sign in. It is marked by a cookie, and comes back to the address it began at.
 * @throws AppError VALIDATION_ERROR for an address that is not ours, OAUTH_UNAVAILABLE, OAUTH_PROVIDER_ERROR,
 * RATE_LIMITED.
 */
export async function startOAuth(ctx: Ctx, input: StartOAuthData): Promise<{ redirectUrl: string }> {
  const { provider: name, successUrl, failureUrl } = parseInput(startOAuthSchema, input);
  const success = ownUrl(ctx, 'successUrl', successUrl ?? `/auth/oauth/callback/${name}`);
  const failure = ownUrl(ctx, 'failureUrl', failureUrl ?? signInLink({ oauth: 'failed' }));
  const provider = providerOf(ctx, name);
  await ctx.limits.take('oauthStart', ctx.addressKey);
  const redirectUri = `${success.origin}/api/auth/oauth/${name}/return`;
  const attempt = { state: newSecret(), codeVerifier: newSecret(), nonce: newSecret(), redirectUri };
  const redirectUrl = await provider.authorizeUrl(attempt);
  await storeAttempt(ctx, name, attempt, { successUrl: success.href, failureUrl: failure.href });
  return { redirectUrl };
}

async function storeAttempt(
  ctx: Ctx,
  provider: OAuthProviderName,
  { state, ...secrets }: OAuthAttempt,
  addresses: { readonly successUrl: string; readonly failureUrl: string },
): Promise<void> {
  const now = ctx.clock.now();
  const attempt = {
    id: newId(),
    provider,
    stateHash: hashOfSecret(state),
    browserHash: markBrowser(ctx),
    ...secrets,
    ...addresses,
    expiresAt: new Date(now.getTime() + OAUTH.attemptMs),
    usedAt: null,
    createdAt: now,
  };
  await unitOfWork(ctx, async (tx) => void tx.em.persist(tx.em.create(OAuthAttemptEntity, attempt)));
}

/**
 * The attempt that this state belongs to, for exactly one caller. Null for a state that we did not make, that was
 * used, that is older than ten minutes, or that another browser brings.
 */
export async function claimAttempt(
  ctx: Ctx,
  provider: OAuthProviderName,
  state: string,
): Promise<OAuthAttemptEntity | null> {
  const browser = browserHash(ctx);
  if (!state || !browser) return null;
  const now = ctx.clock.now();
  const live = {
    provider,
    stateHash: hashOfSecret(state),
    browserHash: browser,
    usedAt: null,
    expiresAt: { $gt: now },
  };
  return unitOfWork(ctx, async (tx) => {
    const claimed = await tx.em.nativeUpdate(OAuthAttemptEntity, live, { usedAt: now });
    return claimed === 1 ? tx.em.findOne(OAuthAttemptEntity, { stateHash: live.stateHash }) : null;
  });
}
