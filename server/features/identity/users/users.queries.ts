/** Raw reads of accounts. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '#platform/context.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { orderOf, type Order } from '#platform/db/order.js';
import type { Conditions } from '#platform/db/conditions.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { CustomerType, UserType } from './users.types.js';

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

/** A page of all accounts, newest first unless the order says otherwise. */
export function listUsers(
  ctx: Ctx,
  where: Conditions,
  order: Order<UserSort>,
  bounds: PageBounds,
): Promise<LazyPage<UserRow>> {
  const list = { columns: USER_COLUMNS, from: 'from users', where, order: orderOf(SORTS, order) };
  return readPage<UserRow>(ctx, list, bounds);
}

export type CustomerRow = Readonly<CustomerType>;
const CUSTOMER = columns<CustomerRow>()('id fullName email');

export function findCustomers(em: EntityManager, ids: readonly string[]): Promise<CustomerRow[]> {
  return rows<CustomerRow>(em, `select ${CUSTOMER} from users where id = any($1::uuid[])`, [ids]);
}

/** The fields of a person that a document prints. */
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
