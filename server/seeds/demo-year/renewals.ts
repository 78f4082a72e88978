/** Customers pay for the next month or year of their sites, a few days after it was billed. */
import { INVOICE } from '#core/limits/limits.js';
import { rial, type Rial } from '#core/money.js';
import { rows } from '#platform/db/rows.js';
import { pay } from './payments.js';
import { DAY_MS, type Year } from './year.js';

interface Bill {
  readonly id: string;
  readonly userId: string;
  readonly amountRials: Rial;
  readonly createdAt: Date;
  /** The label of the order's site; null before it has one. */
  readonly label: string | null;
}

const UNPAID = `
  select i.id, i.user_id as "userId", i.amount_rials as "amountRials", i.created_at as "createdAt", s.label
  from invoices i left join sites s on s.order_id = i.order_id
  where i.kind = 'renewal' and i.status in ('pending', 'due', 'overdue') and i.user_id = any($1::uuid[])
  order by i.created_at, i.id`;

/** This one has not paid its newest bills, so that one site is suspended. */
const UNPAID_LABEL = 'mina-seafood';
/** Among the bills of so many days is always one that has suspended: one comes each month, and the jobs run seldom. */
const UNPAID_DAYS = 31 + INVOICE.renewAheadDays + INVOICE.dueDays + INVOICE.graceDays + 7;
/** Nobody has paid yet what was billed in the last days of the year. */
const WAITING_DAYS = 3;
const SPREAD_DAYS = 5;

function isDue(bill: Bill, nowMs: number, endMs: number, at: number): boolean {
  const createdMs = bill.createdAt.getTime();
  if (bill.label === UNPAID_LABEL && endMs - createdMs < UNPAID_DAYS * DAY_MS) return false;
  if (endMs - createdMs < WAITING_DAYS * DAY_MS) return false;
  return nowMs - createdMs >= (1 + (at % SPREAD_DAYS)) * DAY_MS;
}

/** Pays the renewals that are due today by each customer's habit. */
export async function payRenewals(year: Year, dayNumber: number): Promise<void> {
  const { app, actors, endMs } = year;
  const found = await rows<Bill>(app.visitor().em, UNPAID, [[...actors.values()].map(({ id }) => id)]);
  for (const [at, bill] of found.entries()) {
    if (!isDue(bill, app.clock.now().getTime(), endMs, at + dayNumber)) continue;
    const debt = { invoiceId: bill.id, amountRials: rial(bill.amountRials) };
    await pay(app, { id: bill.userId, role: 'user' }, debt, (dayNumber + at) % 3 === 0 ? 'wallet' : 'gateway');
  }
}
