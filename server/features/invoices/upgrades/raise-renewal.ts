/** The effect of an upgrade on the renewals of its order, and until when it is priced. */
import { INVOICE } from '#core/limits/limits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import type { RenewalPeriod } from '../invoice/invoice.entity.js';
import type { InvoiceLineType } from '../invoice/invoices.types.js';
import { DAY_MS } from '../invoice/issue-invoice.js';
import { lockRenewal } from '../renewals/lock-renewal.js';
import { periodStart } from '../renewals/period-start.js';
import { RenewalEntity } from '../renewals/renewal.entity.js';
import { mergeLines } from './merge-lines.js';

/** How an order is billed. */
export interface BilledTime {
  readonly period: RenewalPeriod;
  /** Until when invoices have been issued, or, where the renewal is stopped, until when it continues. */
  readonly endsAt: Date;
  /** Days until then, a begun day counted whole; more than `wholeDays` where the next period is billed already. */
  readonly leftDays: number;
  /** The days of the last period that is billed. */
  readonly wholeDays: number;
  /** When the next invoice is issued; it may have passed. */
  readonly nextInvoiceAt: Date;
}

/** Null for an order without renewals. */
export async function readBilledTime(ctx: Ctx, orderId: string): Promise<BilledTime | null> {
  const renewal = await ctx.em.fork().findOne(RenewalEntity, { orderId });
  return renewal && timeOf(ctx, renewal);
}

/** Like `readBilledTime`, but with the renewal locked: nothing further is billed before the transaction has ended. */
export async function lockBilledTime(tx: TxCtx, orderId: string): Promise<BilledTime | null> {
  const renewal = await lockRenewal(tx, orderId);
  return renewal && timeOf(tx, renewal);
}

function timeOf(ctx: Ctx, renewal: RenewalEntity): BilledTime {
  const { period, anchorAt, billed, nextStart } = renewal;
  const endsAt = renewal.endsAt ?? nextStart;
  const beganAt = periodStart(anchorAt, period, billed);
  return {
    period,
    endsAt,
    leftDays: Math.max(0, Math.ceil((endsAt.getTime() - ctx.clock.now().getTime()) / DAY_MS)),
    wholeDays: Math.max(1, Math.round((nextStart.getTime() - beganAt.getTime()) / DAY_MS)),
    nextInvoiceAt: new Date(nextStart.getTime() - INVOICE.renewAheadDays * DAY_MS),
  };
}

/**
 * From the next invoice on these lines come with every renewal; what is issued stays as it is. Nothing where nothing is
 * renewed. Expects that the invoice which pays for them is locked.
 */
export async function raiseRenewal(tx: TxCtx, orderId: string, lines: readonly InvoiceLineType[]): Promise<void> {
  const renewal = lines.length === 0 ? null : await lockRenewal(tx, orderId);
  if (!renewal) return;
  tx.em.assign(renewal, { lines: [...mergeLines(renewal.lines, lines)], updatedAt: tx.clock.now() });
  await tx.em.flush();
}
