/** The read path of registrations. */
import type DataLoader from 'dataloader';
import type { Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { newestFirst, type ListOrder } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { loaderOf } from '#platform/loader.js';
import type { DomainRegistrationType } from './registrations.types.js';
import { HELD_STATUSES, type RegistrationStatus } from './registrations.values.js';

const HELD = HELD_STATUSES.map((status) => `'${status}'`).join(', ');
const DAY_MS = 24 * 60 * 60 * 1000;

const openTask = (kind: string, what: string): string =>
  `(select ${what} from registration_tasks t where t.registration_id = r.id and t.kind = '${kind}' and t.status = 'open')`;

const COLUMNS = columns<DomainRegistrationType>()(
  `id orderId userId name status nicHandle changeUntil isConfirmed dueAt registeredAt expiresAt renewalInvoiceId
   isRenewing transferAskedAt transferSecret createdAt updatedAt`,
  {
    table: 'r',
    expressions: {
      changeUntil: 'o.domain_change_until',
      isConfirmed: `(o.domain_status = 'confirmed')`,
      dueAt: openTask('register', 'due_at'),
      isRenewing: `(${openTask('renew', 'true')} is not null)`,
      transferSecret: 'r.transfer_code',
    },
  },
);
const FROM = 'from domain_registrations r join orders o on o.id = r.order_id';
const SELECT = `select ${COLUMNS} ${FROM}`;

/** Callers check permissions. `id` must be an id. */
export function findRegistration(ctx: Ctx, id: string): Promise<DomainRegistrationType | null> {
  return row<DomainRegistrationType>(ctx.em, `${SELECT} where r.id = $1`, [id]);
}

export interface RegistrationsQuery extends PageBounds {
  /** Null: everyone's. */
  readonly userId: string | null;
  readonly status?: RegistrationStatus | null | undefined;
  readonly orderId?: string | null | undefined;
  /** Only held names, the soonest to expire first. */
  readonly expiresWithinDays?: number | null | undefined;
}

/** The conditions leave out names that have no such time. */
const SOONEST: ListOrder = { name: 'expires', column: 'r.expires_at', id: 'r.id', direction: 'asc', nullable: false };

/** Newest first, unless only those are read that expire soon. */
export async function listRegistrations(
  ctx: Ctx,
  query: RegistrationsQuery,
): Promise<LazyPage<DomainRegistrationType>> {
  const where = new Conditions();
  if (query.userId !== null) where.add(query.userId, (at) => `r.user_id = ${at}`);
  if (query.status) where.add(query.status, (at) => `r.status = ${at}`);
  if (query.orderId) where.add(query.orderId, (at) => `r.order_id = ${at}`);
  if (query.expiresWithinDays) {
    where.must(`r.status in (${HELD})`);
    const until = new Date(ctx.clock.now().getTime() + query.expiresWithinDays * DAY_MS);
    where.add(until, (at) => `r.expires_at <= ${at}`);
  }
  const order = query.expiresWithinDays ? SOONEST : newestFirst('r.created_at', 'r.id');
  const list = { columns: COLUMNS, from: FROM, where, order, counted: 'from domain_registrations r' };
  return readPage<DomainRegistrationType>(ctx, list, query);
}

/** Loads many registrations by their ids in one query. Callers check permissions. */
export function registrationLoader(ctx: Ctx): DataLoader<string, DomainRegistrationType | null> {
  return loaderOf<DomainRegistrationType>(
    ctx,
    'registrations.by-id',
    (ids) => rows<DomainRegistrationType>(ctx.em, `${SELECT} where r.id = any($1::uuid[])`, [[...ids]]),
    ({ id }) => id,
  );
}

interface OfOrder {
  readonly orderId: string;
  readonly registrations: readonly DomainRegistrationType[];
}

/** Those of many orders in one query, oldest first. The caller has decided who may see the orders. */
export function registrationsOfOrderLoader(ctx: Ctx): DataLoader<string, OfOrder | null> {
  return loaderOf<OfOrder>(
    ctx,
    'registrations.of-order',
    async (ids) => {
      const text = `${SELECT} where r.order_id = any($1::uuid[]) order by r.created_at, r.id`;
      const found = await rows<DomainRegistrationType>(ctx.em, text, [[...ids]]);
      return ids.map((orderId) => ({ orderId, registrations: found.filter((each) => each.orderId === orderId) }));
    },
    ({ orderId }) => orderId,
  );
}
