/** The meaning of the outcome of a handshake for a domain, and when the next one is tried. No I/O. */
import { HTTPS_CHECKS } from '#core/limits/limits.js';
import type { HandshakeOutcome } from '#platform/ports.js';

export interface HttpsStanding {
  readonly httpsReadyAt: Date | null;
  /** How many in a row have failed. */
  readonly httpsCheckCount: number;
}

export interface HttpsProgress extends HttpsStanding {
  readonly httpsCheckedAt: Date;
  readonly httpsNextAt: Date;
}

/** That nobody answers changes nothing. */
export function httpsProgress(now: HttpsStanding, outcome: HandshakeOutcome, at: Date): HttpsProgress {
  const { firstPauseMs, pauseFactor, longestPauseMs } = HTTPS_CHECKS;
  const isReady = outcome === 'ready';
  const pauseMs = isReady ? longestPauseMs : firstPauseMs * pauseFactor ** Math.min(now.httpsCheckCount, 20);
  return {
    httpsReadyAt: isReady ? (now.httpsReadyAt ?? at) : outcome === 'silent' ? now.httpsReadyAt : null,
    httpsCheckCount: isReady ? 0 : now.httpsCheckCount + 1,
    httpsCheckedAt: at,
    httpsNextAt: new Date(at.getTime() + Math.min(longestPauseMs, pauseMs)),
  };
}
