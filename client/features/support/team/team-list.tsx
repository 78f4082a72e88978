import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconInbox, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZE } from '../../../../core/limits/limits.js';
import { TeamTicketsDocument } from '../../../gql/graphql.js';
import { shownData } from '../../../lib/apollo/shown-data.js';
import { supportMessages } from '../../../lib/messages/support.messages.js';
import { Awaiting } from '../../../ui/awaiting.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { CsvButton } from '../../../ui/lists/csv-button.js';
import { FaPagination } from '../../../ui/lists/fa-pagination.js';
import { SearchBox } from '../../../ui/lists/search-box.js';
import styles from '../support.module.css';
import { NO_FILTER, TeamFilters, type TeamFilter } from './team-filters.js';
import { ticketOrder } from './team-order.js';
import { TeamOrder } from './team-order-choice.js';
import { TeamTickets } from './team-tickets.js';

const texts = supportMessages.team;

interface TeamListProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => Promise<unknown>;
}

/** Everyone's tickets with search and filters. `?user=` says of whom alone. */
export function TeamList({ openId, onOpen, onChanged }: TeamListProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<TeamFilter>(NO_FILTER);
  const [page, setPage] = useState(1);
  const [params, setParams] = useSearchParams();
  const userId = params.get('user');
  const filters = { ...filter, search: search.trim() || null, userId };
  const query = useQuery(TeamTicketsDocument, {
    variables: { filter: { ...filters, ...ticketOrder(params), scope: 'all' }, page, limit: PAGE_SIZE.admin },
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
  const clear = () => {
    find('', NO_FILTER);
    showEveryone();
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
      <TeamOrder onChange={() => setPage(1)} />
      <CsvButton path="/api/admin/export/support.csv" query={filters} fileName="support.csv" />
      {!found && <Awaiting query={query} failed={supportMessages.list.failed} rows={5} height={104} />}
      {found && (
        <nav aria-label={texts.label}>
          {found.items.length > 0 ? (
            <TeamTickets tickets={found.items} openId={openId} onOpen={onOpen} onChanged={onChanged} />
          ) : (
            <Nothing onClear={isNarrowed ? clear : null} />
          )}
          <FaPagination page={page} pages={found.pagination.pages} onChange={setPage} />
        </nav>
      )}
    </div>
  );
}

/** Without `onClear` there is no ticket at all. */
function Nothing({ onClear }: { readonly onClear: (() => void) | null }) {
  if (!onClear) return <EmptyState {...texts.empty} icon={<IconInbox size={28} stroke={1.75} />} compact />;
  const { title, text, action } = texts.nothingFound;
  const button = (
    <Button variant="default" mt="sm" onClick={onClear}>
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={button} compact />;
}
