/** Between the two steps of a sign-in: a token for ten minutes that is worth nothing without a code. */
import { TWO_FACTOR } from '#core/limits/limits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { hashOfSecret, newSecret } from './browser-mark.js';
import { SignInChallengeEntity } from './sign-in-challenge.entity.js';

export interface Challenge {
  readonly challenge: string;
  /** ms since 1970. */
  readonly expiresAt: number;
}

export async function openChallenge(tx: TxCtx, userId: string): Promise<Challenge> {
  const now = tx.clock.now();
  const challenge = newSecret();
  const expiresAt = new Date(now.getTime() + TWO_FACTOR.challengeMs);
  const kept = { id: newId(), userId, tokenHash: hashOfSecret(challenge), expiresAt, usedAt: null, createdAt: now };
  tx.em.persist(tx.em.create(SignInChallengeEntity, kept));
  return { challenge, expiresAt: expiresAt.getTime() };
}

/** Whose sign-in waits behind a live challenge; null for any other token. Uses nothing up. */
export async function ownerOfChallenge(ctx: Ctx, challenge: string): Promise<string | null> {
  const found = await row<{ userId: string }>(
    ctx.em,
    `select user_id as "userId" from sign_in_challenges where token_hash = $1 and used_at is null and expires_at > $2`,
    [hashOfSecret(challenge), ctx.clock.now()],
  );
  return found?.userId ?? null;
}

/** True for exactly one caller. */
export async function consumeChallenge(tx: TxCtx, challenge: string): Promise<boolean> {
  const now = tx.clock.now();
  const live = { tokenHash: hashOfSecret(challenge), usedAt: null, expiresAt: { $gt: now } };
  return (await tx.em.nativeUpdate(SignInChallengeEntity, live, { usedAt: now })) === 1;
}

/** Sign-ins that are half way stop here, as sessions do. */
export async function voidChallenges(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeUpdate(SignInChallengeEntity, { userId, usedAt: null }, { usedAt: tx.clock.now() });
}
