/** One-time links: made for a purpose, used once (protocols B5). The holder of a genuine one learns how it ended. */
import { createHash, randomBytes } from 'node:crypto';
import { AppError, type ErrorCode } from '#core/errors/errors.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { refuseGuess } from '#platform/limits/shared-address.js';
import { lockUser } from '../users/lock-user.js';
import { endAttempts } from './sign-up-attempts.js';
import { OneTimeLinkEntity, type LinkOutcome, type LinkPurpose } from './one-time-link.entity.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface NewLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** ms */
  readonly lifeMs: number;
  /** The registration that a link verifies. */
  readonly attemptId?: string;
}

/** The new link's token. Older links of the same purpose stop working, but for those that verify an address. */
export async function createLink(tx: TxCtx, { lifeMs, attemptId, ...link }: NewLink): Promise<string> {
  const now = tx.clock.now();
  const token = randomBytes(32).toString('base64url');
  if (link.purpose !== 'verify_email')
    await tx.em.nativeUpdate(OneTimeLinkEntity, { ...link, usedAt: null }, { usedAt: now, outcome: 'replaced' });
  const created = tx.em.create(OneTimeLinkEntity, {
    id: newId(),
    ...link,
    attemptId: attemptId ?? null,
    tokenHash: hashOf(token),
    expiresAt: new Date(now.getTime() + lifeMs),
    usedAt: null,
    outcome: null,
    createdAt: now,
  });
  tx.em.persist(created);
  return token;
}

/** A link that works. */
export interface LiveLink {
  readonly id: string;
  readonly userId: string;
  readonly attemptId: string | null;
}

interface FoundLink extends LiveLink {
  readonly usedAt: Date | null;
  readonly outcome: LinkOutcome | null;
  readonly expiresAt: Date;
  readonly emailConfirmedAt: Date | null;
}

/**
 * The live link of that purpose and token. It is not used up.
 * @throws AppError LINK_USED, LINK_REPLACED or LINK_EXPIRED for a genuine one that does not work any more; `forged` for
 * every other token, which counts as a guess; RATE_LIMITED.
 */
export async function liveLink(ctx: Ctx, purpose: LinkPurpose, token: string, forged: ErrorCode): Promise<LiveLink> {
  const found = await row<FoundLink>(
    ctx.em,
    `select l.id, l.user_id as "userId", l.attempt_id as "attemptId", l.used_at as "usedAt", l.outcome,
            l.expires_at as "expiresAt", u.email_confirmed_at as "emailConfirmedAt"
     from one_time_links l join users u on u.id = l.user_id
     where l.token_hash = $1 and l.purpose = $2`,
    [hashOf(token), purpose],
  );
  if (!found) return refuseGuess(ctx, 'linkGuess', new AppError(forged));
  const fault = faultOf(found, purpose, ctx.clock.now());
  if (fault) throw new AppError(fault);
  return found;
}

function faultOf(link: FoundLink, purpose: LinkPurpose, now: Date): ErrorCode | null {
  // Nothing is left to do, whichever link did it.
  if (purpose === 'verify_email' && link.emailConfirmedAt) return 'LINK_USED';
  if (link.usedAt) return link.outcome === 'used' ? 'LINK_USED' : 'LINK_REPLACED';
  if (link.expiresAt <= now) return 'LINK_EXPIRED';
  return purpose === 'verify_email' && !link.attemptId ? 'LINK_REPLACED' : null;
}

/** Uses the link up, and locks its account until the transaction ends. True for exactly one caller. */
export async function consumeLink(tx: TxCtx, { id, userId }: LiveLink): Promise<boolean> {
  await lockUser(tx, userId);
  const used = { usedAt: tx.clock.now(), outcome: 'used' } as const;
  return (await tx.em.nativeUpdate(OneTimeLinkEntity, { id, usedAt: null }, used)) === 1;
}

/** Links that are still in a mailbox stop working, and registrations that wait end. */
export async function voidLinks(tx: TxCtx, userId: string): Promise<void> {
  const replaced = { usedAt: tx.clock.now(), outcome: 'replaced' } as const;
  await tx.em.nativeUpdate(OneTimeLinkEntity, { userId, usedAt: null }, replaced);
  await endAttempts(tx, userId);
}
