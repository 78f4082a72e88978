/**
 * The gate of a closed platform (D-07). Administrators pass. Other callers reach only what lets an administrator sign
 * in, the platform's mode, and the end of a payment: money that has left the payer's account is never refused.
 */
import { AppError } from '#core/errors/errors.js';
import { isClosed } from '#core/platform.js';
import type { Ctx } from '#platform/context.js';
import { isIntrospection, type Gate } from '#platform/limits/gate.js';
import { currentPlatform } from './platform-state.js';

/** REST by its own spelling (aliases follow), GraphQL as `Type.field`. */
export const OPEN_WHILE_CLOSED: ReadonlySet<string> = new Set([
  'GET /site-config/current',
  'GET /status',
  'GET /legal/{kind}',
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'GET /auth/me',
  'POST /auth/two-factor/complete',
  'POST /auth/magic-link/request',
  'POST /auth/magic-link/verify',
  'POST /auth/oauth/start',
  'GET /auth/oauth/{provider}/return',
  'POST /auth/oauth/{provider}/callback',
  'POST /auth/oauth/logout',
  'POST /payments/verify',
  'POST /wallets/me/deposit/verify',
  'Query.platformSettings',
  'Query.platformMode',
  'Query.platformStatus',
  'Query.legalDocument',
  'Query.me',
  'Query.oauthProviders',
  'Mutation.signIn',
  'Mutation.completeSignIn',
  'Mutation.refreshTokens',
  'Mutation.signOut',
  'Mutation.requestMagicLink',
  'Mutation.signInByMagicLink',
  'Mutation.startOAuth',
  'Mutation.completeOAuth',
  'Mutation.verifyPayment',
  'Mutation.verifyDeposit',
  'Subscription.platformModeChanged',
]);

const RETRY = { leastSeconds: 30, mostSeconds: 3600 } as const;

/** When to try again: at the announced end, else in half a minute, and within an hour in any case. */
export function retryAfterSeconds(until: Date | null, now: Date): number {
  const left = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : RETRY.leastSeconds;
  return Math.min(RETRY.mostSeconds, Math.max(RETRY.leastSeconds, left));
}

/** @throws AppError PLATFORM_UNAVAILABLE with the seconds to wait. */
export const platformGate: Gate = async (ctx: Ctx, requested) => {
  const { mode } = await currentPlatform(ctx);
  if (!isClosed(mode.mode) || ctx.viewer?.role === 'admin') return;
  if (requested.every((name) => OPEN_WHILE_CLOSED.has(name) || isIntrospection(name))) return;
  throw new AppError('PLATFORM_UNAVAILABLE', {
    ...(mode.message && { fa: mode.message }),
    details: {
      mode: mode.mode,
      until: mode.until?.toISOString() ?? null,
      retryAfterSeconds: retryAfterSeconds(mode.until, ctx.clock.now()),
    },
  });
};
