import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { shell } from '../../lib/messages/shell.messages.js';

const load = () => import('./scheme-menu.js');
const SchemeMenu = lazy(() => load().then((module) => ({ default: module.SchemeMenu })));

/** The menu, and all that floats with it, comes with the first press: the first page of a visit does without it. */
export function SchemeToggle() {
  const [isRequested, setRequested] = useState(false);
  const button = <SchemeButton onPress={() => setRequested(true)} />;
  return isRequested ? (
    <Suspense fallback={button}>
      <SchemeMenu />
    </Suspense>
  ) : (
    button
  );
}

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

function SchemeButton({ onPress }: { readonly onPress: () => void }) {
  const { colorScheme } = useMantineColorScheme();
  const Current = ICONS[colorScheme];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      radius="md"
      aria-label={shell.scheme.label}
      aria-haspopup="menu"
      onClick={onPress}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      <Current size={20} stroke={1.75} color="var(--b-text-2)" />
    </ActionIcon>
  );
}
