/** What waits for a decision of an administrator, and where each is decided. */
import type { AdminDecisionsQuery } from '../../../gql/graphql.js';
import { adminMessages } from '../../../lib/messages/admin/admin.messages.js';

const { kinds } = adminMessages.overview;

export interface Decision {
  readonly kind: keyof typeof kinds;
  readonly count: number;
  /** Where it is decided. */
  readonly to: string;
}

/** Money first, then rush orders, whose time is short; only kinds of which something waits. */
export function decisionsOf(data: AdminDecisionsQuery): Decision[] {
  const services = '?tab=sites&section=services&status=open&service=';
  const all: readonly Decision[] = [
    { kind: 'payments', count: data.paymentsToReview.pagination.total, to: '?tab=payments&status=needs_review' },
    { kind: 'refunds', count: data.refundRequests.pagination.total, to: '?tab=payments' },
    { kind: 'adjustments', count: data.adjustments.pagination.total, to: '?tab=wallets' },
    { kind: 'rush', count: data.waitingRush.pagination.total, to: `${services}rushDelivery` },
    { kind: 'reports', count: data.openReports.pagination.total, to: '?tab=sites&section=reports' },
    { kind: 'builds', count: data.failingSites.pagination.total, to: '?tab=sites&build=failing' },
    { kind: 'labels', count: data.wishedLabels.pagination.total, to: '?tab=sites&section=labels' },
    { kind: 'registrations', count: data.openRegistrations.pagination.total, to: '?tab=sites&section=registrations' },
    { kind: 'maintenance', count: data.waitingMaintenance.pagination.total, to: `${services}maintenancePlan` },
    { kind: 'tickets', count: data.unreadTicketCount, to: '?tab=support' },
  ];
  return all.filter(({ count }) => count > 0);
}
