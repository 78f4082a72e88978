/** A customer wants no further renewal: the paid time remains, and until it is over they may change their mind. */
import { AppError } from '#core/errors/errors.js';
import { INVOICE } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { notify } from '#features/notifications/index.js';
import { INVOICE_NOTIFICATIONS } from '../invoice/invoices.notifications.js';
import { DAY_MS } from '../invoice/issue-invoice.js';
import { lockBilling } from './lock-renewal.js';
import { RenewalEntity } from './renewal.entity.js';
import { endRenewed } from './renewed-service.js';
import { withdrawUnpaid } from './withdraw-unpaid.js';

/** How far the paid time has run: it stands still while the renewals are paused. */
const reached = ({ pausedAt }: RenewalEntity, now: Date): Date => pausedAt ?? now;

/** @throws AppError NOT_FOUND for an order without renewals. */
async function mustLock(tx: TxCtx, orderId: string): Promise<RenewalEntity> {
  const renewal = await lockBilling(tx, orderId);
  if (!renewal) throw new AppError('NOT_FOUND');
  return renewal;
}

/**
 * Stops the renewals of an order; the caller has decided who may. Invoices for time that has not been paid are
 * cancelled. Where the paid time is over already, the service ends at once. Repeating the call changes nothing.
 * @throws AppError NOT_FOUND, RENEWAL_ENDED where they ended with their order.
 */
export async function stopRenewal(tx: TxCtx, orderId: string): Promise<void> {
  const renewal = await mustLock(tx, orderId);
  if (renewal.stoppedAt && renewal.endsAt) return;
  if (renewal.stoppedAt) throw new AppError('RENEWAL_ENDED');
  const now = tx.clock.now();
  // The period that is taken back is billed again where the customer resumes.
  const endsAt = await withdrawUnpaid(tx, renewal);
  tx.em.assign(renewal, { stoppedAt: now, endsAt, updatedAt: now });
  await tx.em.flush();
  const { userId, serviceName } = renewal;
  await notify(tx, userId, INVOICE_NOTIFICATIONS.stopped, { serviceName, date: endsAt });
  if (endsAt <= reached(renewal, now)) await end(tx, renewal);
}

/**
 * Takes a customer's stop back, as long as the paid time lasts. Repeating the call changes nothing.
 * @throws AppError NOT_FOUND, RENEWAL_ENDED.
 */
export async function resumeRenewal(tx: TxCtx, orderId: string): Promise<void> {
  const renewal = await mustLock(tx, orderId);
  if (!renewal.stoppedAt) return;
  const now = tx.clock.now();
  if (!renewal.endsAt || renewal.endedAt || renewal.endsAt <= reached(renewal, now))
    throw new AppError('RENEWAL_ENDED');
  tx.em.assign(renewal, { stoppedAt: null, endsAt: null, endToldAt: null, updatedAt: now });
  await tx.em.flush();
  const { userId, serviceName, nextStart } = renewal;
  await notify(tx, userId, INVOICE_NOTIFICATIONS.resumed, { serviceName, date: nextStart });
}

async function end(tx: TxCtx, renewal: RenewalEntity): Promise<void> {
  tx.em.assign(renewal, { endedAt: tx.clock.now(), updatedAt: tx.clock.now() });
  await tx.em.flush();
  await endRenewed(tx, renewal.orderId);
}

const ENDING = `
  select order_id as "orderId" from renewals
  where ends_at is not null and ended_at is null and paused_at is null and (ends_at <= $1 or (ends_at <= $2 and end_told_at is null))
  order by ends_at, order_id limit 1 for no key update skip locked`;

/**
 * Notifies customers of stopped renewals whose paid time is nearly over, and ends those where it is. One transaction
 * for each.
 */
export async function endStopped(ctx: Ctx): Promise<void> {
  const next = async (tx: TxCtx): Promise<boolean> => {
    const now = tx.clock.now();
    const soon = new Date(now.getTime() + INVOICE.warnOfEndDays * DAY_MS);
    const found = await row<{ orderId: string }>(tx.em, ENDING, [now, soon]);
    if (!found) return false;
    const renewal = await tx.em.findOneOrFail(RenewalEntity, found, { refresh: true });
    await notifyOrEnd(tx, renewal, now);
    return true;
  };
  while (await unitOfWork(ctx, next));
}

async function notifyOrEnd(tx: TxCtx, renewal: RenewalEntity, now: Date): Promise<void> {
  const { endsAt, userId, serviceName } = renewal;
  if (!endsAt || endsAt <= now) return end(tx, renewal);
  tx.em.assign(renewal, { endToldAt: now, updatedAt: now });
  await tx.em.flush();
  await notify(tx, userId, INVOICE_NOTIFICATIONS.endingSoon, { serviceName, date: endsAt });
}
