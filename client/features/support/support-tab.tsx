import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconInbox, IconMessages, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZE } from '../../../core/limits/limits.js';
import { AnyTicketChangedDocument, TeamTicketsDocument, type TeamTicketFieldsFragment } from '../../gql/graphql.js';
import { shownData } from '../../lib/apollo/shown-data.js';
import { supportMessages } from '../../lib/messages/support.messages.js';
import { refreshQueries } from '../../lib/rest/refresh.js';
import { useRefetchOnConnect } from '../../lib/live/use-refetch-on-connect.js';
import { Awaiting } from '../../ui/awaiting.js';
import { EmptyState } from '../../ui/empty-state.js';
import { CsvButton } from '../../ui/lists/csv-button.js';
import { FaPagination } from '../../ui/lists/fa-pagination.js';
import { SearchBox } from '../../ui/lists/search-box.js';
import styles from './support.module.css';
import { TeamConversation } from './team/team-conversation.js';
import { NO_FILTER, TeamFilters, type TeamFilter } from './team/team-filters.js';
import { TicketRow } from './ticket-row.js';

const texts = supportMessages.team;
const QUERIES: ReadonlySet<string> = new Set(['TeamTickets', 'TeamConversation']);

/** Everyone's tickets, for administrators: search, filters, ten a page, live. `?ticket=` says which is open. */
export function SupportTab() {
  const [params, setParams] = useSearchParams();
  const openId = params.get('ticket');
  const client = useApolloClient();
  const refresh = () => refreshQueries(client, QUERIES);
  useSubscription(AnyTicketChangedDocument, { onData: () => void refresh() });
  useRefetchOnConnect(refresh);
  const open = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete('ticket');
    else next.set('ticket', id);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <div className={styles.panes} data-open={openId !== null || undefined}>
      <TeamList openId={openId} onOpen={open} />
      <div className={styles.main}>
        {openId === null ? (
          <div className={styles.placeholder}>
            <EmptyState title={supportMessages.choose.title} icon={<IconMessages size={28} stroke={1.75} />} />
          </div>
        ) : (
          <TeamConversation key={openId} id={openId} onBack={() => open(null)} onChanged={refresh} />
        )}
      </div>
    </div>
  );
}

interface TeamListProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

function TeamList({ openId, onOpen }: TeamListProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<TeamFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const [params, setParams] = useSearchParams();
  const userId = params.get('user');
  const filters = { ...filter, search: search.trim() || null, userId };
  const query = useQuery(TeamTicketsDocument, {
    variables: { filter: { ...filters, scope: 'all' }, page, limit: PAGE_SIZE.admin },
    fetchPolicy: 'cache-and-network',
  });
  const found = shownData(query)?.tickets;
  const find = (typed: string, chosen: TeamFilter) => {
    setSearch(typed);
    setFilter(chosen);
    setPage(1);
  };
  const showEveryone = () => {
    const next = new URLSearchParams(params);
    next.delete('user');
    setParams(next, { preventScrollReset: true });
  };
  const isNarrowed = Object.values(filters).some((value) => value !== null);
  return (
    <div className={styles.side}>
      <SearchBox
        label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        onChange={(typed) => find(typed, filter)}
      />
      <TeamFilters filter={filter} onChange={(chosen) => find(search, chosen)} />
      {userId !== null && (
        <Button variant="light" rightSection={<IconX size={16} aria-hidden />} onClick={showEveryone}>
          {texts.oneCustomer}
        </Button>
      )}
      <CsvButton path="/api/admin/export/support.csv" query={filters} fileName="support.csv" />
      {!found && <Awaiting query={query} failed={supportMessages.list.failed} rows={5} height={104} />}
      {found && (
        <nav aria-label={texts.label}>
          <Found
            tickets={found.items}
            isNarrowed={isNarrowed}
            openId={openId}
            onOpen={onOpen}
            onClear={() => {
              find('', NO_FILTER);
              showEveryone();
            }}
          />
          <FaPagination page={page} pages={found.pagination.pages} onChange={setPage} />
        </nav>
      )}
    </div>
  );
}

interface FoundProps extends TeamListProps {
  readonly tickets: readonly TeamTicketFieldsFragment[];
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

function Found({ tickets, isNarrowed, openId, onOpen, onClear }: FoundProps) {
  if (tickets.length > 0) {
    return (
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            customer={ticket.customer?.fullName ?? ticket.customer?.email}
            isOpen={ticket.id === openId}
            onOpen={() => onOpen(ticket.id)}
          />
        ))}
      </ul>
    );
  }
  if (!isNarrowed) return <EmptyState {...texts.empty} icon={<IconInbox size={28} stroke={1.75} />} compact />;
  const { title, text, action } = texts.nothingFound;
  const button = (
    <Button variant="default" mt="sm" onClick={onClear}>
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={button} compact />;
}
