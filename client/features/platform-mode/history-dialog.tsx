import { useQuery } from '@apollo/client/react';
import { Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PlatformHistoryDocument, type PlatformHistoryQuery } from '#client/gql/graphql.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';

const text = platformMessages.history;
type Change = PlatformHistoryQuery['platformHistory']['items'][number];

/** Who changed the mode or the settings, when, from what to what, and why. */
export function HistoryDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.title} size="lg">
      {opened && <History />}
    </Modal>
  );
}

function History() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(PlatformHistoryDocument, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton />;
  const { items, pagination } = data.platformHistory;
  if (items.length === 0) return <Text>{text.none}</Text>;
  return (
    <Stack>
      {items.map((change) => (
        <Row key={change.id} change={change} />
      ))}
      <FaPagination page={page} pages={pagination.pages} onChange={setPage} />
    </Stack>
  );
}

function fieldNames(changes: Change['changes']): string {
  return changes.map(({ field }) => platformMessages.settings.fields[field] ?? field).join('، ');
}

function Row({ change }: { readonly change: Change }) {
  return (
    <Stack gap={2}>
      <Text size="sm" fw={600}>
        {change.kind === 'mode'
          ? text.mode(platformMessages.modes[change.previousMode], platformMessages.modes[change.mode])
          : text.settings(fieldNames(change.changes))}
      </Text>
      {change.reason && <Text size="sm">{change.reason}</Text>}
      <Text size="xs" c="dimmed">
        {text.by(change.by)}، <JalaliDate value={change.at} time />
      </Text>
    </Stack>
  );
}
