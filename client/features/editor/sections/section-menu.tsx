import { Menu, Text } from '@mantine/core';
import { IconClipboard, IconClipboardPlus, IconCopyPlus, IconScissors } from '@tabler/icons-react';
import type { DesignSection } from '#core/design/design.js';
import { useOpenedByPress } from '#client/ui/menu-on-press.js';
import { designMessages } from '../messages/design.messages.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { readClipboard, writeClipboard } from './clipboard-text.js';
import { SectionMenuButton } from './section-menu-button.js';
import { useSectionCommands } from './use-section-commands.js';

interface SectionMenuProps {
  readonly section: DesignSection;
  readonly onShow: (sectionId: string) => void;
}

/** The commands of a section beside moving and removing it. */
export function SectionMenu({ section, onShow }: SectionMenuProps) {
  const { target, opened, setOpened } = useOpenedByPress();
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={250} withinPortal returnFocus>
      <Menu.Target>
        <SectionMenuButton ref={target} name={designMessages.sectionTypes[section.sectionType]} />
      </Menu.Target>
      <Menu.Dropdown>
        <SectionItems section={section} onShow={onShow} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Rendered while the menu is open: only then is a price calculated. */
function SectionItems({ section: { id }, onShow }: SectionMenuProps) {
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
    </>
  );
}
