/** Registrations follow the names that orders claim: see domains/claims.ts. */
import { LockMode } from '@mikro-orm/core';
import type { TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { isId, newId } from '#platform/id.js';
import type { NameHolder } from '#features/domains/index.js';
import { DomainRegistrationEntity, RegistrationTaskEntity } from './registrations.entity.js';

const UNPLANNED = `
  select c.name, c.order_id as "orderId", o.user_id as "userId" from domain_claims c join orders o on o.id = c.order_id
  where ($1::uuid is null or c.order_id = $1)
    and not exists (select from domain_registrations r where r.name = c.name and r.status in
      ('planned', 'ordered', 'registered', 'grace'))
  order by c.name limit 500`;
const PLAN = `
  insert into domain_registrations (id, order_id, user_id, name, status, nic_handle, created_at, updated_at)
  values ($1, $2, $3, $4, 'planned', (select nic_handle from domain_registrations where user_id = $3
    and nic_handle is not null and $4 like '%.ir' order by created_at desc limit 1), $5, $5) on conflict do nothing`;

/** Claimed names without a registration get one; of all orders where none is named. */
export async function planRegistrations(tx: TxCtx, orderId: string | null): Promise<void> {
  const found = await rows<{ name: string; orderId: string; userId: string }>(tx.em, UNPLANNED, [orderId]);
  for (const each of found) await rows(tx.em, PLAN, [newId(), each.orderId, each.userId, each.name, tx.clock.now()]);
}

/** The registration under a row lock; null where there is none. */
export async function lockRegistration(tx: TxCtx, id: string): Promise<DomainRegistrationEntity | null> {
  if (!isId(id)) return null;
  return tx.em.findOne(DomainRegistrationEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** The tasks of these registrations are cancelled. */
export async function cancelTasks(tx: TxCtx, registrationIds: readonly string[]): Promise<void> {
  const ended = { status: 'cancelled' as const, endedAt: tx.clock.now() };
  await tx.em.nativeUpdate(
    RegistrationTaskEntity,
    { registrationId: { $in: [...registrationIds] }, status: 'open' },
    ended,
  );
}

const OPEN_OF_ORDER = `select id, status from domain_registrations
  where order_id = $1 and status in ('planned', 'ordered') and ($2::text[] is null or name = any($2::text[]))
  order by id for no key update`;

const LOCK_OF_ORDER = 'select id from domain_registrations where order_id = $1 order by id for no key update';

async function lock(tx: TxCtx, orderId: string): Promise<void> {
  await rows(tx.em, LOCK_OF_ORDER, [orderId]);
}

/** A name that is not registered yet will not be. A registered name stays its customer's until it expires. */
async function released(tx: TxCtx, orderId: string, names: readonly string[] | null): Promise<void> {
  await tx.em.flush();
  const found = await rows<{ id: string; status: string }>(tx.em, OPEN_OF_ORDER, [orderId, names && [...names]]);
  const [planned, ordered] = ['planned', 'ordered'].map((wanted) =>
    found.filter(({ status }) => status === wanted).map(({ id }) => id),
  );
  if (planned?.length) await rows(tx.em, 'delete from domain_registrations where id = any($1::uuid[])', [planned]);
  if (!ordered?.length) return;
  const cancel = `update domain_registrations set status = 'cancelled', updated_at = $2 where id = any($1::uuid[])`;
  await rows(tx.em, cancel, [ordered, tx.clock.now()]);
  await cancelTasks(tx, ordered);
}

async function isSent(tx: TxCtx, orderId: string, name: string): Promise<boolean> {
  const text = `select id from domain_registrations where order_id = $1 and name = $2
    and status in ('ordered', 'registered', 'grace', 'transferred')`;
  return (await row(tx.em, text, [orderId, name])) !== null;
}

export const nameHolder: NameHolder = { lock, claimed: planRegistrations, released, isSent };
