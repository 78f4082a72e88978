import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconInbox, IconSearch, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { TeamTicketsDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { SearchBox } from '#client/ui/lists/search-box.js';
import styles from '../support.module.css';
import { teamFilter, teamPage, withoutTeamFilter, withTeamValue } from './team-filter.js';
import { TeamFilters } from './team-filters.js';
import { ticketOrder, withTicketOrder } from './team-order.js';
import { TeamOrder } from './team-order-choice.js';
import { TeamTickets } from './team-tickets.js';

const texts = supportMessages.team;

interface TeamListProps {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => Promise<unknown>;
  /** Beside the export; what a list of administrators has and this feature does not know. */
  readonly tools?: ReactNode;
}

/** Everyone's tickets with search and filters, which are in the address. `?user=` says of whom alone. */
export function TeamList({ openId, onOpen, onChanged, tools }: TeamListProps) {
  const [params, setParams] = useSearchParams();
  const filter = teamFilter(params);
  const page = teamPage(params);
  const query = useQuery(TeamTicketsDocument, {
    variables: { filter: { ...filter, ...ticketOrder(params), scope: 'all' }, page, limit: PAGE_SIZE.admin },
    fetchPolicy: 'cache-and-network',
  });
  const found = shownData(query)?.tickets;
  // A word typed replaces the entry of the browser's history; anything else makes a new one.
  const set = (name: string, value: string | null, replace = false) =>
    setParams((now) => withTeamValue(now, name, value), { replace, preventScrollReset: true });
  const isNarrowed = Object.values(filter).some((value) => value !== null);
  return (
    <div className={styles.side}>
      <SearchBox
        label={texts.search}
        placeholder={texts.searchHint}
        value={params.get('search') ?? ''}
        onChange={(typed) => set('search', typed, true)}
      />
      <TeamFilters filter={filter} onChange={set} />
      {filter.userId !== null && (
        <Button variant="light" rightSection={<IconX size={16} aria-hidden />} onClick={() => set('user', null)}>
          {texts.oneCustomer}
        </Button>
      )}
      <TeamOrder onChange={(order) => setParams((now) => withTicketOrder(now, order), { preventScrollReset: true })} />
      <Group gap="sm">
        <CsvButton path="/api/admin/export/support.csv" query={{ ...filter }} fileName="support.csv" />
        {tools}
      </Group>
      {!found && <Awaiting query={query} failed={supportMessages.list.failed} rows={5} height={104} />}
      {found && (
        <nav aria-label={texts.label}>
          {found.items.length > 0 ? (
            <TeamTickets tickets={found.items} openId={openId} onOpen={onOpen} onChanged={onChanged} />
          ) : (
            <Nothing
              onClear={
                isNarrowed ? () => setParams((now) => withoutTeamFilter(now), { preventScrollReset: true }) : null
              }
            />
          )}
          <FaPagination page={page} pages={found.pagination.pages} onChange={(chosen) => set('page', String(chosen))} />
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
