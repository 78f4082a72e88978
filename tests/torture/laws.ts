/** The laws of the product's books, written a second time and independently of the product's own proof. */
import type { Cluster } from './cluster.js';

/** Where the books are read. */
export type Books = Pick<Cluster, 'query'>;

/** The amount that was really paid, with the wallet's part of a split payment. */
const PAID = `p.amount_rials + case p.hold_state when 'spent' then p.wallet_rials else 0 end`;

/**
 * Each law is a query over what breaks it. `tests/invariants/torture-laws.test.ts` breaks each of them once, so that
 * none can stop seeing unnoticed. `proof` is the product's own, hash chains included; everything after it is ours.
 */
export const LAWS = {
  proof: `select fault from ledger_faults()`,
  journalsSumToZero: `select 'journal ' || e.journal_id || ' adds up to ' || sum(e.amount_rials) as fault
    from ledger_entries e group by e.journal_id having sum(e.amount_rials) <> 0`,
  journalsHaveEntries: `select 'journal ' || j.id || ' has no entries' as fault from ledger_journals j
    where not exists (select from ledger_entries e where e.journal_id = j.id)`,
  balancesAreTheirEntries: `select 'account ' || a.id || ' says ' || a.balance_rials || ', its entries say ' || coalesce(sum(e.amount_rials), 0) as fault
    from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    group by a.id having a.balance_rials <> coalesce(sum(e.amount_rials), 0)`,
  chainsHaveNoGap: `select 'entry ' || c.id || ' of account ' || c.account_id || ' leaves a gap' as fault from (
    select e.*, lag(e.balance_after_rials, 1, 0::bigint) over w as previous, row_number() over w as place
    from ledger_entries e window w as (partition by e.account_id order by e.seq)) c
    where c.balance_before_rials <> c.previous or c.balance_after_rials <> c.balance_before_rials + c.amount_rials or c.seq <> c.place`,
  walletsAreNotNegative: `select 'wallet ' || id || ' is negative: ' || balance_rials as fault
    from ledger_accounts where user_id is not null and balance_rials < 0`,
  authoritiesStandForOnePayment: `select 'authority ' || authority || ' stands for ' || count(*) || ' payments, '
      || count(*) filter (where status = 'completed') || ' of them settled' as fault
    from payments where authority is not null group by authority having count(*) > 1`,
  ordersArePaidOnce: `select 'order ' || order_id || ' was paid ' || count(*) || ' times' as fault from payments
    where order_id is not null and status = 'completed' and outcome = 'applied' group by order_id having count(*) > 1`,
  invoicesArePaidOnce: `select 'invoice ' || invoice_id || ' was paid ' || count(*) || ' times' as fault from payments
    where invoice_id is not null and status = 'completed' and outcome = 'applied' group by invoice_id having count(*) > 1`,
  paidOrdersHaveTheirMoney: `select 'order ' || o.id || ' is ' || o.payment_status || ', its payments say otherwise' as fault from orders o
    where (o.payment_status = 'paid') <> exists (select from payments p
      where p.order_id = o.id and p.status = 'completed' and p.outcome = 'applied' and p.refunded_rials < ${PAID})`,
  paidInvoicesHaveTheirMoney: `select 'invoice ' || i.id || ' is paid and nobody has paid it' as fault from invoices i
    where i.status = 'paid' and not exists (select from payments p
      where (p.invoice_id = i.id or p.order_id = i.order_id) and p.status = 'completed' and p.outcome = 'applied')`,
  settledPaymentsArePosted: `select 'payment ' || p.id || ' has no journal of its amount' as fault from payments p
    where p.status = 'completed' and not exists (
      select from ledger_entries e where e.journal_id = p.journal_id and abs(e.amount_rials) = p.amount_rials)`,
  settledPaymentsHaveOneReceipt: `select 'payment ' || p.id || ' has ' || count(r.id) || ' receipts' as fault
    from payments p left join receipts r on r.payment_id = p.id where p.status = 'completed' group by p.id having count(r.id) <> 1`,
  refundsStayWithinPayments: `select 'payment ' || p.id || ' gave back ' || coalesce(sum(r.amount_rials), 0) || ' of ' || ${PAID} as fault
    from payments p left join payment_refunds r on r.payment_id = p.id and r.status <> 'failed' group by p.id
    having (p.status <> 'completed' and count(r.id) > 0) or coalesce(sum(r.amount_rials), 0) <> p.refunded_rials
      or coalesce(sum(r.amount_rials), 0) > ${PAID}`,
  adjustmentsAreTheirEntries: `select 'adjustment ' || w.id || ' says ' || w.balance_before_rials || ' to ' || w.balance_after_rials
      || ', its entry otherwise' as fault
    from wallet_adjustments w join ledger_entries e on e.journal_id = w.journal_id and e.account_id = w.account_id
    where e.balance_before_rials <> w.balance_before_rials or e.balance_after_rials <> w.balance_after_rials`,
  journalsBelongToSomething: `select 'journal ' || j.id || ' of kind ' || j.kind || ' belongs to nothing' as fault from ledger_journals j
    where j.kind not in ('hold', 'hold_release') and not exists (select from payments p where p.journal_id = j.id)
      and not exists (select from payment_refunds r where r.journal_id = j.id)
      and not exists (select from wallet_adjustments w where w.journal_id = j.id)`,
  nothingIsHeld: `select 'the holds are ' || balance_rials || ' when nothing is under way' as fault
    from ledger_accounts where kind = 'holds' and balance_rials <> 0`,
  noPaymentIsUnderWay: `select 'payment ' || id || ' is still ' || status as fault from payments
    where status = 'pending' or (lease_token is not null and status <> 'completed')`,
  noRefundIsUnderWay: `select 'refund ' || id || ' is still pending' as fault from payment_refunds where status = 'pending'`,
} as const satisfies Readonly<Record<string, string>>;

export type Law = keyof typeof LAWS;

/** `except`: what a run leaves open on purpose. */
export async function brokenLaws(books: Books, except: readonly Law[] = []): Promise<string[]> {
  const faults: string[] = [];
  const laws = (Object.keys(LAWS) as Law[]).filter((law) => !except.includes(law));
  for (const law of laws.map((name) => LAWS[name]))
    faults.push(...(await books.query<{ fault: string }>(law)).map(({ fault }) => fault));
  return faults;
}

/** The work that the reconciler has still to do. */
export async function openEnds(books: Books): Promise<number> {
  const text = `select (select count(*) from payments where status = 'pending' or (lease_token is not null and status <> 'completed'))
    + (select count(*) from payment_refunds where status = 'pending') as open`;
  const [found] = await books.query<{ open: number | string }>(text);
  return Number(found?.open ?? 0);
}
