import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { TicketChangedDocument, TicketsDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { CUSTOMER_QUERIES } from './conversation/conversation.js';
import styles from './support.module.css';
import { TicketRow } from './ticket-row.js';

const texts = supportMessages.list;

interface TicketListProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** One's own tickets, what was written in last first. Keeps itself and the open conversation true. */
export function TicketList({ openId, onOpen }: TicketListProps) {
  const [page, setPage] = useState(1);
  const client = useApolloClient();
  const query = useQuery(TicketsDocument, {
    variables: { filter: null, page, limit: PAGE_SIZE.admin },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => refreshQueries(client, CUSTOMER_QUERIES);
  useSubscription(TicketChangedDocument, { onData: () => void refresh() });
  useRefetchOnConnect(refresh);
  const found = shownData(query)?.tickets;
  if (!found) return <Awaiting query={query} failed={texts.failed} rows={4} height={104} />;
  if (found.items.length === 0)
    return <EmptyState {...texts.empty} icon={<IconMessages size={28} stroke={1.75} />} compact />;
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.list}>
        {found.items.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} isOpen={ticket.id === openId} onOpen={() => onOpen(ticket.id)} />
        ))}
      </ul>
      <FaPagination page={page} pages={found.pagination.pages} onChange={setPage} />
    </nav>
  );
}
