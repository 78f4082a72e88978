/**
 * The migrations that the initial one has replaced. A database that ends with their last one is adopted
 * (platform/adopt-replaced.ts). This file, that one and their test go once no such database is left.
 */

/** The last of them, whose version also knows how to migrate every database that is older. */
export const LAST_REPLACED = 'Migration20261129024719_legal_agreements';

/** That version, as an operator finds it (docs/operations.md, "Migrations"). */
export const LAST_REPLACED_VERSION = `the version of 29 November 2026 whose last migration is ${LAST_REPLACED}`;

interface RemovedJob {
  readonly name: string;
  /** The name of its rows, after a count of them. */
  readonly rows: string;
  /** Counts the rows that it would still change. */
  readonly count: string;
}

/** Jobs of that version that brought older rows up to date at every start, once for each of their conditions. */
export const REMOVED_JOBS: readonly RemovedJob[] = [
  {
    name: 'backfill_renewals',
    rows: 'paid invoices of orders have no terms of renewal',
    count: `select count(*)::int as count from invoices i join orders o on o.id = i.order_id
      where i.kind = 'order' and i.status = 'paid' and i.renewal is null
        and o.payment_status = 'paid' and o.status <> 'cancelled' and o.deleted_at is null`,
  },
  {
    name: 'backfill_credit_notes',
    rows: 'completed refunds of invoices have no credit note',
    count: `select count(*)::int as count from payment_refunds r
      join payments p on p.id = r.payment_id and p.outcome = 'applied' and p.invoice_id is not null
      where r.status = 'completed' and not exists (select from credit_notes c where c.refund_id = r.id)`,
  },
  {
    name: 'backfill_sites',
    rows: 'paid orders have no site',
    count: `select count(*)::int as count from orders o
      where o.payment_status = 'paid' and o.status <> 'cancelled' and o.deleted_at is null
        and not exists (select from sites s where s.order_id = o.id)`,
  },
  {
    name: 'backfill_sites',
    rows: 'sites do not have the domain of their order',
    count: `select count(*)::int as count from sites s join orders o on o.id = s.order_id
      where s.stop is null and o.domain <> '' and o.payment_status = 'paid' and o.status <> 'cancelled'
        and o.deleted_at is null
        and not exists (select from site_domains d where d.site_id = s.id and d.origin = 'order')`,
  },
  {
    name: 'backfill_sites',
    rows: 'sites show pages that do not name their domain',
    count: `select count(*)::int as count from sites s join releases r on r.id = s.live_release_id
      where s.stop is null and s.building_number is null and r.address is null and r.origin = 'design'
        and exists (select from site_domains d where d.site_id = s.id and d.is_primary)`,
  },
];
