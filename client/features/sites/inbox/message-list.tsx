import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArchive, IconInbox, IconSearch, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteDesignLink } from '#core/client-links.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { SiteMessagesDocument, type SiteMessageState } from '#client/gql/graphql.js';
import { siteInboxMessages as texts } from '#client/lib/messages/sites/site-inbox.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import styles from './inbox.module.css';
import { ALL, ListFilters, type ListFilter } from './list-filters.js';
import { MessageRows } from './message-rows.js';

interface MessageListProps {
  readonly siteId: string;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** The messages of a site, newest first. */
export function MessageList({ siteId, openId, onOpen }: MessageListProps) {
  const [filter, setFilter] = useState<ListFilter>(ALL);
  const [page, setPage] = useState(1);
  const conditions = { siteId, ...filter, search: filter.search.trim() || null };
  const query = useQuery(SiteMessagesDocument, {
    variables: { filter: conditions, page, limit: PAGE_SIZE.graphql },
    fetchPolicy: 'cache-and-network',
  });
  const find = (chosen: ListFilter) => {
    setFilter(chosen);
    setPage(1);
  };
  return (
    <div className={styles.side}>
      <ListFilters siteId={siteId} filter={filter} onChange={find} />
      <KeptList query={query} failed={texts.list.failed} rows={5} height={96}>
        {({ siteMessages: { items, pagination } }) =>
          items.length === 0 ? (
            <Nothing siteId={siteId} filter={filter} onClear={() => find({ ...ALL, state: filter.state })} />
          ) : (
            <nav aria-label={texts.list.label}>
              <MessageRows messages={items} state={filter.state} openId={openId} onOpen={onOpen} />
              <FaPagination page={page} pages={pagination.pages} onChange={setPage} />
            </nav>
          )
        }
      </KeptList>
    </div>
  );
}

const ICONS: Readonly<Record<SiteMessageState, typeof IconInbox>> = {
  inbox: IconInbox,
  archived: IconArchive,
  spam: IconShieldCheck,
};

interface NothingProps {
  readonly siteId: string;
  readonly filter: ListFilter;
  readonly onClear: () => void;
}

function Nothing({ siteId, filter, onClear }: NothingProps) {
  if (filter.isUnread || filter.search.trim() !== '') {
    const { title, text, action } = texts.empty.nothingFound;
    const clear = (
      <Button variant="default" mt="sm" onClick={onClear}>
        {action}
      </Button>
    );
    return (
      <EmptyState title={title} text={text} icon={<IconSearch size={28} stroke={1.75} />} action={clear} compact />
    );
  }
  const Icon = ICONS[filter.state];
  const { title, text } = texts.empty[filter.state];
  const add = filter.state === 'inbox' && (
    <Button component={Link} to={siteDesignLink(siteId)} variant="default" mt="sm">
      {texts.empty.inbox.action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<Icon size={28} stroke={1.75} />} action={add} compact />;
}
