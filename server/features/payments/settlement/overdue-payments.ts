/** Payments that the reconciler should have asked their gateways about and has not, or cannot. */
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';
import { REACHABLE, reachableValues } from '../payment/payment-gateway.js';

export interface OverduePayments {
  readonly overduePayments: number;
  /** How long the oldest one is overdue, whole seconds; 0 where none is. */
  readonly oldestOverdueSeconds: number;
  /** Open payments and refunds whose gateway is not configured any more. */
  readonly unreachablePayments: number;
}

/** An open session whose next question is due, and one whose settling process has died. */
const OVERDUE = `
  with due as (
    select coalesce(p.check_after, p.created_at) as at from payments p
    where p.authority is not null and p.status = 'pending' and ${REACHABLE}
    union all
    select p.lease_until from payments p
    where p.lease_token is not null and p.status not in ('completed', 'pending', 'needs_review') and ${REACHABLE}
  )
  select count(*)::int as "overduePayments",
    coalesce(extract(epoch from $3::timestamptz - min(at))::int, 0) as "oldestOverdueSeconds"
  from due where at < $4`;

const UNREACHABLE = `
  select (select count(*) from payments p
      where p.authority is not null and p.status in ('pending', 'needs_review') and not ${REACHABLE})::int
    + (select count(*) from payment_refunds r join payments p on p.id = r.payment_id
      where r.status = 'pending' and r.method = 'gateway' and not ${REACHABLE})::int as count`;

/** `afterMs`: a question that is due for so long is overdue. */
export async function overduePayments(ctx: Ctx, afterMs: number): Promise<OverduePayments> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - afterMs);
  const configured = reachableValues(ctx);
  const overdue = await row<Omit<OverduePayments, 'unreachablePayments'>>(ctx.em, OVERDUE, [
    ...configured,
    now,
    before,
  ]);
  const unreachable = await row<{ count: number }>(ctx.em, UNREACHABLE, configured);
  return {
    ...(overdue ?? { overduePayments: 0, oldestOverdueSeconds: 0 }),
    unreachablePayments: unreachable?.count ?? 0,
  };
}
