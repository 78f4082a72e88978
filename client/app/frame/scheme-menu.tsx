import { ActionIcon, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { shell } from '../../lib/messages/shell.messages.js';

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;
const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** The three schemes. Opened as soon as it is loaded, because it was loaded by a click. */
export function SchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = ICONS[colorScheme];
  return (
    <Menu defaultOpened position="bottom-end" width={180} offset={16} withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} radius="md" aria-label={shell.scheme.label}>
          <Current size={20} stroke={1.75} color="var(--b-text-2)" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => {
          const Icon = ICONS[scheme];
          return (
            <Menu.Item
              key={scheme}
              role="menuitemradio"
              aria-checked={scheme === colorScheme}
              leftSection={<Icon size={18} stroke={1.75} />}
              rightSection={scheme === colorScheme ? <IconCheck size={16} /> : null}
              onClick={() => setColorScheme(scheme)}
            >
              {shell.scheme[scheme]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
