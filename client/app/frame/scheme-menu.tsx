import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { shell } from '#client/lib/messages/shell.messages.js';
import { useOpenedByPress } from '#client/ui/menu-on-press.js';
import { SCHEME_ICONS, SchemeButton } from './scheme-button.js';

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** The three schemes, and the button that opens them. */
export function SchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { target, opened, setOpened } = useOpenedByPress();
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={180} offset={16} withinPortal={false}>
      <Menu.Target>
        <SchemeButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => {
          const Icon = SCHEME_ICONS[scheme];
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
