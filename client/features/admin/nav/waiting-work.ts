import { useQuery } from '@apollo/client/react';
import { WaitingWorkDocument, type WaitingWorkQuery } from '#client/gql/graphql.js';
import { adminPageMessages } from '../admin-page.messages.js';
import { LIVE_LIST, useLiveList, useLiveTickets } from '#client/ui/admin/live-list.js';

const QUERIES: ReadonlySet<string> = new Set(['WaitingWork']);

export interface Waiting {
  readonly count: number;
  /** The name of the counted things, with the number. */
  readonly label: string;
}

/** How much waits for a person behind each tab, by its key, live. */
export function useWaitingWork(): Readonly<Record<string, Waiting>> {
  const { data } = useQuery(WaitingWorkDocument, LIVE_LIST);
  useLiveTickets(QUERIES);
  useLiveList('payments', QUERIES);
  return data ? waitingOf(data) : {};
}

function waitingOf({ unreadTicketCount: tickets, paymentLog }: WaitingWorkQuery): Readonly<Record<string, Waiting>> {
  const payments = paymentLog.pagination.total;
  return {
    support: { count: tickets, label: adminPageMessages.unreadTickets(tickets) },
    payments: { count: payments, label: adminPageMessages.paymentsToReview(payments) },
  };
}
