/**
 * From a key to the person it acts for, on every request: read at most once a second per key, and at once after
 * `viewer.changed`, so that a revoked key is refused by every process within that second.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { AppError } from '#core/errors/errors.js';
import type { AppServices, Viewer } from '#platform/context.js';
import { addressKey } from '#platform/http/client-address.js';
import { concernsViewer, type ViewerChange } from '#platform/events/viewer-changed.js';
import { Key, provide } from '#platform/provided.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { findLiveKey, findLiveKeyById, type LiveKeyRow } from './api-keys.queries.js';
import { hashOf, isSameHash, prefixOf } from './key-text.js';

const FRESH_MS = 1000;
/** How exact `lastUsedAt` is. */
const TOUCH_MS = 60 * 1000;
const MAX_KNOWN = 10_000;

type KeyViewer = Viewer & Required<Pick<Viewer, 'key'>>;

interface Known {
  readonly readAt: number;
  readonly viewer: Promise<KeyViewer | null>;
}

/** By the hash of the key: the key itself is kept nowhere. */
const KEYS = new Key<LRUCache<string, Known>>('API keys');

export const keyCache = provide(KEYS, (services) => {
  services.bus.on('viewer.changed', (change) => forgetKeys(services, change));
  return new LRUCache<string, Known>({ max: MAX_KNOWN });
});

/** The next call by these keys reads the database again. */
export function forgetKeys({ provided }: AppServices, change: ViewerChange): void {
  const cache = provided.one(KEYS);
  for (const [hash, { viewer }] of cache.entries())
    void viewer.then(
      (found) => found && concernsViewer(change, found) && cache.delete(hash),
      () => cache.delete(hash),
    );
}

/** A key acts as a customer, whoever owns it: no key can use administrators' operations. */
function viewerOf({ id, userId, name, scopes }: LiveKeyRow): KeyViewer {
  return { userId, role: 'user', sessionId: id, key: { name, scopes: new Set(scopes) } };
}

/** Whom the key with this id acts for, read now; null where it no longer works. */
export async function viewerOfKeyId(em: EntityManager, id: string, now: Date): Promise<Viewer | null> {
  const found = await findLiveKeyById(em, id, now);
  return found && viewerOf(found);
}

async function readKey(
  em: EntityManager,
  prefix: string,
  hash: string,
  { now, ip }: { readonly now: Date; readonly ip: string },
): Promise<KeyViewer | null> {
  const found = await findLiveKey(em, prefix, now);
  if (!found || !isSameHash(found.hash, hash)) return null;
  if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() > TOUCH_MS) {
    await em.fork().nativeUpdate(ApiKeyEntity, { id: found.id }, { lastUsedAt: now, lastIp: ip });
  }
  return viewerOf(found);
}

/** Whom a key acts for; null for a key that is unknown, revoked, expired or of a banned account. Limits nothing. */
export async function viewerOfKey(
  services: AppServices,
  em: EntityManager,
  key: string,
  ip: string,
): Promise<Viewer | null> {
  const cache = services.provided.one(KEYS);
  const prefix = prefixOf(key);
  if (prefix === null) return null;
  const hash = hashOf(key);
  const now = services.clock.now();
  let known = cache.get(hash);
  if (!known || Math.abs(now.getTime() - known.readAt) >= FRESH_MS) {
    known = { readAt: now.getTime(), viewer: readKey(em, prefix, hash, { now, ip }) };
    cache.set(hash, known);
    known.viewer.then((found) => found ?? cache.delete(hash)).catch(() => cache.delete(hash));
  }
  return known.viewer;
}

/**
 * Takes one point of the key's own limit; a wrong key takes one of its network.
 * @throws AppError API_KEY_INVALID for a key that is unknown, revoked, expired or of a banned account, RATE_LIMITED.
 */
export async function authenticateKey(
  services: AppServices,
  em: EntityManager,
  key: string,
  ip: string,
): Promise<Viewer> {
  const viewer = await viewerOfKey(services, em, key, ip);
  await services.limits.take(viewer ? 'apiKey' : 'request', viewer?.sessionId ?? addressKey(ip));
  if (!viewer) throw new AppError('API_KEY_INVALID');
  return viewer;
}
