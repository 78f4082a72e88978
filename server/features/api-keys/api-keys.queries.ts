/** The read path of keys: plain rows, never with the hash but where it is compared. Asks no permission. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiScope } from '../../../core/api-keys.js';
import type { Ctx } from '../../platform/context.js';
import { countTotal, type Total } from '../../platform/db/page.js';
import type { Conditions } from '../../platform/db/conditions.js';
import { row, rows } from '../../platform/db/rows.js';

export interface KeyRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly lastIp: string | null;
  readonly revokedAt: Date | null;
  readonly revokedById: string | null;
}

const COLUMNS = `k.id, k.user_id as "userId", k.name, k.prefix, k.scopes, k.created_at as "createdAt",
  k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.last_ip as "lastIp", k.revoked_at as "revokedAt",
  k.revoked_by_id as "revokedById"`;

export interface LiveKeyRow extends KeyRow {
  readonly hash: string;
}

/** One that works now and whose owner may act. */
export function findLiveKey(em: EntityManager, prefix: string, now: Date): Promise<LiveKeyRow | null> {
  const text = `select ${COLUMNS}, k.hash from api_keys k join users u on u.id = k.user_id
    where k.prefix = $1 and k.revoked_at is null and k.expires_at > $2 and u.status = 'active'`;
  return row<LiveKeyRow>(em, text, [prefix, now]);
}

/** The same, by its id. */
export function findLiveKeyById(em: EntityManager, id: string, now: Date): Promise<LiveKeyRow | null> {
  const text = `select ${COLUMNS}, k.hash from api_keys k join users u on u.id = k.user_id
    where k.id = $1 and k.revoked_at is null and k.expires_at > $2 and u.status = 'active'`;
  return row<LiveKeyRow>(em, text, [id, now]);
}

export function findKey(em: EntityManager, id: string): Promise<KeyRow | null> {
  return row<KeyRow>(em, `select ${COLUMNS} from api_keys k where k.id = $1`, [id]);
}

/** Newest first. */
export function findKeysOf(em: EntityManager, userId: string, limit: number): Promise<KeyRow[]> {
  const text = `select ${COLUMNS} from api_keys k where k.user_id = $1 order by k.created_at desc, k.id desc limit $2`;
  return rows<KeyRow>(em, text, [userId, limit]);
}

export interface OwnedKeyRow extends KeyRow {
  readonly ownerName: string | null;
  readonly ownerEmail: string;
}

/** Of everybody, newest first. */
export function selectKeys(where: Conditions): string {
  return `select ${COLUMNS}, u.full_name as "ownerName", u.email as "ownerEmail"
    from api_keys k join users u on u.id = k.user_id ${where.sql} order by k.created_at desc, k.id desc`;
}

export function findKeys(ctx: Ctx, where: Conditions, limit: number, offset: number): Promise<OwnedKeyRow[]> {
  const window = `limit $${where.values.length + 1} offset $${where.values.length + 2}`;
  return rows<OwnedKeyRow>(ctx.em, `${selectKeys(where)} ${window}`, [...where.values, limit, offset]);
}

export function countKeys(ctx: Ctx, where: Conditions, upTo?: number): Promise<Total> {
  return countTotal(ctx, `from api_keys k ${where.sql}`, where.values, upTo);
}

export async function countLiveKeys(em: EntityManager, userId: string, now: Date): Promise<number> {
  const text = `select count(*) as count from api_keys where user_id = $1 and revoked_at is null and expires_at > $2`;
  return (await row<{ count: number }>(em, text, [userId, now]))?.count ?? 0;
}
