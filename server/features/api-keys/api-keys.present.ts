import type { LazyPage, Pagination } from '../../platform/db/page.js';
import type { ApiKeyType, OwnedApiKeyType } from './api-keys.types.js';
import type { KeyRow, OwnedKeyRow } from './api-keys.queries.js';
import { statusOf } from './api-keys.service.js';

/** As both APIs show a key: who revoked it is not told, only whether it was us. */
export function presentKey(key: KeyRow, now: Date): ApiKeyType {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt, lastIp, revokedAt } = key;
  const revokedByOperator = key.revokedById !== null && key.revokedById !== key.userId;
  const status = statusOf(key, now);
  return { id, name, prefix, scopes, status, createdAt, expiresAt, lastUsedAt, lastIp, revokedAt, revokedByOperator };
}

export function presentOwned(key: OwnedKeyRow, now: Date): OwnedApiKeyType {
  const owner = { id: key.userId, fullName: key.ownerName, email: key.ownerEmail };
  return { apiKey: presentKey(key, now), owner };
}

export interface PresentedPage {
  readonly items: readonly OwnedApiKeyType[];
  readonly countPages: (upTo?: number) => Promise<Pagination>;
}

export function presentPage({ items, countPages }: LazyPage<OwnedKeyRow>, now: Date): PresentedPage {
  return { items: items.map((key) => presentOwned(key, now)), countPages };
}
