/**
 * Refresh tokens are derived, not stored: generation n of a session is `<session>.<n>.<mac>`, the mac made with the
 * server's secret and the session's random seed. So the successor can be given twice to two tabs within the grace, any
 * old token is still recognised (its use means theft), and neither a stolen database nor a stolen secret alone is
 * enough to make a token (protocols B5, D-36).
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config/config.js';
import { isId } from '#platform/id.js';
import { secretKey } from '../users/keys.js';

export interface RefreshClaims {
  readonly sessionId: string;
  readonly generation: number;
  readonly mac: string;
}

interface Family {
  readonly id: string;
  readonly seed: string;
}

export function newSeed(): string {
  return randomBytes(32).toString('base64url');
}

function macOf(config: Config, family: Family, generation: number): string {
  return createHmac('sha256', secretKey(config, 'refresh-token'))
    .update(`${family.id}:${generation}:${family.seed}`)
    .digest('base64url');
}

export function refreshTokenOf(config: Config, family: Family, generation: number): string {
  return `${family.id}.${generation}.${macOf(config, family, generation)}`;
}

/** The claims of the text; null when it cannot be one of ours. Nothing is proven yet. */
export function parseRefreshToken(text: string): RefreshClaims | null {
  const [sessionId, digits, mac, ...rest] = text.split('.');
  if (!sessionId || !digits || !mac || rest.length > 0 || !isId(sessionId) || !/^[1-9]\d{0,8}$/.test(digits))
    return null;
  return { sessionId, generation: Number(digits), mac };
}

/** Whether we made this token for this family. */
export function isGenuine(config: Config, family: Family, claims: RefreshClaims): boolean {
  const expected = Buffer.from(macOf(config, family, claims.generation));
  const given = Buffer.from(claims.mac);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
