import { SITE_RETENTION } from '#core/limits/limits.js';

/** A site, as far as it decides how long its releases are kept. */
export interface Kept {
  readonly stoppedAt: Date | null;
  /** When its owner was notified of the date. */
  readonly removalToldAt: Date | null;
  /** When its releases were removed. */
  readonly removedAt: Date | null;
}

/**
 * When the releases of a closed site are deleted at the earliest: after the retention time, and never sooner than so
 * long after its owner was notified of the date, however late that is. Null where it is open, or they are deleted
 * already.
 */
export function keptUntil({ stoppedAt, removalToldAt, removedAt }: Kept, now: Date): Date | null {
  if (stoppedAt === null || removedAt !== null) return null;
  const { keptMs, noticeMs } = SITE_RETENTION;
  return new Date(Math.max(stoppedAt.getTime() + keptMs, (removalToldAt ?? now).getTime() + noticeMs));
}
