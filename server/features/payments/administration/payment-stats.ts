/** The payment log in numbers, for administrators. */
import { type Rial, sumRials, rial } from '#core/money.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import { Conditions } from '#platform/db/conditions.js';
import { rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import type { ShownPaymentStatus } from '../payment/payment.entity.js';
import { SHOWN_STATUS } from '../payment/payment-state.js';
import { statsSchema, type StatsInput, type StatsPeriod } from '../payment/payments.inputs.js';
import type { PaymentStatsType } from '../payment/payment-admin.types.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS: Readonly<Record<StatsPeriod, number | null>> = { day: 1, week: 7, month: 30, year: 365, all: null };

interface Group {
  readonly status: ShownPaymentStatus;
  readonly method: string;
  readonly count: number;
  readonly amountRials: Rial;
  readonly refundedRials: Rial;
}

/**
 * The figures of the last day, week, 30 days or year, or of all time; of one method where given. @throws AppError
 * FORBIDDEN.
 */
export async function paymentStats(ctx: Ctx, given: StatsInput): Promise<PaymentStatsType> {
  requireAdmin(ctx);
  const { period, method } = parseInput(statsSchema, given);
  const days = DAYS[period];
  const since = days === null ? null : new Date(ctx.clock.now().getTime() - days * DAY_MS);
  const groups = await selectGroups(ctx, since, method ?? null);
  const settled = groups.filter(({ status }) => SETTLED.has(status));
  const totalRials = sumRials(settled.map(({ amountRials }) => amountRials));
  const refundedRials = sumRials(settled.map((group) => group.refundedRials));
  return {
    period,
    since,
    totalRials,
    refundedRials,
    netRials: rial(totalRials - refundedRials),
    count: groups.reduce((sum, { count }) => sum + count, 0),
    byStatus: gather(groups, ({ status }) => status).map(([status, sums]) => ({ status, ...sums })),
    byMethod: gather(settled, (group) => group.method).map(([name, sums]) => ({ method: name, ...sums })),
  };
}

const SETTLED: ReadonlySet<ShownPaymentStatus> = new Set(['completed', 'partially_refunded', 'refunded']);

function selectGroups(ctx: Ctx, since: Date | null, method: string | null): Promise<Group[]> {
  const where = new Conditions();
  if (since) where.add(since, (at) => `p.created_at >= ${at}`);
  if (method) where.add(method, (at) => `p.gateway = ${at}`);
  const text = `select ${SHOWN_STATUS} as status, p.gateway as method, count(*) as count,
      sum(p.amount_rials + case when p.hold_state = 'spent' then p.wallet_rials else 0 end)::bigint as "amountRials",
      sum(p.returned_rials)::bigint as "refundedRials"
    from payments p ${where.sql} group by 1, 2 order by 1, 2`;
  return rows<Group>(ctx.em, text, where.values);
}

function gather<Key extends string>(
  groups: readonly Group[],
  keyOf: (group: Group) => Key,
): [Key, { count: number; amountRials: Rial }][] {
  const sums = new Map<Key, { count: number; amountRials: Rial }>();
  for (const group of groups) {
    const known = sums.get(keyOf(group)) ?? { count: 0, amountRials: rial(0) };
    const amountRials = rial(known.amountRials + group.amountRials);
    sums.set(keyOf(group), { count: known.count + group.count, amountRials });
  }
  return [...sums];
}
