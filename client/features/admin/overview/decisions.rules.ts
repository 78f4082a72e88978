/** Where each kind of work that waits for an administrator is done. */
import type { OpenWorkKind } from '#client/gql/graphql.js';

const services = '?tab=sites&section=services&status=open&service=';

/** Below /admin. */
export const PLACES: Readonly<Record<OpenWorkKind, string>> = {
  payments: '?tab=payments&status=needs_review',
  refunds: '?tab=payments',
  adjustments: '?tab=wallets',
  balances: '?tab=wallets',
  names: '?tab=orders&domain=awaiting_confirmation&status=in_progress',
  rush: `${services}rushDelivery`,
  reports: '?tab=sites&section=reports',
  builds: '?tab=sites&build=failing',
  labels: '?tab=sites&section=labels',
  registrations: '?tab=sites&section=registrations',
  expiring: '?tab=sites&section=expiring',
  invoices: '?tab=invoices&status=overdue',
  emails: '?tab=emails&search=failed',
  maintenance: `${services}maintenancePlan`,
  tickets: '?tab=support',
};
