import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { shell } from '#client/lib/messages/shell.messages.js';

/** The signs of the choices. */
export const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** Opens the menu of schemes. Shows the one that is seen, as the landing page does. */
export function SchemeButton(props: ComponentProps<'button'>) {
  const Current = SCHEME_ICONS[useComputedColorScheme()];
  return (
    <ActionIcon {...props} variant="subtle" color="gray" size={44} radius="md" aria-label={shell.scheme.label}>
      <Current size={20} stroke={1.75} color="var(--b-text-2)" />
    </ActionIcon>
  );
}
