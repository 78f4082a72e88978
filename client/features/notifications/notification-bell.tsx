import { ActionIcon, Button, Group, Indicator, Popover, ScrollArea, Skeleton, Stack, Text } from '@mantine/core';
import { IconBell, IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { toPersianDigits } from '../../../core/digits.js';
import { bell } from '../../lib/messages/notification.messages.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { NotificationRow } from './notification-row.js';
import { useBell } from './use-bell.js';

/** The bell in the header: badge, list, mark one or all as read, live. */
export function NotificationBell() {
  const [opened, setOpened] = useState(false);
  const state = useBell();
  const badge = state.unread === 0 ? null : toPersianDigits(Math.min(state.unread, 99));
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
      <Indicator label={badge} disabled={badge === null} size={18} offset={6} color="red.7">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            radius="md"
            aria-label={bell.open(badge)}
            onClick={() => setOpened(!opened)}
          >
            <IconBell size={21} stroke={1.75} color="var(--b-text-2)" />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} maw="calc(100vw - 16px)" aria-label={bell.title}>
        <Group justify="space-between" px="md" py="sm" style={{ borderBlockEnd: '1px solid var(--b-border)' }}>
          <Text fw={700}>{bell.title}</Text>
          {badge !== null && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconChecks size={16} />}
              onClick={() => void state.readAll()}
            >
              {bell.markAll}
            </Button>
          )}
        </Group>
        <BellList state={state} onFollow={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function BellList({ state, onFollow }: { readonly state: ReturnType<typeof useBell>; readonly onFollow: () => void }) {
  if (state.items === null && state.error)
    return <ErrorNotice error={state.error} title={bell.failedList} onRetry={state.reload} compact />;
  if (state.items === null) {
    return (
      <Stack p="md" gap="sm" aria-busy>
        {[0, 1, 2].map((n) => (
          <Skeleton key={n} h={48} radius="md" />
        ))}
      </Stack>
    );
  }
  if (state.items.length === 0) return <EmptyState title={bell.empty} text={bell.emptyHint} compact />;
  return (
    <ScrollArea.Autosize mah="min(460px, 60dvh)" type="auto" viewportProps={{ tabIndex: 0 }}>
      {state.items.map((item) => (
        <NotificationRow key={item.id} item={item} onRead={() => void state.read(item.id)} onFollow={onFollow} />
      ))}
    </ScrollArea.Autosize>
  );
}
