/** The queries of keys: plain rows, with the hash only where it is compared. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '#platform/context.js';
import { orderBy, orderOf, type Order } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import type { Conditions } from '#platform/db/conditions.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { ApiKeyType, KeySort } from './api-keys.types.js';

const NAMES = 'id userId name prefix scopes lostScopes createdAt expiresAt lastUsedAt lastIp revokedAt revokedById';
const NEWEST = 'order by k.created_at desc, k.id desc';
const KEY = `select ${columns<ApiKeyType>()(NAMES, { table: 'k' })} from api_keys k`;

export interface LiveKeyRow extends ApiKeyType {
  readonly hash: string;
}

const LIVE_KEY = `select ${columns<LiveKeyRow>()(`${NAMES} hash`, { table: 'k' })}
  from api_keys k join users u on u.id = k.user_id where k.revoked_at is null and u.status = 'active'`;

/** One that works now and whose owner may act. */
export function findLiveKey(em: EntityManager, prefix: string, now: Date): Promise<LiveKeyRow | null> {
  return row<LiveKeyRow>(em, `${LIVE_KEY} and k.expires_at > $2 and k.prefix = $1`, [prefix, now]);
}

/** The same, by its id. */
export function findLiveKeyById(em: EntityManager, id: string, now: Date): Promise<LiveKeyRow | null> {
  return row<LiveKeyRow>(em, `${LIVE_KEY} and k.expires_at > $2 and k.id = $1`, [id, now]);
}

export function findKey(em: EntityManager, id: string): Promise<ApiKeyType | null> {
  return row<ApiKeyType>(em, `${KEY} where k.id = $1`, [id]);
}

/** Newest first. */
export function findKeysOf(em: EntityManager, userId: string, limit: number): Promise<ApiKeyType[]> {
  return rows<ApiKeyType>(em, `${KEY} where k.user_id = $1 ${NEWEST} limit $2`, [userId, limit]);
}

export interface OwnedKeyRow extends ApiKeyType {
  readonly ownerName: string | null;
  readonly ownerEmail: string;
}

const OWNED_COLUMNS = columns<OwnedKeyRow>()(`${NAMES} ownerName ownerEmail`, {
  table: 'k',
  expressions: { ownerName: 'u.full_name', ownerEmail: 'u.email' },
});
const OWNED = 'from api_keys k join users u on u.id = k.user_id';

const SORTS = {
  created: 'k.created_at',
  expires: 'k.expires_at',
  /** A key that was never used stands before all others. */
  last_used: `coalesce(k.last_used_at, '-infinity')`,
} as const;

/** The keys of everybody, newest first unless sorted otherwise. */
export function selectKeys(where: Conditions, order: Order<KeySort>): string {
  return `select ${OWNED_COLUMNS} ${OWNED} ${where.sql} ${orderBy(SORTS, order, 'k.id')}`;
}

export function pageKeys(
  ctx: Ctx,
  where: Conditions,
  order: Order<KeySort>,
  bounds: PageBounds,
): Promise<LazyPage<OwnedKeyRow>> {
  const list = { columns: OWNED_COLUMNS, from: OWNED, where, order: orderOf(SORTS, order, 'k.id') };
  return readPage<OwnedKeyRow>(ctx, { ...list, counted: 'from api_keys k' }, bounds);
}

export async function countLiveKeys(em: EntityManager, userId: string, now: Date): Promise<number> {
  const text = `select count(*) as count from api_keys where user_id = $1 and revoked_at is null and expires_at > $2`;
  return (await row<{ count: number }>(em, text, [userId, now]))?.count ?? 0;
}
