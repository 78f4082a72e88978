/** The records of an account, straight from the tables. Callers check permissions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { row, rows } from '#platform/db/rows.js';
import { MOST_LISTED, type AccountClosingType, type ClosingNameType, type ClosingSiteType } from './closing.types.js';

/** The facts that decide whether the account may be closed. */
export type Obstacles = Pick<
  AccountClosingType,
  'balanceRials' | 'openPayments' | 'openRefunds' | 'openMoneyBackRequests'
>;

const OBSTACLES = `select
  coalesce((select balance_rials from ledger_accounts where user_id = $1), 0)::bigint as "balanceRials",
  (select count(*)::int from payments where user_id = $1
    and (status in ('pending', 'needs_review') or hold_state = 'held')) as "openPayments",
  (select count(*)::int from payment_refunds r join payments p on p.id = r.payment_id
    where p.user_id = $1 and r.status = 'pending') as "openRefunds",
  (select count(*)::int from money_back_requests where user_id = $1 and status = 'pending') as "openMoneyBackRequests"`;

export async function findObstacles(em: EntityManager, userId: string): Promise<Obstacles> {
  const found = await row<Obstacles>(em, OBSTACLES, [userId]);
  if (!found) throw new Error('a select of counts gave no row');
  return found;
}

type Holdings = Pick<AccountClosingType, 'unpaidInvoices' | 'siteCount' | 'sites' | 'nameCount' | 'names'>;
type Counts = Pick<Holdings, 'unpaidInvoices' | 'siteCount' | 'nameCount'>;

const SITES = `from sites s join orders o on o.id = s.order_id where s.user_id = $1 and s.status = 'online'`;
const NAMES = `from domain_registrations d where d.user_id = $1 and d.status in ('registered', 'grace')`;
const COUNTS = `select
  (select count(*)::int from invoices where user_id = $1 and status in ('pending', 'due', 'overdue')) as "unpaidInvoices",
  (select count(*)::int ${SITES}) as "siteCount", (select count(*)::int ${NAMES}) as "nameCount"`;

export async function findHoldings(em: EntityManager, userId: string): Promise<Holdings> {
  const counts = await row<Counts>(em, COUNTS, [userId]);
  if (!counts) throw new Error('a select of counts gave no row');
  const sites = `select s.id, o.title ${SITES} order by s.created_at desc, s.id desc limit ${MOST_LISTED}`;
  const names = `select d.id, d.name, d.expires_at as "expiresAt",
      (select json_build_object('id', s.id, 'title', o.title) from sites s join orders o on o.id = s.order_id
        where s.order_id = d.order_id) as site
    ${NAMES} order by d.name limit ${MOST_LISTED}`;
  return {
    ...counts,
    sites: await rows<ClosingSiteType>(em, sites, [userId]),
    names: await rows<ClosingNameType>(em, names, [userId]),
  };
}
