import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { memo, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { designMessages } from '../messages/design.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { Grip, useSortableRow } from '../sortable/sortable-row.js';
import { useIsSmall } from '../screen/use-is-small.js';
import { useDispatch } from '../context/editor-context.js';
import styles from './layers.module.css';
import { HiddenMark } from './hidden-mark.js';
import { SectionMenuToggle } from './section-menu-toggle.js';
import { ShareButton } from './share-button.js';
import { useRemoveSections } from './use-remove-sections.js';

const m = designMessages.sections;

interface SectionRowProps {
  readonly section: DesignSection;
  readonly pageId: string;
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  /** Opens it, or chooses it where Ctrl or Shift is held. */
  readonly onPick: (sectionId: string, event: MouseEvent) => void;
  readonly onShow: (sectionId: string) => void;
}

/** A layer: its grip, its name, which opens its fields, and what moves or removes it. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { section, isSelected, onPick } = props;
  const { row, grip } = useSortableRow(section.id);
  const name = designMessages.sectionTypes[section.sectionType];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);
  return (
    <li {...row} className={styles.row} data-selected={isSelected || undefined}>
      <Grip label={m.drag(name)} grip={grip} />
      <button
        ref={button}
        type="button"
        className={styles.name}
        aria-label={m.edit(name)}
        aria-current={isSelected || undefined}
        onClick={(event) => onPick(section.id, event)}
      >
        {name}
      </button>
      {section.hiddenOn && <HiddenMark device={section.hiddenOn} />}
      <span className={styles.acts}>
        <RowActions {...props} />
      </span>
    </li>
  );
});

/** Up, down, remove, and the menu of the rest. */
function RowActions({ section, pageId, index, count, onShow }: SectionRowProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const name = designMessages.sectionTypes[section.sectionType];
  const move = (to: number) => {
    dispatch({ type: 'sectionMoved', sectionId: section.id, to });
    announce(designMessages.sort.dropped(name, to + 1));
    onShow(section.id);
  };
  const remove = useRemoveSections(pageId);
  return (
    <>
      <ShareButton section={section} />
      <RowAction label={m.up(name)} isOff={index === 0} onAct={() => move(index - 1)}>
        <IconArrowUp size={16} stroke={1.75} />
      </RowAction>
      <RowAction label={m.down(name)} isOff={index === count - 1} onAct={() => move(index + 1)}>
        <IconArrowDown size={16} stroke={1.75} />
      </RowAction>
      <RowAction label={m.remove(name)} color="red" onAct={() => remove([{ section, index }])}>
        <IconTrash size={16} stroke={1.75} />
      </RowAction>
      <SectionMenuToggle section={section} onShow={onShow} />
    </>
  );
}

interface RowActionProps {
  readonly label: string;
  readonly color?: string;
  readonly isOff?: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

function RowAction({ label, color = 'gray', isOff = false, onAct, children }: RowActionProps) {
  const isSmall = useIsSmall();
  return (
    <ActionIcon
      className={styles.act}
      variant="subtle"
      color={color}
      size={isSmall ? 40 : 26}
      disabled={isOff}
      aria-label={label}
      onClick={onAct}
    >
      {children}
    </ActionIcon>
  );
}
