import { useApolloClient, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { Button, Card, Container, SegmentedControl, Stack } from '@mantine/core';
import { IconBell, IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationAddedDocument,
  NotificationPageDocument,
} from '#client/gql/graphql.js';
import { notificationMenu, notificationsPage as texts } from '#client/lib/messages/notification.messages.js';
import { refetchOnceSettled, refreshQueries } from '#client/lib/rest/refresh.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import { KeptList } from '#client/ui/lists/kept-list.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { toast } from '#client/ui/toast.js';
import { NotificationRow } from './notification-row.js';

/** This page, and the list in the header. */
const LISTS: ReadonlySet<string> = new Set(['NotificationPage', 'ListedNotifications']);

/** `/dashboard/notifications`: all of them, twenty a page, live. */
export function NotificationsPage() {
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [page, setPage] = useState(1);
  const query = useQuery(NotificationPageDocument, {
    variables: { page, limit: PAGE_SIZE.notifications, unreadOnly },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = () => void refetchOnceSettled(query.observable);
  useSubscription(NotificationAddedDocument, { onData: refresh });
  useRefetchOnConnect(refresh);
  const { read, readAll, isBusy } = useMarkRead();
  const show = (which: string) => {
    setUnreadOnly(which === 'unread');
    setPage(1);
  };
  const shown = query.data ?? query.previousData;
  const pages = shown?.notifications.pagination.pages ?? 0;
  return (
    <Container size={760} py="xl">
      <PageTitle
        title={notificationMenu.title}
        text={texts.lead}
        actions={
          Boolean(shown?.unreadNotificationCount) && (
            <Button
              variant="default"
              leftSection={<IconChecks size={18} aria-hidden />}
              loading={isBusy}
              onClick={() => void readAll()}
            >
              {notificationMenu.markAll}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <SegmentedControl
          aria-label={texts.shown}
          value={unreadOnly ? 'unread' : 'every'}
          onChange={show}
          data={[
            { value: 'every', label: texts.every },
            { value: 'unread', label: texts.unread },
          ]}
        />
        <KeptList query={query} failed={notificationMenu.failedList} rows={6} height={72}>
          {({ notifications: { items } }) =>
            items.length === 0 ? (
              <Nothing unreadOnly={unreadOnly} />
            ) : (
              <Card component="section" aria-label={notificationMenu.title} p={0}>
                {items.map((item) => (
                  <NotificationRow key={item.id} item={item} onRead={() => void read(item.id)} />
                ))}
              </Card>
            )
          }
        </KeptList>
        <FaPagination page={page} pages={pages} onChange={setPage} />
      </Stack>
    </Container>
  );
}

function Nothing({ unreadOnly }: { readonly unreadOnly: boolean }) {
  const icon = <IconBell size={28} stroke={1.75} />;
  if (unreadOnly) return <EmptyState icon={icon} title={texts.nothingUnread} />;
  return <EmptyState icon={icon} title={notificationMenu.empty} text={notificationMenu.emptyHint} />;
}

function useMarkRead() {
  const client = useApolloClient();
  const [markOne] = useMutation(MarkNotificationReadDocument);
  const [markAll, { loading }] = useMutation(MarkAllNotificationsReadDocument);
  const then = async (marked: Promise<unknown>, failed: string) => {
    await marked.catch((error: unknown) => toast.error(error, failed));
    await refreshQueries(client, LISTS);
  };
  return {
    read: (id: string) => then(markOne({ variables: { id } }), notificationMenu.failedOne),
    readAll: () => then(markAll(), notificationMenu.failedAll),
    isBusy: loading,
  };
}
