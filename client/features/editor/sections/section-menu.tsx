import { Menu, Text } from '@mantine/core';
import { IconBookmark, IconClipboard, IconClipboardPlus, IconCopyPlus, IconScissors } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { useSession } from '#client/lib/session/use-session.js';
import { toast } from '#client/ui/toast.js';
import { useOpenedByPress } from '#client/ui/menu-on-press.js';
import { designMessages } from '../messages/design.messages.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { keptSectionMessages as kept } from '../messages/kept-sections.messages.js';
import { readClipboard, writeClipboard } from './clipboard-text.js';
import { SectionMenuButton } from './section-menu-button.js';
import { useSectionCommands } from './use-section-commands.js';

const KeepDialog = lazy(() => import('./keep-dialog.js').then((dialog) => ({ default: dialog.KeepDialog })));

interface SectionMenuProps {
  readonly section: DesignSection;
  readonly onShow: (sectionId: string) => void;
}

/** The commands of a section beside moving and removing it. */
export function SectionMenu({ section, onShow }: SectionMenuProps) {
  const { target, opened, setOpened } = useOpenedByPress();
  const [isKeeping, setKeeping] = useState(false);
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" width={250} withinPortal returnFocus>
        <Menu.Target>
          <SectionMenuButton ref={target} name={designMessages.sectionTypes[section.sectionType]} />
        </Menu.Target>
        <Menu.Dropdown>
          <SectionItems section={section} onShow={onShow} onKeep={() => setKeeping(true)} />
        </Menu.Dropdown>
      </Menu>
      {isKeeping && (
        <Suspense>
          <KeepDialog section={section} onClose={() => setKeeping(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Rendered while the menu is open: only then is a price calculated. */
function SectionItems({ section: { id }, onShow, onKeep }: SectionMenuProps & { readonly onKeep: () => void }) {
  const { status } = useSession();
  const commands = useSectionCommands(onShow);
  const price = commands.priceOfCopy(id);
  const paste = async () => {
    const text = await readClipboard();
    if (text !== null) await commands.pasteText(text, id);
  };
  return (
    <>
      <Menu.Item leftSection={<IconCopyPlus size={17} aria-hidden />} onClick={() => commands.duplicate([id])}>
        {m.duplicate}
        {price && (
          <Text size="xs" c="dimmed">
            {price}
          </Text>
        )}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconClipboard size={17} aria-hidden />}
        onClick={() => void commands.copy([id], writeClipboard)}
      >
        {m.copy}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconScissors size={17} aria-hidden />}
        onClick={() => void commands.cut([id], writeClipboard)}
      >
        {m.cut}
      </Menu.Item>
      <Menu.Item leftSection={<IconClipboardPlus size={17} aria-hidden />} onClick={() => void paste()}>
        {m.pasteAfter}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBookmark size={17} aria-hidden />}
        onClick={() => (status === 'signed-in' ? onKeep() : toast.info(kept.needsAccount))}
      >
        {kept.keep}
      </Menu.Item>
    </>
  );
}
