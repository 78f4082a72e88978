import { Badge, Button, Card, Group, Menu, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isClosed, PLATFORM_MODES, type PlatformModeKind } from '#core/platform.js';
import { formatDateTime } from '#client/lib/format.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { usePlatformMode } from '#client/lib/platform-state.js';
import { HistoryDialog } from './history-dialog.js';
import { ModeDialog } from './mode-dialog.js';
import { ScheduleDialog } from './schedule-dialog.js';

const text = platformMessages.card;
const COLOURS: Readonly<Record<PlatformModeKind, string>> = {
  normal: 'green',
  temporarily_unavailable: 'red',
  update_mode: 'red',
  development_mode: 'yellow',
};

/** The platform's mode, live, and its switch (S-200): two buttons as documented, all four modes in the menu. */
export function PlatformModeCard() {
  const { mode, message, until } = usePlatformMode();
  const [requested, setRequested] = useState<PlatformModeKind | null>(null);
  const [open, setOpen] = useState<'schedule' | 'history' | null>(null);
  return (
    // The menu is drawn inside, to be in a landmark of the page, and reaches beyond the card.
    <Card withBorder radius="lg" padding="lg" style={{ overflow: 'visible' }}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={700}>{text.title}</Text>
          <Badge color={COLOURS[mode]} variant="light" size="lg">
            {platformMessages.modes[mode]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {message ?? platformMessages.modeHints[mode]}
        </Text>
        {until && (
          <Text size="sm">
            {text.since}: {formatDateTime(new Date(until))}
          </Text>
        )}
        <Group gap="xs">
          <Button.Group>
            <Button
              variant={mode === 'normal' ? 'filled' : 'default'}
              aria-pressed={mode === 'normal'}
              onClick={() => setRequested('normal')}
            >
              {text.normal}
            </Button>
            <Button
              variant={isClosed(mode) ? 'filled' : 'default'}
              color="red"
              aria-pressed={isClosed(mode)}
              onClick={() => setRequested('temporarily_unavailable')}
            >
              {text.maintenance}
            </Button>
          </Button.Group>
        </Group>
        <Group gap={4} mx={-10}>
          <Menu position="bottom-start" withinPortal={false}>
            <Menu.Target>
              <Button variant="subtle" px={10}>
                {text.more}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {PLATFORM_MODES.map((each) => (
                <Menu.Item key={each} disabled={each === mode} onClick={() => setRequested(each)}>
                  {platformMessages.modes[each]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button variant="subtle" px={10} onClick={() => setOpen('schedule')}>
            {text.schedule}
          </Button>
          <Button variant="subtle" px={10} onClick={() => setOpen('history')}>
            {text.history}
          </Button>
        </Group>
      </Stack>
      <ModeDialog key={requested} mode={requested} onClose={() => setRequested(null)} />
      <ScheduleDialog opened={open === 'schedule'} onClose={() => setOpen(null)} />
      <HistoryDialog opened={open === 'history'} onClose={() => setOpen(null)} />
    </Card>
  );
}
