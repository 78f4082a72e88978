import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiKeyCallsDocument, type ApiKeyCallFieldsFragment } from '#client/gql/graphql.js';
import { callsMessages as text } from './calls.messages.js';
import { POLLED } from '#client/lib/live/polled.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { SearchBox } from '#client/ui/lists/search-box.js';
import { Ltr } from '#client/ui/ltr.js';
import { Tone } from '#client/ui/tone.js';
import styles from './calls.module.css';
import { isRequestId, toneOf } from './calls.rules.js';

const PER_PAGE = 20;

/** The calls, newest first, and the search for one of them by its request id. */
export function CallsList({ keyId }: { readonly keyId: string }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const requestId = search.trim();
  const isWrong = requestId !== '' && !isRequestId(requestId);
  const query = useQuery(ApiKeyCallsDocument, {
    variables: { keyId, requestId: requestId === '' || isWrong ? null : requestId, page, limit: PER_PAGE },
    fetchPolicy: 'cache-and-network',
    // A call is written some seconds after its answer.
    ...POLLED,
  });
  const pages = (query.data ?? query.previousData)?.apiKeyCalls.pagination.pages ?? 0;
  const find = (typed: string) => {
    setSearch(typed);
    setPage(1);
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {text.text}
      </Text>
      <SearchBox label={text.search} placeholder={text.searchHint} value={search} onChange={find} />
      {isWrong ? (
        <Text size="sm" role="status">
          {text.noRequestId}
        </Text>
      ) : (
        <KeptList query={query} failed={text.failed} rows={5} height={56}>
          {({ apiKeyCalls: { items } }) =>
            items.length === 0 ? (
              <EmptyState
                {...(requestId === '' ? text.empty : text.notFound)}
                compact
                icon={<IconListDetails size={26} stroke={1.75} />}
              />
            ) : (
              <ul className={styles.calls}>
                {items.map((call) => (
                  <CallRow key={call.id} call={call} />
                ))}
              </ul>
            )
          }
        </KeptList>
      )}
      {!isWrong && <FaPagination page={page} pages={pages} onChange={setPage} />}
    </Stack>
  );
}

function CallRow({
  call: { id, operation, status, durationMs, calledAt },
}: {
  readonly call: ApiKeyCallFieldsFragment;
}) {
  return (
    <li className={styles.call}>
      <span className={styles.operation}>
        <Ltr>{operation}</Ltr>
        <Tone tone={toneOf(status)}>{text.status(status)}</Tone>
      </span>
      <span className={styles.facts}>
        <JalaliDate value={calledAt} time />
        <span>{text.duration(durationMs)}</span>
        <span>
          {text.requestId}: <Ltr>{id}</Ltr>
        </span>
      </span>
    </li>
  );
}
