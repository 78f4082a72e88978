/**
 * From a bearer token to the person, on every request. The signature is checked once per token; that the session
 * and the account still live is read at most once a second per session, and at once after `viewer.changed`.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import type { AppServices, Viewer } from '#platform/context.js';
import type { Cookies } from '#platform/http/cookies.js';
import { isId } from '#platform/id.js';
import { readTogether } from '#platform/loader.js';
import { Key, provide } from '#platform/provided.js';
import { verifyAccessToken, type AccessClaims, type TokenPurpose } from './access-token.js';
import { readDownloadCookie } from './download-cookie.js';
import { findLiveSessions, findSession, touchSessions, type SessionKey, type LiveSession } from './sessions.queries.js';

const FRESH_MS = 1000;
/** How exact `lastUsedAt` is. */
const TOUCH_MS = 5 * 60 * 1000;
const MAX_KNOWN = 10_000;

interface KnownViewer {
  readonly userId: string;
  readonly readAt: number;
  readonly viewer: Promise<Viewer | null>;
}

interface ViewerCache {
  readonly claims: LRUCache<string, AccessClaims>;
  readonly viewers: LRUCache<string, KnownViewer>;
}

const VIEWERS = new Key<ViewerCache>('viewers');

export const viewerCache = provide(VIEWERS, (services): ViewerCache => {
  services.bus.on('viewer.changed', ({ userId }) => forgetViewer(services, userId));
  return { claims: new LRUCache({ max: MAX_KNOWN }), viewers: new LRUCache({ max: MAX_KNOWN }) };
});

/** The next request of this user reads the database again. */
export function forgetViewer({ provided }: AppServices, userId: string): void {
  const { viewers } = provided.one(VIEWERS);
  for (const [sessionId, known] of viewers.entries()) if (known.userId === userId) viewers.delete(sessionId);
}

async function claimsOf(
  services: AppServices,
  cache: ViewerCache,
  token: string,
  purpose: TokenPurpose,
): Promise<AccessClaims | null> {
  const now = services.clock.now();
  const name = `${purpose}:${token}`;
  const known = cache.claims.get(name);
  if (known) return known.expiresAt > now.getTime() ? known : null;
  const claims = await verifyAccessToken(services.config, token, now, purpose);
  if (!claims || !isId(claims.userId) || !isId(claims.sessionId)) return null;
  cache.claims.set(name, claims);
  return claims;
}

/**
 * Combines all callers in the same tick: a thousand browsers that receive one event cause one read and one update of
 * the last use.
 */
function liveSession(services: AppServices, em: EntityManager, requested: SessionKey): Promise<LiveSession | null> {
  return readTogether({ gatherers: services.gatherers, em }, 'live sessions', requested, async (reader, all) => {
    const now = services.clock.now();
    const sessions = await findLiveSessions(reader, all, now);
    const isStale = (session: LiveSession | null | undefined): boolean =>
      session ? now.getTime() - session.lastUsedAt.getTime() > TOUCH_MS : false;
    const stale = all.filter((_, i) => isStale(sessions[i])).map(({ sessionId }) => sessionId);
    if (stale.length > 0) await touchSessions(reader, stale, now);
    return sessions;
  });
}

async function readViewer(
  services: AppServices,
  em: EntityManager,
  { userId, sessionId }: SessionKey,
): Promise<Viewer | null> {
  const session = await liveSession(services, em, { sessionId, userId });
  if (!session) return null;
  const mustSetUp = services.config.requireAdminTwoFactor && session.role === 'admin' && !session.hasTwoFactor;
  return mustSetUp
    ? { userId, role: 'user', sessionId, adminWithheld: true }
    : { userId, role: session.role, sessionId };
}

/** The user of a session, read now; null where it has ended or its account is banned. */
export async function viewerOfSession(services: AppServices, em: EntityManager, sessionId: string) {
  const session = await findSession(em, sessionId);
  return session && readViewer(services, em, { userId: session.userId, sessionId });
}

/** Null for a token that is forged, expired, signed out, or whose account is banned. */
export async function authenticate(
  services: AppServices,
  em: EntityManager,
  token: string,
  purpose: TokenPurpose = 'access-token',
): Promise<Viewer | null> {
  const cache = services.provided.one(VIEWERS);
  const claims = await claimsOf(services, cache, token, purpose);
  if (!claims) return null;
  const now = services.clock.now();
  const known = cache.viewers.get(claims.sessionId);
  if (known && Math.abs(now.getTime() - known.readAt) < FRESH_MS) return known.viewer;
  const viewer = readViewer(services, em, claims);
  cache.viewers.set(claims.sessionId, { userId: claims.userId, readAt: now.getTime(), viewer });
  viewer.catch(() => cache.viewers.delete(claims.sessionId));
  return viewer;
}

/** By the download cookie, for GETs that a browser makes itself (D-39); null as for a token. */
export async function authenticateDownload(
  services: AppServices,
  em: EntityManager,
  cookies: Cookies,
): Promise<Viewer | null> {
  const token = readDownloadCookie(services.config, cookies);
  return token ? authenticate(services, em, token, 'download-cookie') : null;
}
