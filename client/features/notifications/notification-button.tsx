import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import { notificationMenu } from '#client/lib/messages/notification.messages.js';

interface NotificationButtonProps extends ComponentProps<'button'> {
  readonly unread: number;
}

/** Opens the list of notifications; says how many of them are unread. */
export function NotificationButton({ unread, ...props }: NotificationButtonProps) {
  const badge = unread === 0 ? null : toPersianDigits(Math.min(unread, 99));
  return (
    <Indicator label={badge} disabled={badge === null} size={18} offset={6} color="red.7">
      <ActionIcon
        {...props}
        variant="subtle"
        color="gray"
        size={40}
        radius="md"
        aria-label={notificationMenu.open(badge)}
      >
        <IconBell size={21} stroke={1.75} color="var(--b-text-2)" />
      </ActionIcon>
    </Indicator>
  );
}
