import { useQuery } from '@apollo/client/react';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteDesignLink } from '#core/client-links.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { SiteSubscribersDocument } from '#client/gql/graphql.js';
import { siteNewsletterMessages as texts } from './site-newsletter.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { SearchBox } from '#client/ui/lists/search-box.js';
import styles from './newsletter.module.css';
import { SubscriberRow } from './subscriber-row.js';
import { useLiveNewsletter } from './use-live-newsletter.js';

interface NewsletterListProps {
  readonly siteId: string;
}

/** Who has confirmed an address for the newsletter of a site. */
export function NewsletterList({ siteId }: NewsletterListProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = search.trim() || null;
  const query = useQuery(SiteSubscribersDocument, {
    variables: { filter: { siteId, search: wanted }, page, limit: PAGE_SIZE.graphql },
    fetchPolicy: 'cache-and-network',
  });
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  return (
    <Stack gap="md">
      <Summary siteId={siteId} />
      <div className={styles.filters}>
        <SearchBox label={texts.search} placeholder={texts.searchHint} value={search} onChange={find} />
        <CsvButton
          path={`/api/sites/${siteId}/subscribers.csv`}
          query={{ search: wanted }}
          fileName="subscribers.csv"
          label={texts.csv}
        />
      </div>
      <KeptList query={query} failed={texts.failed} rows={5} height={72}>
        {({ siteSubscribers: { items, pagination } }) =>
          items.length === 0 ? (
            <Nothing siteId={siteId} isSearched={wanted !== null} />
          ) : (
            <>
              <ul className={styles.list} aria-label={texts.list}>
                {items.map((subscriber) => (
                  <SubscriberRow key={subscriber.id} subscriber={subscriber} />
                ))}
              </ul>
              <FaPagination page={page} pages={pagination.pages} onChange={setPage} />
            </>
          )
        }
      </KeptList>
    </Stack>
  );
}

/** How many there are, and what the list is for. */
function Summary({ siteId }: NewsletterListProps) {
  const counts = useLiveNewsletter(siteId);
  return (
    <Card padding="lg">
      <Group gap="xs" className={styles.counts} aria-live="polite">
        <Text fw={700} fz={20}>
          {texts.confirmed(counts?.confirmed ?? 0)}
        </Text>
        {counts !== undefined && counts.pending > 0 && (
          <Text c="dimmed" size="sm">
            {texts.pending(counts.pending)}
          </Text>
        )}
      </Group>
      <Text size="sm" mt={4}>
        {texts.text}
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        {texts.sending}
      </Text>
    </Card>
  );
}

function Nothing({ siteId, isSearched }: NewsletterListProps & { readonly isSearched: boolean }) {
  if (isSearched) return <EmptyState {...texts.nothingFound} icon={<IconSearch size={28} stroke={1.75} />} compact />;
  const { title, text, action } = texts.empty;
  const add = (
    <Button component={Link} to={siteDesignLink(siteId)} variant="default" mt="sm">
      {action}
    </Button>
  );
  return <EmptyState title={title} text={text} icon={<IconUsers size={28} stroke={1.75} />} action={add} compact />;
}
