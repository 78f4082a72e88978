/** One-time links: made for a purpose, one live per account and purpose, used once (protocols B5). */
import { createHash, randomBytes } from 'node:crypto';
import type { Ctx, TxCtx } from '../../../platform/context.js';
import { row } from '../../../platform/db/rows.js';
import { isId, newId } from '../../../platform/id.js';
import { OneTimeLinkEntity, type LinkPurpose } from './one-time-link.entity.js';
import { endAttempts } from '../sign-in/sign-up-attempts.js';

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The new link's token; links of the same purpose made before stop working. `lifeMs` in ms. */
export async function createLink(tx: TxCtx, userId: string, purpose: LinkPurpose, lifeMs: number): Promise<string> {
  const now = tx.clock.now();
  const token = randomBytes(32).toString('base64url');
  await tx.em.nativeUpdate(OneTimeLinkEntity, { userId, purpose, usedAt: null }, { usedAt: now });
  const expiresAt = new Date(now.getTime() + lifeMs);
  const link = tx.em.create(OneTimeLinkEntity, {
    id: newId(),
    userId,
    purpose,
    tokenHash: hashOf(token),
    expiresAt,
    usedAt: null,
    createdAt: now,
  });
  tx.em.persist(link);
  return token;
}

/** Uses the link up. True for exactly one caller, and only before it expires. */
export async function consumeLink(tx: TxCtx, userId: string, purpose: LinkPurpose, token: string): Promise<boolean> {
  if (!isId(userId)) return false;
  const now = tx.clock.now();
  const live = { userId, purpose, tokenHash: hashOf(token), usedAt: null, expiresAt: { $gt: now } };
  return (await tx.em.nativeUpdate(OneTimeLinkEntity, live, { usedAt: now })) === 1;
}

/** The account that a live link of that purpose leads into; null for every other token. Uses nothing up. */
export async function ownerOfLink(ctx: Ctx, purpose: LinkPurpose, token: string): Promise<string | null> {
  const found = await row<{ userId: string }>(
    ctx.em,
    `select user_id as "userId" from one_time_links
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3`,
    [hashOf(token), purpose, ctx.clock.now()],
  );
  return found?.userId ?? null;
}

/** Links that are still in a mailbox stop working, those of registrations too. */
export async function voidLinks(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeUpdate(OneTimeLinkEntity, { userId, usedAt: null }, { usedAt: tx.clock.now() });
  await endAttempts(tx, userId);
}
