import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { shell } from '#client/lib/messages/shell.messages.js';

/** By the scheme that is chosen. */
export const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** Opens the menu of schemes. */
export function SchemeButton(props: ComponentProps<'button'>) {
  const { colorScheme } = useMantineColorScheme();
  const Current = SCHEME_ICONS[colorScheme];
  return (
    <ActionIcon {...props} variant="subtle" color="gray" size={40} radius="md" aria-label={shell.scheme.label}>
      <Current size={20} stroke={1.75} color="var(--b-text-2)" />
    </ActionIcon>
  );
}
