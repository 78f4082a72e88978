import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { PAGE_SIZE } from '#core/limits/limits.js';
import {
  ListedNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationAddedDocument,
  type ListedNotificationsQuery,
  type NotificationItemFragment,
} from '#client/gql/graphql.js';
import { notificationMenu } from '#client/lib/messages/notification.messages.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { toast } from '#client/ui/toast.js';

const variables = { limit: PAGE_SIZE.notifications };

/** A new notification goes to the top; the list keeps its length, and the same one is never counted twice. */
export function withAdded(data: ListedNotificationsQuery, added: NotificationItemFragment): ListedNotificationsQuery {
  const items = data.notifications.items;
  if (items.some((item) => item.id === added.id)) return data;
  return {
    ...data,
    notifications: { ...data.notifications, items: [added, ...items].slice(0, PAGE_SIZE.notifications) },
    unreadNotificationCount: data.unreadNotificationCount + (added.isRead ? 0 : 1),
  };
}

/** Marks one as read; the count goes down by one, never below zero. */
export function withRead(data: ListedNotificationsQuery, id: string): ListedNotificationsQuery {
  const wasUnread = data.notifications.items.some((item) => item.id === id && !item.isRead);
  return {
    ...data,
    notifications: {
      ...data.notifications,
      items: data.notifications.items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
    },
    unreadNotificationCount: Math.max(0, data.unreadNotificationCount - (wasUnread ? 1 : 0)),
  };
}

export function withAllRead(data: ListedNotificationsQuery): ListedNotificationsQuery {
  return {
    ...data,
    notifications: {
      ...data.notifications,
      items: data.notifications.items.map((item) => ({ ...item, isRead: true })),
    },
    unreadNotificationCount: 0,
  };
}

/**
 * The first 20 notifications and the unread count, kept live, also over a lost connection. What is marked
 * shows at once; what could not be marked is said, and the truth is read again.
 */
export function useNotificationList() {
  const query = useQuery(ListedNotificationsDocument, { variables });
  const [markOne] = useMutation(MarkNotificationReadDocument);
  const [markAll] = useMutation(MarkAllNotificationsReadDocument);
  const update = (change: (data: ListedNotificationsQuery) => ListedNotificationsQuery) =>
    query.client.cache.updateQuery({ query: ListedNotificationsDocument, variables }, (data) =>
      data ? change(data) : undefined,
    );

  useSubscription(NotificationAddedDocument, {
    onData: ({ data }) => {
      const added = data.data?.notificationAdded;
      if (added) update((old) => withAdded(old, added));
    },
  });

  useRefetchOnConnect(() => refetchOnceSettled(query.observable));

  const failed = (title: string) => (error: unknown) => {
    toast.error(error, title);
    return query.refetch().catch(() => undefined);
  };

  return {
    items: query.data?.notifications.items ?? null,
    unread: query.data?.unreadNotificationCount ?? 0,
    error: query.error,
    reload: () => void query.refetch(),
    read: async (id: string) => {
      update((old) => withRead(old, id));
      await markOne({ variables: { id } }).catch(failed(notificationMenu.failedOne));
    },
    readAll: async () => {
      update(withAllRead);
      await markAll().catch(failed(notificationMenu.failedAll));
    },
  };
}
