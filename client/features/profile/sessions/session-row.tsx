import { Badge, Button, Group, Text, ThemeIcon } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeviceKind, OwnSessionFragment } from '#client/gql/graphql.js';
import { sessionMessages as text } from './sessions.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import rows from '#client/ui/lists/row-list.module.css';
import styles from './sessions-card.module.css';

const ICONS: Readonly<Record<DeviceKind, ReactNode>> = {
  computer: <IconDeviceDesktop size={20} stroke={1.75} />,
  phone: <IconDeviceMobile size={20} stroke={1.75} />,
  tablet: <IconDeviceTablet size={20} stroke={1.75} />,
  unknown: <IconWorld size={20} stroke={1.75} />,
};

interface SessionRowProps {
  readonly session: OwnSessionFragment;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const name = text.deviceName(session.browser, session.os);
  return (
    <li className={rows.row}>
      <ThemeIcon size={28} aria-hidden>
        {ICONS[session.device]}
      </ThemeIcon>
      <div>
        <Group gap="xs">
          <Text fw={650}>{name}</Text>
          {session.isCurrent && (
            <Badge color="green" className={styles.here}>
              {text.current}
            </Badge>
          )}
        </Group>
        <div className={rows.facts}>
          <span>
            {text.lastUsed}: <JalaliDate value={session.lastUsedAt} ago />
          </span>
          <span>
            {text.since}: <JalaliDate value={session.createdAt} />
          </span>
          {session.ip !== null && (
            <span>
              {text.address}: <Ltr>{session.ip}</Ltr>
            </span>
          )}
        </div>
      </div>
      {!session.isCurrent && (
        <Button variant="default" size="sm" loading={busy} aria-label={text.endNamed(name)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
