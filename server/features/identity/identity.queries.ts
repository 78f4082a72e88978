/** Raw reads of accounts and sessions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { PAGE_SIZE } from '../../../core/limits.js';
import type { Ctx, Role } from '../../platform/context.js';
import { countTotal, type Total } from '../../platform/db/page.js';
import type { Conditions } from '../../platform/db/conditions.js';
import { row, rows } from '../../platform/db/rows.js';
import type { UserStatus } from './user.entity.js';

/** An account as both APIs may show it to its owner; the password's hash is not in it. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly company: string | null;
  readonly nationalId: string | null;
  readonly economicCode: string | null;
  readonly postalCode: string | null;
  readonly registrationNumber: string | null;
  readonly province: string | null;
  readonly county: string | null;
  readonly city: string | null;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  readonly userMetadata: Record<string, unknown>;
  /** False where nobody knows a password: the ways in are the linked providers and the mailbox. */
  readonly hasPassword: boolean;
  /** Since when signing in takes a second step; null where it does not. */
  readonly twoFactorAt: Date | null;
  readonly emailConfirmedAt: Date | null;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const USER_COLUMNS = `id, email, role, status, full_name as "fullName", first_name as "firstName", last_name as "lastName",
  phone, address, company, national_id as "nationalId", economic_code as "economicCode", postal_code as "postalCode",
    registration_number as "registrationNumber", province, county, city, bio, avatar_url as "avatarUrl", user_metadata as "userMetadata",
  has_password as "hasPassword", two_factor_at as "twoFactorAt",
  email_confirmed_at as "emailConfirmedAt", last_login_at as "lastLoginAt", created_at as "createdAt", updated_at as "updatedAt"`;

export function findUser(em: EntityManager, id: string): Promise<UserRow | null> {
  return row<UserRow>(em, `select ${USER_COLUMNS} from users where id = $1`, [id]);
}

/** A page of all accounts, newest first. */
export function findUsers(em: EntityManager, where: Conditions, limit: number, offset: number): Promise<UserRow[]> {
  const places = [`$${where.values.length + 1}`, `$${where.values.length + 2}`];
  return rows<UserRow>(
    em,
    `select ${USER_COLUMNS} from users ${where.sql} order by created_at desc, id desc limit ${places[0]} offset ${places[1]}`,
    [...where.values, limit, offset],
  );
}

export function countUsers(ctx: Ctx, where: Conditions, upTo?: number): Promise<Total> {
  return countTotal(ctx, `from users ${where.sql}`, where.values, upTo);
}

/** The little of a user that stands beside an order in a list. */
export interface CustomerRow {
  readonly id: string;
  readonly fullName: string | null;
  readonly email: string;
}

export function findCustomers(em: EntityManager, ids: readonly string[]): Promise<CustomerRow[]> {
  return rows<CustomerRow>(em, 'select id, full_name as "fullName", email from users where id = any($1::uuid[])', [
    ids,
  ]);
}

/** A session with what decides over it. */
export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly seed: string;
  readonly generation: number;
  readonly rotatedAt: Date | null;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
  readonly role: Role;
  readonly status: UserStatus;
  /** Whether the account has been removed. */
  readonly isRemoved: boolean;
}

export function findSession(em: EntityManager, id: string): Promise<SessionRow | null> {
  return row<SessionRow>(
    em,
    `select s.id, s.user_id as "userId", s.seed, s.generation, s.rotated_at as "rotatedAt", s.expires_at as "expiresAt",
       s.ends_at as "endsAt", s.revoked_at as "revokedAt", u.role, u.status, u.anonymised_at is not null as "isRemoved"
     from sessions s join users u on u.id = s.user_id where s.id = $1`,
    [id],
  );
}

export interface LiveSession {
  readonly role: Role;
  readonly hasTwoFactor: boolean;
  readonly lastUsedAt: Date;
}

/** Which session, and whose the token says it is. */
export interface AskedSession {
  readonly sessionId: string;
  readonly userId: string;
}

/** The roles behind live sessions of accounts that are not banned, in the order asked; null where either is gone. */
export async function findLiveSessions(
  em: EntityManager,
  asked: readonly AskedSession[],
  now: Date,
): Promise<(LiveSession | null)[]> {
  const found = await rows<LiveSession & AskedSession>(
    em,
    `select s.id as "sessionId", s.user_id as "userId", u.role, u.two_factor_at is not null as "hasTwoFactor", s.last_used_at as "lastUsedAt"
     from sessions s join users u on u.id = s.user_id
     where s.id = any($1::uuid[]) and s.revoked_at is null and s.expires_at > $2 and u.status = 'active'`,
    [asked.map(({ sessionId }) => sessionId), now],
  );
  const byId = new Map(found.map((session) => [session.sessionId, session]));
  return asked.map(({ sessionId, userId }) => {
    const session = byId.get(sessionId);
    return session?.userId === userId ? session : null;
  });
}

/** Waits for nobody: whoever holds a row is writing the same into it, or is ending the session. */
export async function touchSessions(em: EntityManager, ids: readonly string[], now: Date): Promise<void> {
  await rows(
    em,
    `update sessions set last_used_at = $2 where id in
       (select id from sessions where id = any($1::uuid[]) order by id for no key update skip locked)`,
    [ids, now],
  );
}

/** What its owner sees of a session. */
export interface OwnSessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ip: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** Open sessions of a user, `currentId` first, then the last used. Nobody has more than a page of them. */
export function findOpenSessions(
  em: EntityManager,
  userId: string,
  currentId: string,
  now: Date,
): Promise<OwnSessionRow[]> {
  return rows<OwnSessionRow>(
    em,
    `select id, user_agent as "userAgent", ip, created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
     where user_id = $1 and revoked_at is null and expires_at > $3
     order by id = $2 desc, last_used_at desc, id desc limit ${PAGE_SIZE.max}`,
    [userId, currentId, now],
  );
}
