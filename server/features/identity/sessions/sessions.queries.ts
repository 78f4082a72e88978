/** Raw reads of sessions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Role } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { UserStatus } from '../users/user.entity.js';
import type { SessionEntity } from './session.entity.js';

/** A session with what decides over it. */
export interface SessionRow extends Pick<
  SessionEntity,
  'id' | 'userId' | 'seed' | 'generation' | 'rotatedAt' | 'expiresAt' | 'endsAt' | 'revokedAt'
> {
  readonly role: Role;
  readonly status: UserStatus;
  /** Whether the account has been removed. */
  readonly isRemoved: boolean;
}

const SESSION = columns<SessionRow>()(
  'id userId seed generation rotatedAt expiresAt endsAt revokedAt role status isRemoved',
  {
    table: 's',
    expressions: { role: 'u.role', status: 'u.status', isRemoved: 'u.anonymised_at is not null' },
  },
);

export function findSession(em: EntityManager, id: string): Promise<SessionRow | null> {
  const text = `select ${SESSION} from sessions s join users u on u.id = s.user_id where s.id = $1`;
  return row<SessionRow>(em, text, [id]);
}

export interface LiveSession {
  readonly role: Role;
  readonly hasTwoFactor: boolean;
  readonly lastUsedAt: Date;
}

/** Which session, and whose the token says it is. */
export interface SessionKey {
  readonly sessionId: string;
  readonly userId: string;
}

/** The roles of live sessions of accounts that are not banned, in the order of the ids; null where either is gone. */
export async function findLiveSessions(
  em: EntityManager,
  requested: readonly SessionKey[],
  now: Date,
): Promise<(LiveSession | null)[]> {
  const found = await rows<LiveSession & SessionKey>(
    em,
    `select s.id as "sessionId", s.user_id as "userId", u.role, u.two_factor_at is not null as "hasTwoFactor", s.last_used_at as "lastUsedAt"
     from sessions s join users u on u.id = s.user_id
     where s.id = any($1::uuid[]) and s.revoked_at is null and s.expires_at > $2 and u.status = 'active'`,
    [requested.map(({ sessionId }) => sessionId), now],
  );
  const byId = new Map(found.map((session) => [session.sessionId, session]));
  return requested.map(({ sessionId, userId }) => {
    const session = byId.get(sessionId);
    return session?.userId === userId ? session : null;
  });
}

/** Does not wait for locks: the holder of a row lock writes the same value, or ends the session. */
export async function touchSessions(em: EntityManager, ids: readonly string[], now: Date): Promise<void> {
  await rows(
    em,
    `update sessions set last_used_at = $2 where id in
       (select id from sessions where id = any($1::uuid[]) order by id for no key update skip locked)`,
    [ids, now],
  );
}

/** The fields of a session that its owner sees. */
export type OwnSessionRow = Pick<SessionEntity, 'id' | 'userAgent' | 'ip' | 'createdAt' | 'lastUsedAt'>;
const OWN_SESSION = columns<OwnSessionRow>()('id userAgent ip createdAt lastUsedAt');

/** Open sessions of a user, `currentId` first, then the last used. No user has more than one page of them. */
export function findOpenSessions(
  em: EntityManager,
  userId: string,
  currentId: string,
  now: Date,
): Promise<OwnSessionRow[]> {
  return rows<OwnSessionRow>(
    em,
    `select ${OWN_SESSION} from sessions
     where user_id = $1 and revoked_at is null and expires_at > $3
     order by id = $2 desc, last_used_at desc, id desc limit ${PAGE_SIZE.max}`,
    [userId, currentId, now],
  );
}
