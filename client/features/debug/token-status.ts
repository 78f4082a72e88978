/** The state of a browser's session in words that are safe to show: presence and time, never a token. */
import { SESSION } from '#core/limits/limits.js';
import { KEYS, readTokens, type Stores } from '#client/lib/session/token-store.js';

export interface TokenStatus {
  readonly hasAccess: boolean;
  readonly hasRefresh: boolean;
  /** Counted with the five minutes of the client's margin; null where it is not known. */
  readonly remainingMs: number | null;
  readonly expired: boolean;
  /** Keys of an older client are still there. */
  readonly hasLegacy: boolean;
}

/** `now` in ms since 1970. */
export function tokenStatus(stores: Stores, now: number): TokenStatus {
  const { accessToken, refreshToken, expiresAt } = readTokens(stores);
  const remainingMs = accessToken === null || expiresAt === null ? null : expiresAt - SESSION.earlyMs - now;
  return {
    hasAccess: accessToken !== null,
    hasRefresh: refreshToken !== null,
    remainingMs,
    expired: remainingMs !== null && remainingMs <= 0,
    hasLegacy: hasLegacyKeys(stores),
  };
}

function hasLegacyKeys({ local }: Stores): boolean {
  try {
    return local.getItem(KEYS.legacyAccess) !== null || local.getItem(KEYS.legacyRefresh) !== null;
  } catch {
    // A blocked storage holds nothing.
    return false;
  }
}

/** `sara@example.com` to `s***@example.com`: enough to recognise one's own account. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
}
