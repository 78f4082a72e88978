/** Removes what is dead: sessions, links, challenges, and limits that have run out. */
import { SWEEP } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { OneTimeLinkEntity } from '../links/one-time-link.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { SignInChallengeEntity } from '../sessions/sign-in-challenge.entity.js';
import type { Cron } from '#platform/jobs/crons.js';

/** Daily, before dawn in Tehran. */
export const SWEEP_CRON: Cron = { job: 'sweep_accounts', hour: 23, minute: 40 };

/**
 * Ended a week ago: until then a person may see why a link failed, and the reuse of an old token is detected as theft.
 */
export async function sweepAccounts(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - SWEEP.keepMs);
  const ended = { $or: [{ expiresAt: { $lt: before } }, { usedAt: { $lt: before } }] };
  const removed = await unitOfWork(ctx, async (tx) => {
    await rows(tx.em, 'delete from rate_limits where expire < $1', [now.getTime()]);
    return {
      sessions: await tx.em.nativeDelete(SessionEntity, {
        $or: [{ expiresAt: { $lt: before } }, { revokedAt: { $lt: before } }],
      }),
      links: await tx.em.nativeDelete(OneTimeLinkEntity, ended),
      challenges: await tx.em.nativeDelete(SignInChallengeEntity, ended),
    };
  });
  ctx.log.info(removed, 'dead sessions, links and challenges were removed');
}
