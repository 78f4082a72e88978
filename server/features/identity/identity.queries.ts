/** Raw reads of accounts and sessions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Ctx, Role } from '#platform/context.js';
import { countTotal, type Total } from '#platform/db/page.js';
import { orderBy, type Order } from '#platform/db/order.js';
import type { Conditions } from '#platform/db/conditions.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { CustomerType, UserType } from './identity.types.js';
import type { SessionEntity } from './sessions/session.entity.js';
import type { UserStatus } from './user.entity.js';

/** An account as both APIs may show it to its owner; the password's hash is not in it. */
export type UserRow = Readonly<UserType>;

export const USER_COLUMNS = columns<UserRow>()(
  `id email role status fullName firstName lastName phone address company nationalId economicCode postalCode
   registrationNumber province county city bio avatarUrl userMetadata hasPassword twoFactorAt emailConfirmedAt
   lastLoginAt createdAt updatedAt`,
);

export function findUser(em: EntityManager, id: string): Promise<UserRow | null> {
  return row<UserRow>(em, `select ${USER_COLUMNS} from users where id = $1`, [id]);
}

/** Who has never signed in is older than everybody. */
const SORTS = {
  created: 'created_at',
  last_login: "coalesce(last_login_at, '-infinity')",
  email: 'email',
} as const;
export type UserSort = keyof typeof SORTS;

interface UsersWindow extends Order<UserSort> {
  readonly limit: number;
  readonly offset: number;
}

/** A page of all accounts, newest first unless the window says otherwise. */
export function findUsers(em: EntityManager, where: Conditions, window: UsersWindow): Promise<UserRow[]> {
  const places = [`$${where.values.length + 1}`, `$${where.values.length + 2}`];
  return rows<UserRow>(
    em,
    `select ${USER_COLUMNS} from users ${where.sql} ${orderBy(SORTS, window)} limit ${places[0]} offset ${places[1]}`,
    [...where.values, window.limit, window.offset],
  );
}

export function countUsers(ctx: Ctx, where: Conditions, upTo?: number): Promise<Total> {
  return countTotal(ctx, `from users ${where.sql}`, where.values, upTo);
}

export type CustomerRow = Readonly<CustomerType>;
const CUSTOMER = columns<CustomerRow>()('id fullName email');

export function findCustomers(em: EntityManager, ids: readonly string[]): Promise<CustomerRow[]> {
  return rows<CustomerRow>(em, `select ${CUSTOMER} from users where id = any($1::uuid[])`, [ids]);
}

/** What a document says of a person. */
export type ContactRow = Pick<
  UserRow,
  | 'fullName'
  | 'company'
  | 'email'
  | 'phone'
  | 'address'
  | 'nationalId'
  | 'economicCode'
  | 'postalCode'
  | 'registrationNumber'
  | 'province'
  | 'county'
  | 'city'
>;
const CONTACT = columns<ContactRow>()(
  'fullName company email phone address nationalId economicCode postalCode registrationNumber province county city',
);

export function findContact(em: EntityManager, userId: string): Promise<ContactRow | null> {
  return row<ContactRow>(em, `select ${CONTACT} from users where id = $1`, [userId]);
}

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

/** What its owner sees of a session. */
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
