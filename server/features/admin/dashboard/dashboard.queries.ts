/** The numbers of the administrators' dashboard, straight from the tables. */
import type { Rial } from '#core/money.js';
import { TIME_ZONE } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { SYSTEM_ACCOUNTS } from '#features/wallet/index.js';
import type { DashboardDayType } from './dashboard.types.js';

export interface StatsRow {
  readonly totalOrders: number;
  readonly pendingOrders: number;
  readonly paidOrders: number;
  readonly paidOrdersRials: Rial;
  readonly totalUsers: number;
  readonly activeUsers: number;
  readonly revenueRials: Rial;
  readonly pendingInvoices: number;
  readonly overdueInvoices: number;
  readonly totalTransactions: number;
}

/** Revenue is what the ledger says was earned, refunds taken off; transactions are payments that were settled. */
export async function selectStats(ctx: Ctx): Promise<StatsRow> {
  const found = await row<StatsRow>(
    ctx.em,
    `select o.*, u.*, i.*, (select count(*) from payments where status = 'completed') as "totalTransactions",
       coalesce((select balance_rials from ledger_accounts where id = $1), 0) as "revenueRials"
     from (select count(*) as "totalOrders", count(*) filter (where status = 'pending') as "pendingOrders",
         count(*) filter (where payment_status = 'paid') as "paidOrders",
         coalesce(sum(price_rials - refunded_rials) filter (where payment_status = 'paid'), 0)::bigint as "paidOrdersRials"
       from orders where deleted_at is null) o,
     (select count(*) as "totalUsers", count(*) filter (where status = 'active') as "activeUsers"
       from users where anonymised_at is null) u,
     (select count(*) filter (where status = 'pending') as "pendingInvoices",
         count(*) filter (where status = 'overdue') as "overdueInvoices"
       from invoices where status in ('pending', 'overdue')) i`,
    [SYSTEM_ACCOUNTS.revenue],
  );
  if (!found) throw new Error('an aggregate without a row');
  return found;
}

const daily = (table: string, at: string, columns: string, where: string): string => `(
  select date_trunc('day', ${at} at time zone $2) as day, ${columns} from ${table}
  where ${at} >= $1 and ${where} group by 1)`;

/** One row a day from `from` to today, also for days on which nothing happened. */
export function selectSeries(ctx: Ctx, from: Date, now: Date): Promise<DashboardDayType[]> {
  const text = `with days as (
      select generate_series(date_trunc('day', $1 at time zone $2), date_trunc('day', $3 at time zone $2), '1 day') as day)
    select d.day at time zone $2 as day, coalesce(o.n, 0) as orders, coalesce(u.n, 0) as users,
      coalesce(p.n, 0) as payments, coalesce(p.paid, 0)::bigint as "revenueRials", coalesce(e.n, 0) as emails
    from days d
    left join ${daily('orders', 'created_at', 'count(*) as n', 'deleted_at is null')} o using (day)
    left join ${daily('users', 'created_at', 'count(*) as n', 'anonymised_at is null')} u using (day)
    left join ${daily(
      'payments',
      'settled_at',
      `count(*) as n, sum(amount_rials + case when hold_state = 'spent' then wallet_rials else 0 end - returned_rials)
         filter (where purpose <> 'deposit') as paid`,
      `status = 'completed'`,
    )} p using (day)
    left join ${daily('email_logs', 'sent_at', 'count(*) as n', 'true')} e using (day)
    order by d.day`;
  return rows<DashboardDayType>(ctx.em, text.replaceAll('$1', '$1::timestamptz').replaceAll('$3', '$3::timestamptz'), [
    from,
    TIME_ZONE,
    now,
  ]);
}
