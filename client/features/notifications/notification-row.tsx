import { ActionIcon, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { NotificationItemFragment } from '#client/gql/graphql.js';
import { GoLink } from '#client/lib/go.js';
import { notificationMenu } from '#client/lib/messages/notification.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  readonly item: NotificationItemFragment;
  readonly onRead: () => void;
  /** The reader went where the notification points. */
  readonly onFollow?: () => void;
}

export function NotificationRow({ item, onRead, onFollow }: NotificationRowProps) {
  const follow = () => {
    if (!item.isRead) onRead();
    onFollow?.();
  };
  return (
    <Group className={styles.row} data-unread={!item.isRead || undefined} wrap="nowrap" align="flex-start" gap="xs">
      <Stack gap={2} flex={1} miw={0}>
        <Text size="sm" fw={item.isRead ? 500 : 700}>
          {item.link === null ? (
            item.title
          ) : (
            <GoLink className={styles.link} to={item.link} onClick={follow}>
              {item.title}
            </GoLink>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {item.message}
        </Text>
        <Text size="xs" c="dimmed">
          <JalaliDate value={item.createdAt} ago />
        </Text>
      </Stack>
      {!item.isRead && (
        <Tooltip label={notificationMenu.markOne}>
          <ActionIcon
            variant="subtle"
            size={32}
            aria-label={`${notificationMenu.markOne}: ${item.title}`}
            onClick={onRead}
          >
            <IconCheck size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}
