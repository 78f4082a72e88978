/** The recurring lines of a paid order, billed period after period until the order is cancelled (D-22). */
import { LockMode } from '@mikro-orm/core';
import { INVOICE } from '#core/limits/limits.js';
import { rialToToman, sumTomans, tomanToRial } from '#core/money.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { DAY_MS, issueInvoice } from '../invoice/issue-invoice.js';
import { recordInvoiceEvents } from '../invoice/invoice-event.js';
import { INVOICE_NOTIFICATIONS } from '../invoice/invoices.notifications.js';
import { notify } from '#features/notifications/index.js';
import type { InvoiceEntity } from '../invoice/invoice.entity.js';
import { INVOICE_TEXTS } from '../invoice/invoices.messages.js';
import { cancelUpgrade } from '../invoice/upgraded-service.js';
import { lockUnpaid } from './lock-renewal.js';
import { periodStart } from './period-start.js';
import { RenewalEntity } from './renewal.entity.js';

/** Begins with the payment of an order's invoice: its first period runs from now. A second call changes nothing. */
export async function startRenewals(tx: TxCtx, invoice: InvoiceEntity): Promise<void> {
  const { orderId, renewal, userId, serviceName } = invoice;
  if (!orderId || !renewal || renewal.lines.length === 0) return;
  const now = tx.clock.now();
  const first = {
    orderId,
    userId,
    serviceName,
    period: renewal.period,
    lines: [...renewal.lines],
    anchorAt: now,
    billed: 0,
    nextStart: periodStart(now, renewal.period, 1),
    stoppedAt: null,
    pausedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx.em.upsert(RenewalEntity, first, { onConflictFields: ['orderId'], onConflictAction: 'ignore' });
}

/** Ends the renewals of an order for good and cancels those, and the upgrades, that are still to be paid. */
export async function stopRenewals(tx: TxCtx, orderId: string): Promise<void> {
  const now = tx.clock.now();
  // Invoices before the renewal, as a payment locks them.
  const unpaid = await lockUnpaid(tx, orderId);
  await tx.em.execute(
    `update renewals set stopped_at = coalesce(stopped_at, ?), ends_at = null, end_told_at = null, ended_at = null,
       updated_at = ? where order_id = ? and (stopped_at is null or ends_at is not null)`,
    [now, now, orderId],
  );
  await tx.em.execute(
    `update invoices set status = 'cancelled', updated_at = ?
     where order_id = ? and kind in ('renewal', 'upgrade') and status in ('pending', 'due', 'overdue')`,
    [now, orderId],
  );
  await recordInvoiceEvents(
    tx,
    'invoice.cancelled',
    unpaid.map(({ id }) => id),
  );
  for (const { id, kind } of unpaid) if (kind === 'upgrade') await cancelUpgrade(tx, id);
  tx.publish('list.changed', { list: 'invoices' });
}

const REOPENED = `
  select o.id from invoices o where o.order_id = $1 and o.kind = 'renewal' and o.status in ('pending', 'due', 'overdue')
  limit 1`;

/**
 * A renewal was paid so late that its site had been closed: its period begins with the payment, so that the customer
 * does not pay for time in which the site was closed. Expects the locked invoice.
 */
export async function beginAnew(tx: TxCtx, invoice: InvoiceEntity): Promise<void> {
  const { orderId } = invoice;
  if (!orderId || !(await wasSuspended(tx, invoice.id)) || (await row(tx.em, REOPENED, [orderId]))) return;
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const renewal = await tx.em.findOne(RenewalEntity, { orderId, stoppedAt: null }, locked);
  if (!renewal) return;
  const now = tx.clock.now();
  const first = { anchorAt: now, billed: 0, nextStart: periodStart(now, renewal.period, 1) };
  tx.em.assign(renewal, { ...first, updatedAt: now });
  await tx.em.flush();
}

async function wasSuspended(tx: TxCtx, invoiceId: string): Promise<boolean> {
  const text = 'select id from invoice_reminders where invoice_id = $1 and suspended_at is not null';
  return (await row(tx.em, text, [invoiceId])) !== null;
}

/** Nothing more is billed to those who have not paid for what has begun. */
const NEXT = `
  select order_id as "orderId" from renewals r where stopped_at is null and paused_at is null and next_start <= $1
    and not exists (select from invoices i where i.order_id = r.order_id and i.kind = 'renewal' and i.status = 'overdue')
  order by next_start, order_id limit 1 for no key update skip locked`;

/** One period of one order, with its number, in a transaction of its own; false when nothing is to be billed. */
async function billNext(ctx: Ctx): Promise<boolean> {
  return unitOfWork(ctx, async (tx) => {
    const now = tx.clock.now();
    const ahead = new Date(now.getTime() + INVOICE.renewAheadDays * DAY_MS);
    const found = await row<{ orderId: string }>(tx.em, NEXT, [ahead]);
    if (!found) return false;
    const renewal = await tx.em.findOneOrFail(RenewalEntity, { orderId: found.orderId }, { refresh: true });
    await billPeriod(tx, renewal, now);
    return true;
  });
}

async function billPeriod(tx: TxCtx, renewal: RenewalEntity, now: Date): Promise<void> {
  const { orderId, userId, period, lines, serviceName, nextStart } = renewal;
  // A period that has begun already, after a standstill, leaves the usual days to pay.
  const soonest = now.getTime() + INVOICE.dueDays * DAY_MS;
  const invoice = await issueInvoice(tx, {
    userId,
    orderId,
    kind: 'renewal',
    serviceName: INVOICE_TEXTS.renewalService(period, serviceName),
    amountRials: tomanToRial(sumTomans(lines.map((line) => line.amountToman))),
    lines,
    dueAt: new Date(Math.max(nextStart.getTime(), soonest)),
    periodStart: nextStart,
  });
  const billed = renewal.billed + 1;
  tx.em.assign(renewal, {
    billed,
    nextStart: periodStart(renewal.anchorAt, period, billed + 1),
    updatedAt: now,
  });
  await tx.em.flush();
  const { number, amountRials, dueAt } = invoice;
  const facts = { number, serviceName: invoice.serviceName, amountToman: rialToToman(amountRials), dueAt };
  await notify(tx, userId, INVOICE_NOTIFICATIONS.issued, facts);
}

/** Bills every period that is near, also those that were missed; safe to run twice and in several processes at once. */
export async function billRenewals(ctx: Ctx): Promise<number> {
  let billed = 0;
  while (await billNext(ctx)) billed += 1;
  return billed;
}
