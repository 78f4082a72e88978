import { ActionIcon, Badge, Menu, Text } from '@mantine/core';
import { IconCopyOff, IconDots, IconTrash } from '@tabler/icons-react';
import type { DesignPage, DesignSection } from '#core/design/design.js';
import { sharedOn, type SharedPlace } from '#core/design/shared-sections.js';
import { newId } from '#client/lib/new-id.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { designMessages } from '../messages/design.messages.js';
import { sharedMessages as m } from '../messages/pages.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { useDispatchWithRoom } from '../context/use-dispatch-with-room.js';
import { HiddenMark } from './hidden-mark.js';
import layers from './layers.module.css';
import styles from './shared-row.module.css';

interface SharedRowProps {
  readonly place: SharedPlace;
  readonly page: DesignPage;
  /** Opens the fields of a section. */
  readonly onOpen: (sectionId: string) => void;
}

/** The header or footer that this page shows with the others; nothing where it has its own. */
export function SharedRow({ place, page, onOpen }: SharedRowProps) {
  const { draft, selected } = useEditor();
  const section = sharedOn(page, draft.design, place);
  if (!section) return null;
  const name = designMessages.sectionTypes[section.sectionType];
  const isSelected = section.id === selected;
  return (
    <div className={`${layers.row} ${styles.row}`} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={layers.name}
        aria-label={`${designMessages.sections.edit(name)}، ${m.badge}`}
        aria-current={isSelected || undefined}
        onClick={() => onOpen(section.id)}
      >
        {name}
      </button>
      {section.hiddenOn && <HiddenMark device={section.hiddenOn} />}
      <Badge size="sm" variant="light" c="var(--b-accent-text)" title={m.badgeHint} aria-hidden>
        {m.badge}
      </Badge>
      <span className={layers.acts}>
        <SharedMenu section={section} place={place} pageId={page.id} />
      </span>
    </div>
  );
}

interface SharedMenuProps {
  readonly section: DesignSection;
  readonly place: SharedPlace;
  readonly pageId: string;
}

function SharedMenu({ section, place, pageId }: SharedMenuProps) {
  const { dispatch } = useEditor();
  const dispatchWithRoom = useDispatchWithRoom();
  const announce = useAnnounce();
  const { noteOf } = useEditorHost();
  const isSmall = useIsSmall();
  const name = designMessages.sectionTypes[section.sectionType];
  const detaching = (): EditorAction => ({ type: 'sharedDetached', place, pageId, id: newId('section') });
  const price = noteOf(detaching())?.label ?? null;
  const remove = () => {
    dispatch({ type: 'sectionsRemoved', sectionIds: [section.id] });
    undoToast(m.removed(name), () => dispatch({ type: 'sharedRestored', section }));
  };
  return (
    <Menu position="bottom-end" width={240} withinPortal returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={isSmall ? 40 : 26} aria-label={m.options(name)}>
          <IconDots size={17} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopyOff size={17} aria-hidden />}
          onClick={() => {
            if (dispatchWithRoom(detaching())) announce(m.detached(name, price));
          }}
        >
          {m.detach}
          {price && (
            <Text size="xs" c="dimmed">
              {price}
            </Text>
          )}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={17} aria-hidden />} onClick={remove}>
          {m.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
