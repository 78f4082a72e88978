/**
 * Signing in through another site: the provider's return, and the page's exchange of the one-time secret for
 * tokens.
 */
import type { z } from 'zod';
import { signInLink } from '#core/client-links.js';
import { AppError, type ErrorCode } from '#core/errors/errors.js';
import { OAUTH } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { isId, newId } from '#platform/id.js';
import { refuseGuess } from '#platform/limits/shared-address.js';
import { parseInput } from '#platform/input.js';
import { OAUTH_PROVIDERS, type OAuthProviderName } from '#core/oauth-providers.js';
import {
  findUser,
  type UserRow,
  browserHash,
  hashOfSecret,
  newSecret,
  myProfile,
  enter,
  welcome,
  type SignedIn,
  type UserEntity,
} from '#features/identity/index.js';
import type { OAuthIdentityType } from './oauth.types.js';
import { accountOf, identitiesOf, proveIdentity } from './oauth-accounts.service.js';
import type { OAuthAttemptEntity } from './oauth-attempt.entity.js';
import { claimAttempt, providerOf } from './oauth-attempts.service.js';
import { OAuthSecretEntity } from './oauth-secret.entity.js';
import { completeOAuthSchema, type CompleteOAuthData } from './oauth.inputs.js';

/** The providers that one can sign in with here. */
export function offeredProviders(ctx: Ctx): OAuthProviderName[] {
  return OAUTH_PROVIDERS.filter((name) => ctx.ports.oauth[name] !== null);
}

/** Calls the provider with no transaction open, then runs `use` with the account in one. */
async function signInAtProvider<Result>(
  ctx: Ctx,
  attempt: OAuthAttemptEntity,
  answer: URLSearchParams,
  use: (tx: TxCtx, user: UserEntity) => Promise<Result>,
): Promise<Result> {
  const { provider, codeVerifier, nonce, redirectUri } = attempt;
  const secrets = { state: answer.get('state') ?? '', codeVerifier, nonce, redirectUri };
  const identity = await proveIdentity(provider, await providerOf(ctx, provider).identify(secrets, answer));
  return unitOfWork(ctx, async (tx) => use(tx, await accountOf(tx, identity)));
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

async function issueSecret(
  tx: TxCtx,
  user: UserEntity,
  { provider, browserHash: browser }: OAuthAttemptEntity,
): Promise<string> {
  const now = tx.clock.now();
  const secret = newSecret();
  const row = { id: newId(), userId: user.id, provider, secretHash: hashOfSecret(secret), browserHash: browser };
  const expiresAt = new Date(now.getTime() + OAUTH.secretMs);
  tx.em.persist(tx.em.create(OAuthSecretEntity, { ...row, expiresAt, usedAt: null, createdAt: now }));
  return secret;
}

/**
 * The redirect after the provider's: the success page with a one-time secret, or the failure page with an error code.
 * A state of another browser leads to our own failure page, because its addresses cannot be trusted.
 */
export async function returnFromProvider(
  ctx: Ctx,
  provider: OAuthProviderName,
  answer: URLSearchParams,
): Promise<string> {
  const attempt = await claimAttempt(ctx, provider, answer.get('state') ?? '');
  if (!attempt) {
    const failed = new URL(signInLink({ oauth: 'failed' }), ctx.config.publicUrl ?? '').href;
    return withQuery(failed, { error: 'OAUTH_STATE_INVALID' satisfies ErrorCode, provider });
  }
  try {
    const issue = async (tx: TxCtx, user: UserEntity) => ({
      user_id: user.id,
      secret: await issueSecret(tx, user, attempt),
    });
    return withQuery(attempt.successUrl, { ...(await signInAtProvider(ctx, attempt, answer, issue)), provider });
  } catch (error) {
    // A browser navigates to this address: it is always redirected, also after an error.
    const code: ErrorCode = error instanceof AppError ? error.code : 'SERVER_ERROR';
    ctx.log[code === 'SERVER_ERROR' ? 'error' : 'info']({ err: error, provider }, 'signing in at the provider failed');
    return withQuery(attempt.failureUrl, { error: code, provider });
  }
}

/** Uses the secret up. True for exactly one caller, in the browser that began, within two minutes. */
async function consumeSecret(tx: TxCtx, provider: OAuthProviderName, userId: string, secret: string): Promise<boolean> {
  const browser = browserHash(tx);
  if (!browser || !isId(userId)) return false;
  const now = tx.clock.now();
  const live = {
    userId,
    provider,
    secretHash: hashOfSecret(secret),
    browserHash: browser,
    usedAt: null,
    expiresAt: { $gt: now },
  };
  return (await tx.em.nativeUpdate(OAuthSecretEntity, live, { usedAt: now })) === 1;
}

async function bySecret(ctx: Ctx, provider: OAuthProviderName, userId: string, secret: string): Promise<SignedIn> {
  const account = isId(userId) ? await findUser(ctx.em, userId) : null;
  if (!account) throw new AppError('OAUTH_FAILED');
  const entry = await unitOfWork(ctx, async (tx) => {
    if (!(await consumeSecret(tx, provider, account.id, secret))) throw new AppError('OAUTH_FAILED');
    if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
    return enter(tx, account);
  });
  return welcome(entry, await findUser(ctx.em, account.id));
}

/** For a provider that was set to return straight to the page, which hands its code and state on (protocols B3). */
async function byCode(
  ctx: Ctx,
  provider: OAuthProviderName,
  state: string,
  answer: URLSearchParams,
): Promise<SignedIn> {
  const attempt = await claimAttempt(ctx, provider, state);
  if (!attempt) throw new AppError('OAUTH_STATE_INVALID');
  const opened = await signInAtProvider(ctx, attempt, answer, async (tx, user) => ({
    entry: await enter(tx, user),
    userId: user.id,
  }));
  return welcome(opened.entry, await findUser(ctx.em, opened.userId));
}

/**
 * Tokens for what the provider's return brought to the page.
 * @throws AppError OAUTH_FAILED for a pair that is wrong, used, old or another browser's; ACCOUNT_BANNED,
 * TWO_FACTOR_REQUIRED, RATE_LIMITED.
 */
export async function completeOAuth(
  ctx: Ctx,
  provider: OAuthProviderName,
  input: CompleteOAuthData,
): Promise<SignedIn> {
  const brought = parseInput(completeOAuthSchema, input);
  try {
    return await byWhatCame(ctx, provider, brought);
  } catch (error) {
    // Only wrong ones count: what is right is never refused for the guesses of others at the same address.
    if (error instanceof AppError && GUESSES.has(error.code)) return refuseGuess(ctx, 'signInAddress', error);
    throw error;
  }
}

/** The errors for a pair that was made up. */
const GUESSES: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['OAUTH_FAILED', 'OAUTH_STATE_INVALID']);

async function byWhatCame(
  ctx: Ctx,
  provider: OAuthProviderName,
  { userId, secret, code, state, iss }: z.output<typeof completeOAuthSchema>,
): Promise<SignedIn> {
  if (userId && secret) return bySecret(ctx, provider, userId, secret);
  if (code && state) return byCode(ctx, provider, state, new URLSearchParams({ code, state, ...(iss && { iss }) }));
  throw new AppError('OAUTH_FAILED');
}

export interface OAuthProfile {
  readonly user: UserRow;
  readonly identities: readonly OAuthIdentityType[];
}

/** One's own account with the providers it is linked to. @throws AppError UNAUTHORIZED. */
export async function oauthProfile(ctx: Ctx): Promise<OAuthProfile> {
  const [user, identities] = await Promise.all([myProfile(ctx), identitiesOf(ctx, requireViewer(ctx).userId)]);
  return { user, identities };
}
