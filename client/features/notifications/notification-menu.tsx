import { Box, Button, Group, Popover, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { GoLink } from '#client/lib/go.js';
import { notificationMenu } from '#client/lib/messages/notification.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { useOpenedByPress } from '#client/ui/menu-on-press.js';
import { NotificationButton } from './notification-button.js';
import { NotificationRow } from './notification-row.js';
import type { useNotificationList } from './use-notification-list.js';

interface NotificationMenuProps {
  readonly state: ReturnType<typeof useNotificationList>;
}

/** The list of notifications in the header: mark one or all as read, live. */
export function NotificationMenu({ state }: NotificationMenuProps) {
  const { target, opened, setOpened } = useOpenedByPress();
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={380}
      offset={16}
      shadow="lg"
      radius="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <NotificationButton ref={target} unread={state.unread} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown p={0} maw="calc(100vw - 16px)" aria-label={notificationMenu.title}>
        <Group justify="space-between" px="md" py="sm" style={{ borderBlockEnd: '1px solid var(--b-border)' }}>
          <Text fw={700}>{notificationMenu.title}</Text>
          {state.unread > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconChecks size={16} />}
              onClick={() => void state.readAll()}
            >
              {notificationMenu.markAll}
            </Button>
          )}
        </Group>
        <NotificationList state={state} onFollow={() => setOpened(false)} />
        <Button
          component={GoLink}
          to="/dashboard/notifications"
          variant="subtle"
          fullWidth
          radius={0}
          onClick={() => setOpened(false)}
        >
          {notificationMenu.all}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface NotificationListProps extends NotificationMenuProps {
  readonly onFollow: () => void;
}

function NotificationList({ state, onFollow }: NotificationListProps) {
  if (state.items === null && state.error)
    return (
      <Box px="sm">
        <ErrorNotice error={state.error} title={notificationMenu.failedList} onRetry={state.reload} compact />
      </Box>
    );
  if (state.items === null) {
    return (
      <Stack p="md" gap="sm" aria-busy>
        {[0, 1, 2].map((n) => (
          <Skeleton key={n} h={48} radius="md" />
        ))}
      </Stack>
    );
  }
  if (state.items.length === 0)
    return <EmptyState title={notificationMenu.empty} text={notificationMenu.emptyHint} compact />;
  return (
    <ScrollArea.Autosize mah="min(460px, 60dvh)" type="auto" viewportProps={{ tabIndex: 0 }}>
      {state.items.map((item) => (
        <NotificationRow key={item.id} item={item} onRead={() => void state.read(item.id)} onFollow={onFollow} />
      ))}
    </ScrollArea.Autosize>
  );
}
