/** Where each kind of work that waits for an administrator is done. */
import { adminLink } from '#core/client-links.js';
import type { OpenWorkKind } from '#client/gql/graphql.js';

const services = (service: string): string => adminLink('sites', { section: 'services', status: 'open', service });

export const PLACES: Readonly<Record<OpenWorkKind, string>> = {
  payments: adminLink('payments', { status: 'needs_review' }),
  refunds: adminLink('payments'),
  adjustments: adminLink('wallets'),
  balances: adminLink('wallets'),
  names: adminLink('orders', { domain: 'awaiting_confirmation', status: 'in_progress' }),
  rush: services('rushDelivery'),
  reports: adminLink('sites', { section: 'reports' }),
  builds: adminLink('sites', { build: 'failing' }),
  labels: adminLink('sites', { section: 'labels' }),
  registrations: adminLink('sites', { section: 'registrations' }),
  expiring: adminLink('sites', { section: 'expiring' }),
  invoices: adminLink('invoices', { status: 'overdue' }),
  emails: adminLink('emails', { search: 'failed' }),
  maintenance: services('maintenancePlan'),
  tickets: adminLink('support'),
};
