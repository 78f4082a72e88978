/** Reminders before a registered name expires, the time of grace after it, and its release. */
import { REGISTRATION } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { releaseNames } from '#features/domains/index.js';
import { cancelInvoice, findInvoice } from '#features/invoices/index.js';
import { noteRegistrationEnded } from '../domains/index.js';
import { cancelTasks, lockRegistration } from './name-holder.js';
import { recordRegistrationEvent } from './registration-event.js';
import type { DomainRegistrationEntity } from './registrations.entity.js';
import { DAY_MS, graceEnd } from './registrations.policy.js';
import { notifyHolder } from './tasks.store.js';
import { REGISTRATION_NOTIFICATIONS } from './registrations.notifications.js';

const FIRST_REMINDER = Math.max(...REGISTRATION.remindDays);

/** Names that the present moment may mean something to; what it means is decided under the lock. */
const NEAR = `
  select id from domain_registrations where
    (status = 'registered' and expires_at <= $1)
    or (status = 'registered' and expires_at <= $2 and coalesce(reminded_days, ${FIRST_REMINDER + 1})
      > (select min(day) from unnest($3::int[]) as day where expires_at <= $1::timestamptz + day * interval '1 day'))
    or (status = 'grace' and expires_at <= $4)
  order by expires_at limit ${REGISTRATION.batch}`;

export async function expireRegistrations(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const before = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const values = [now, before(FIRST_REMINDER), [...REGISTRATION.remindDays], before(-REGISTRATION.graceDays)];
  for (const { id } of await rows<{ id: string }>(ctx.em, NEAR, values)) {
    await unitOfWork(ctx, async (tx) => {
      const registration = await lockRegistration(tx, id);
      if (registration) await advance(tx, registration);
    });
  }
}

async function advance(tx: TxCtx, registration: DomainRegistrationEntity): Promise<void> {
  const { status, name, expiresAt } = registration;
  const now = tx.clock.now();
  if (!expiresAt) return;
  if (status === 'grace' && graceEnd(expiresAt) <= now) return release(tx, registration);
  if (status !== 'registered') return;
  if (expiresAt <= now) {
    tx.em.assign(registration, { status: 'grace', updatedAt: now });
    await tx.em.flush();
    return notifyHolder(tx, registration, REGISTRATION_NOTIFICATIONS.expired, { name });
  }
  const left = expiresAt.getTime() - now.getTime();
  const day = REGISTRATION.remindDays.filter((days) => left <= days * DAY_MS).at(-1);
  if (day === undefined || (registration.remindedDays ?? FIRST_REMINDER + 1) <= day) return;
  tx.em.assign(registration, { remindedDays: day, updatedAt: now });
  await tx.em.flush();
  // Customers who have paid the next year, or take the name elsewhere, need no reminder.
  if (registration.transferAskedAt || (await isRenewalPaid(tx, registration))) return;
  await recordRegistrationEvent(tx, 'domain.expiring', registration);
  const days = Math.max(1, Math.ceil(left / DAY_MS));
  await notifyHolder(tx, registration, REGISTRATION_NOTIFICATIONS.expiresSoon, { name, expiresAt, days });
}

async function isRenewalPaid(tx: TxCtx, { renewalInvoiceId }: DomainRegistrationEntity): Promise<boolean> {
  return renewalInvoiceId !== null && (await findInvoice(tx, renewalInvoiceId))?.status === 'paid';
}

/** A year that is paid for is registered first, however long that takes. */
async function release(tx: TxCtx, registration: DomainRegistrationEntity): Promise<void> {
  if (await isRenewalPaid(tx, registration)) return;
  const { id, name, orderId, renewalInvoiceId } = registration;
  tx.em.assign(registration, { status: 'released', renewalInvoiceId: null, updatedAt: tx.clock.now() });
  await tx.em.flush();
  await cancelTasks(tx, [id]);
  await releaseNames(tx, orderId, [name]);
  if (renewalInvoiceId) await cancelInvoice(tx, renewalInvoiceId);
  await noteRegistrationEnded(tx, orderId, name);
  await notifyHolder(tx, registration, REGISTRATION_NOTIFICATIONS.released, { name });
}
