/** Removes attempts to sign in elsewhere, and their secrets, that ended. */
import { SWEEP } from '#core/limits/limits.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import type { Cron } from '#platform/jobs/crons.js';
import { OAuthAttemptEntity } from './oauth-attempt.entity.js';
import { OAuthSecretEntity } from './oauth-secret.entity.js';

/** Daily, before dawn in Tehran. */
export const SWEEP_OAUTH_CRON: Cron = { job: 'sweep_oauth', hour: 23, minute: 41 };

/** Ended SWEEP.keepMs ago: until then a person may see why an attempt failed. */
export async function sweepOAuth(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - SWEEP.keepMs);
  const ended = { $or: [{ expiresAt: { $lt: before } }, { usedAt: { $lt: before } }] };
  const removed = await unitOfWork(ctx, async (tx) => ({
    attempts: await tx.em.nativeDelete(OAuthAttemptEntity, ended),
    secrets: await tx.em.nativeDelete(OAuthSecretEntity, ended),
  }));
  ctx.log.info(removed, 'ended attempts to sign in elsewhere were removed');
}
