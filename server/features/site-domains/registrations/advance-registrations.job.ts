/**
 * The scheduled steps of registrations (docs/decisions/062-registering-names.md). Each step handles rows one by one in
 * transactions of their own, so that it may run twice, be killed anywhere, and run in several processes at once.
 */
import { REGISTRATION } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import type { RegistrarTask } from '#platform/ports.js';
import { notifyAdmins } from '#features/notifications/index.js';
import { endNameChange, lockNamedOrder } from '#features/orders/index.js';
import { expireRegistrations } from './expire-registrations.js';
import { lockRegistration, planRegistrations } from './name-holder.js';
import type { DomainRegistrationEntity } from './registrations.entity.js';
import { REGISTRATION_TEXTS } from './registrations.messages.js';
import { needsNicHandle } from './registrations.policy.js';
import { isHeld } from './registrations.values.js';
import { isTimely, lockOpenTask, openTask, recordDone, recordRefusal, notifyHolder } from './tasks.store.js';
import { REGISTRATION_NOTIFICATIONS } from './registrations.notifications.js';

export async function advanceRegistrations(ctx: Ctx): Promise<void> {
  await unitOfWork(ctx, (tx) => planRegistrations(tx, null));
  await sendDue(ctx);
  await startPaidRenewals(ctx);
  await handOn(ctx);
  await expireRegistrations(ctx);
}

const DUE = `
  select r.id, r.order_id as "orderId" from domain_registrations r join orders o on o.id = r.order_id
  where r.status = 'planned' and o.payment_status = 'paid' and o.status <> 'cancelled' and o.deleted_at is null
    and o.domain_status = 'confirmed' and (o.domain_change_until is null or o.domain_change_until <= $1)
  order by r.created_at limit ${REGISTRATION.batch}`;

async function sendDue(ctx: Ctx): Promise<void> {
  const found = await rows<{ id: string; orderId: string }>(ctx.em, DUE, [ctx.clock.now()]);
  for (const { id, orderId } of found) {
    await unitOfWork(ctx, async (tx) => {
      const order = await lockNamedOrder(tx, orderId);
      const now = tx.clock.now();
      if (!order || (order.domainChangeUntil !== null && order.domainChangeUntil > now)) return;
      await sendRegistration(tx, await lockRegistration(tx, id));
    });
  }
}

/** Sends it to the registrar. The order and the registration are locked; one that was sent already is unchanged. */
async function sendRegistration(tx: TxCtx, registration: DomainRegistrationEntity | null): Promise<void> {
  if (registration?.status !== 'planned') return;
  tx.em.assign(registration, { status: 'ordered', updatedAt: tx.clock.now() });
  await tx.em.flush();
  await openTask(tx, registration, 'register');
  const { userId, orderId, name } = registration;
  if (needsNicHandle(registration))
    await notifyHolder(tx, registration, REGISTRATION_NOTIFICATIONS.handleMissing, { name });
  else tx.publish('order.changed', { userId, orderId });
}

/** Sends the names of a locked order at once: they can no longer be changed. */
export async function sendOrder(tx: TxCtx, orderId: string): Promise<boolean> {
  const order = await lockNamedOrder(tx, orderId);
  if (!order) return false;
  await endNameChange(tx, order);
  const planned = await rows<{ id: string }>(
    tx.em,
    `select id from domain_registrations where order_id = $1 and status = 'planned' order by id`,
    [orderId],
  );
  for (const { id } of planned) await sendRegistration(tx, await lockRegistration(tx, id));
  return planned.length > 0;
}

const PAID = `
  select r.id from domain_registrations r join invoices i on i.id = r.renewal_invoice_id
  where i.status = 'paid' and r.status in ('registered', 'grace')
    and not exists (select from registration_tasks t where t.registration_id = r.id and t.kind = 'renew'
      and t.status = 'open')
  order by r.id limit ${REGISTRATION.batch}`;

async function startPaidRenewals(ctx: Ctx): Promise<void> {
  for (const { id } of await rows<{ id: string }>(ctx.em, PAID)) {
    await unitOfWork(ctx, async (tx) => {
      const registration = await lockRegistration(tx, id);
      if (!registration?.renewalInvoiceId || !isHeld(registration.status)) return;
      await openTask(tx, registration, 'renew');
      const { userId, orderId } = registration;
      tx.publish('order.changed', { userId, orderId });
    });
  }
}

const CLAIM = `
  with due as (
    select id from registration_tasks where status = 'open' and try_after <= $1
    order by try_after limit 1 for no key update skip locked
  )
  update registration_tasks t set tries = t.tries + 1,
    try_after = $1::timestamptz
      + least($3::float8, $2::float8 * power(2, least(t.tries, 20))) * interval '1 millisecond'
  from due, domain_registrations r where t.id = due.id and r.id = t.registration_id
  returning t.id, t.kind, t.tries, r.name, r.nic_handle as "nicHandle"`;

interface ClaimedTask extends RegistrarTask {
  /** This try counted. */
  readonly tries: number;
}

/**
 * Tasks are claimed first, the registrar is called without holding a lock, and its answer is recorded under the locks.
 */
async function handOn(ctx: Ctx): Promise<void> {
  const { batch, runMs, firstPauseMs, longestPauseMs } = REGISTRATION;
  const over = performance.now() + runMs;
  let forPeople = 0;
  for (let count = 0; count < batch && performance.now() < over; count += 1) {
    const claimed = await row<ClaimedTask>(ctx.em, CLAIM, [ctx.clock.now(), firstPauseMs, longestPauseMs]);
    if (!claimed) break;
    try {
      if ((await act(ctx, claimed)) === 'by_hand' && claimed.tries === 1) forPeople += 1;
    } catch (error) {
      // One name's failure must not delay the others; a later run tries again.
      ctx.log.error({ err: error, taskId: claimed.id }, 'a registrar could not be reached');
    }
  }
  if (forPeople === 0) return;
  await unitOfWork(ctx, (tx) => notifyAdmins(tx, REGISTRATION_NOTIFICATIONS.toDo, { count: forPeople }));
}

async function act(ctx: Ctx, { id, kind, name, nicHandle }: ClaimedTask): Promise<'by_hand' | 'ended'> {
  const answer = await ctx.ports.registrar.act({ id, kind, name, nicHandle });
  if (answer.outcome === 'by_hand') return 'by_hand';
  await unitOfWork(ctx, async (tx) => {
    const locked = await lockOpenTask(tx, id);
    // Ended meanwhile, as by an administrator or with the order.
    if (!locked || !isTimely(locked)) return;
    if (answer.outcome === 'done') await recordDone(tx, locked, answer);
    else await recordRefusal(tx, locked, REGISTRATION_TEXTS.taken);
  });
  return 'ended';
}
