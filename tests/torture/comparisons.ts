/** The product's books beside the two that it does not write: the gateway's, and the log of what was acknowledged. */
import type { Line } from './acknowledged.js';
import type { BookLine } from './gateway-book.js';
import type { Books } from './laws.js';

interface Settled {
  readonly authority: string;
  readonly settled: number;
  readonly rials: string;
  readonly refId: string | null;
  readonly reversed: number;
}

const BY_AUTHORITY = `select p.authority, count(*) filter (where p.status = 'completed')::int as settled,
  coalesce(sum(p.amount_rials) filter (where p.status = 'completed'), 0)::text as rials,
  max(p.ref_id) filter (where p.status = 'completed') as "refId",
  sum((select count(*) from payment_refunds r where r.payment_id = p.id and r.status = 'completed' and r.method = 'gateway'))::int as reversed
  from payments p where p.authority is not null group by p.authority`;

/** Each authority once, if the gateway was paid, and all together to the rial. */
export async function gatewayFaults(books: Books, book: ReadonlyMap<string, BookLine>): Promise<string[]> {
  const ours = new Map((await books.query<Settled>(BY_AUTHORITY)).map((each) => [each.authority, each]));
  const faults: string[] = [];
  for (const line of book.values()) faults.push(...faultsOf(line, ours.get(line.authority)));
  for (const { authority, settled } of ours.values())
    if (settled > 0 && !book.has(authority)) faults.push(`the gateway has never heard of ${authority}`);
  const [clearing] = await books.query<{ rials: string }>(
    `select (-balance_rials)::text as rials from ledger_accounts where kind = 'gateway_clearing'`,
  );
  const theirs = [...book.values()]
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amountRials }) => sum + amountRials, 0);
  if (Number(clearing?.rials) !== theirs)
    faults.push(`the gateway holds ${theirs} rials for us, our books say ${clearing?.rials}`);
  return faults;
}

function faultsOf(
  { authority, status, amountRials, verifiedCount, refId }: BookLine,
  ours: Settled | undefined,
): string[] {
  const isPaid = status === 'paid' || status === 'reversed';
  const settled = ours?.settled ?? 0;
  const faults: string[] = [];
  if (settled !== (isPaid ? 1 : 0))
    faults.push(`${authority} is ${status} at the gateway and settled ${settled} times`);
  if (settled === 1 && Number(ours?.rials) !== amountRials)
    faults.push(`${authority} carries ${amountRials} at the gateway, ${ours?.rials} here`);
  if (settled === 1 && isPaid && ours?.refId !== refId)
    faults.push(`${authority} has the reference ${refId} at the gateway, ${ours?.refId} here`);
  if (settled > 0 && isPaid && verifiedCount === 0) faults.push(`${authority} was settled and never verified`);
  if ((ours?.reversed ?? 0) !== (status === 'reversed' ? 1 : 0))
    faults.push(`${authority} is ${status} at the gateway and given back to the card ${ours?.reversed ?? 0} times`);
  return faults;
}

/** For each fact: a query over the ids that answers one row for each that is there as it was said. */
export const WITNESSES = {
  order_placed: `select id::text as id from orders where id = any($1::uuid[])`,
  order_deleted: `select id::text as id from orders where id = any($1::uuid[]) and deleted_at is not null`,
  invoice_written: `select id::text as id from invoices where id = any($1::uuid[])`,
  invoice_paid: `select id::text as id from invoices where id = any($1::uuid[]) and (status = 'paid' or paid_at is not null)`,
  payment_cancelled: `select id::text as id from payments where id = any($1::uuid[]) and status in ('cancelled', 'completed')`,
  paid_from_wallet: `select id::text as id from payments where id = any($1::uuid[]) and status = 'completed' and gateway = 'wallet'`,
  session_opened: `select authority || ' ' || id as id from payments where authority || ' ' || id = any($1::text[])`,
  settled: `select authority || ' ' || ref_id as id from payments where status = 'completed' and authority || ' ' || ref_id = any($1::text[])`,
  adjusted: `select id || ' ' || balance_after_rials as id from wallet_adjustments where id || ' ' || balance_after_rials = any($1::text[])`,
  refunded: `select id || ' ' || payment_id || ' ' || amount_rials as id from payment_refunds
    where status = 'completed' and id || ' ' || payment_id || ' ' || amount_rials = any($1::text[])`,
  order_refunded: `select o.id || ' ' || least(g.amount::bigint, coalesce((select sum(p.refunded_rials) from payments p
      where p.order_id = o.id and p.outcome = 'applied'), 0)) as id
    from unnest($1::text[]) line cross join lateral (select split_part(line, ' ', 1) as order_id, split_part(line, ' ', 2) as amount) g
    join orders o on o.id = g.order_id::uuid`,
} as const satisfies Record<Line['fact']['what'], string>;

function saying({ fact }: Line): string {
  switch (fact.what) {
    case 'session_opened':
      return `${fact.authority} ${fact.id}`;
    case 'settled':
      return `${fact.authority} ${fact.refId}`;
    case 'adjusted':
      return `${fact.id} ${fact.balanceRials}`;
    case 'refunded':
      return `${fact.id} ${fact.paymentId} ${fact.amountRials}`;
    case 'order_refunded':
      return `${fact.id} ${fact.amountRials}`;
    default:
      return fact.id;
  }
}

/** Every acknowledged operation must be there, and one key must be one operation. */
export async function acknowledgedFaults(books: Books, lines: readonly Line[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, text] of Object.entries(WITNESSES)) {
    const said = new Set(lines.filter(({ fact }) => fact.what === what).map(saying));
    const there = await books.query<{ id: string }>(text, [[...said]]);
    const found = new Set(there.map(({ id }) => id));
    for (const each of said) if (!found.has(each)) faults.push(`acknowledged and lost: ${what} ${each}`);
  }
  const acts = new Map<string, Set<string>>();
  for (const { key, fact } of lines) {
    if (!key || !('id' in fact)) continue;
    acts.set(key, (acts.get(key) ?? new Set()).add(fact.id));
  }
  for (const [key, ids] of acts)
    if (ids.size > 1) faults.push(`one key acted ${ids.size} times: ${key} ${[...ids].join(' ')}`);
  return faults;
}
