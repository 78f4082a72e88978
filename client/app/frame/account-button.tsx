import { Avatar, UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { initialsOf } from '#client/lib/initials.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { useSession } from '#client/lib/session/use-session.js';

/** The viewer's picture or initials. */
export function AccountButton(props: ComponentProps<'button'>) {
  const { user } = useSession();
  const initials = initialsOf(user?.fullName ?? user?.email ?? '');
  return (
    <UnstyledButton {...props} aria-label={`${shell.accountMenu} ${initials}`} style={{ borderRadius: 999 }}>
      <Avatar src={user?.avatarUrl ?? null} alt="" color="violet" size={44} radius="xl">
        {initials}
      </Avatar>
    </UnstyledButton>
  );
}
