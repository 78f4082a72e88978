/** While an administrator keeps a site closed, its customer pays nothing for it. */
import type { TxCtx } from '#platform/context.js';
import { DAY_MS } from '../invoice/issue-invoice.js';
import { periodStart } from './period-start.js';
import type { RenewalEntity } from './renewal.entity.js';
import { withdrawUnpaid } from './withdraw-unpaid.js';

/** Expects what `lockBilling` locks. Repeating the call changes nothing, and nothing is paused that has ended. */
export async function pauseRenewal(tx: TxCtx, renewal: RenewalEntity): Promise<void> {
  const { pausedAt, stoppedAt, endsAt, endedAt } = renewal;
  const isOver = stoppedAt !== null && (endsAt === null || endedAt !== null);
  if (pausedAt || isOver) return;
  const now = tx.clock.now();
  await withdrawUnpaid(tx, renewal);
  tx.em.assign(renewal, { pausedAt: now, updatedAt: now });
  await tx.em.flush();
}

/** The paid time goes on where it was paused. Expects the locked renewal. Repeating the call changes nothing. */
export async function continueRenewal(tx: TxCtx, renewal: RenewalEntity): Promise<void> {
  const { pausedAt, anchorAt, period, billed, nextStart, endsAt } = renewal;
  if (!pausedAt) return;
  const now = tx.clock.now();
  const later = (instant: Date): Date => new Date(instant.getTime() + now.getTime() - pausedAt.getTime());
  const anchor = later(anchorAt);
  // Months are of different length: the customer rather gains a day than loses one.
  while (periodStart(anchor, period, billed + 1) < later(nextStart)) anchor.setTime(anchor.getTime() + DAY_MS);
  const moved = {
    anchorAt: anchor,
    nextStart: periodStart(anchor, period, billed + 1),
    endsAt: endsAt && later(endsAt),
  };
  tx.em.assign(renewal, { ...moved, pausedAt: null, updatedAt: now });
  await tx.em.flush();
}
