/** Payments that the reconciler should have asked the gateway about, and has not. */
import type { Ctx } from '#platform/context.js';
import { row } from '#platform/db/rows.js';

export interface OverduePayments {
  readonly overduePayments: number;
  /** How long the oldest one is overdue, whole seconds; 0 where none is. */
  readonly oldestOverdueSeconds: number;
}

/** An open session whose next question is due, and one whose settling process has died. */
const OVERDUE = `
  with due as (
    select coalesce(check_after, created_at) as at from payments
    where gateway = $1 and authority is not null and status = 'pending'
    union all
    select lease_until from payments
    where gateway = $1 and lease_token is not null and status not in ('completed', 'pending', 'needs_review')
  )
  select count(*)::int as "overduePayments",
    coalesce(extract(epoch from $2::timestamptz - min(at))::int, 0) as "oldestOverdueSeconds"
  from due where at < $3`;

/** `afterMs`: a question that is due for so long is overdue. */
export async function overduePayments(ctx: Ctx, afterMs: number): Promise<OverduePayments> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - afterMs);
  const found = await row<OverduePayments>(ctx.em, OVERDUE, [ctx.ports.gateway.name, now, before]);
  return found ?? { overduePayments: 0, oldestOverdueSeconds: 0 };
}
