/** What must hold in the product's books, written a second time and independently of the product's own proof. */
import type { Cluster } from './cluster.js';

/** `ledger_faults` is the product's own proof, hash chains included; everything after it is ours. */
const LAWS = `
select fault from ledger_faults()
union all
select 'journal ' || e.journal_id || ' sums to ' || sum(e.amount_rials) from ledger_entries e group by e.journal_id having sum(e.amount_rials) <> 0
union all
select 'journal ' || j.id || ' has no entries' from ledger_journals j where not exists (select from ledger_entries e where e.journal_id = j.id)
union all
select 'account ' || a.id || ' says ' || a.balance_rials || ', its entries say ' || coalesce(sum(e.amount_rials), 0)
  from ledger_accounts a left join ledger_entries e on e.account_id = a.id
  group by a.id having a.balance_rials <> coalesce(sum(e.amount_rials), 0)
union all
select 'entry ' || c.id || ' of account ' || c.account_id || ' leaves a gap' from (
  select e.*, lag(e.balance_after_rials, 1, 0::bigint) over w as previous, row_number() over w as place
  from ledger_entries e window w as (partition by e.account_id order by e.seq)) c
  where c.balance_before_rials <> c.previous or c.balance_after_rials <> c.balance_before_rials + c.amount_rials or c.seq <> c.place
union all
select 'wallet ' || id || ' is negative: ' || balance_rials from ledger_accounts where user_id is not null and balance_rials < 0
union all
select 'authority ' || authority || ' stands for ' || count(*) || ' payments, ' || count(*) filter (where status = 'completed') || ' of them settled'
  from payments where authority is not null group by authority having count(*) > 1
union all
select 'order ' || order_id || ' was paid ' || count(*) || ' times' from payments
  where order_id is not null and status = 'completed' and outcome = 'applied' group by order_id having count(*) > 1
union all
select 'invoice ' || invoice_id || ' was paid ' || count(*) || ' times' from payments
  where invoice_id is not null and status = 'completed' and outcome = 'applied' group by invoice_id having count(*) > 1
union all
select 'payment ' || p.id || ' has no journal of its amount' from payments p where p.status = 'completed' and not exists (
  select from ledger_entries e where e.journal_id = p.journal_id and abs(e.amount_rials) = p.amount_rials)
union all
select 'payment ' || p.id || ' has ' || count(r.id) || ' receipts' from payments p left join receipts r on r.payment_id = p.id
  where p.status = 'completed' group by p.id having count(r.id) <> 1
union all
select 'payment ' || p.id || ' gave back ' || sum(r.amount_rials) || ' of ' || p.amount_rials || ' + ' || p.wallet_rials
  from payments p join payment_refunds r on r.payment_id = p.id and r.status <> 'failed' group by p.id
  having p.status <> 'completed' or sum(r.amount_rials) <> p.refunded_rials
    or sum(r.amount_rials) > p.amount_rials + case p.hold_state when 'spent' then p.wallet_rials else 0 end
union all
select 'adjustment ' || w.id || ' says ' || w.balance_before_rials || ' to ' || w.balance_after_rials || ', its entry otherwise'
  from wallet_adjustments w join ledger_entries e on e.journal_id = w.journal_id and e.account_id = w.account_id
  where e.balance_before_rials <> w.balance_before_rials or e.balance_after_rials <> w.balance_after_rials
union all
select 'journal ' || j.id || ' of kind ' || j.kind || ' belongs to nothing' from ledger_journals j
  where j.kind not in ('hold', 'hold_release') and not exists (select from payments p where p.journal_id = j.id)
    and not exists (select from payment_refunds r where r.journal_id = j.id)
    and not exists (select from wallet_adjustments w where w.journal_id = j.id)
union all
select 'the holds are ' || balance_rials || ' when nothing is under way' from ledger_accounts where kind = 'holds' and balance_rials <> 0
union all
select 'payment ' || id || ' is still ' || status from payments where status = 'pending' or (lease_token is not null and status <> 'completed')
union all
select 'refund ' || id || ' is still pending' from payment_refunds where status = 'pending'`;

export async function brokenLaws(cluster: Cluster): Promise<string[]> {
  return (await cluster.query<{ fault: string }>(LAWS)).map(({ fault }) => fault);
}

/** What the reconciler has still to do. */
export async function openEnds(cluster: Cluster): Promise<number> {
  const text = `select (select count(*) from payments where status = 'pending' or (lease_token is not null and status <> 'completed'))
    + (select count(*) from payment_refunds where status = 'pending') as open`;
  const [found] = await cluster.query<{ open: number | string }>(text);
  return Number(found?.open ?? 0);
}
