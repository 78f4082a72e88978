import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import type { DesignSection } from '../../../../../../core/design.js';
import { findLayout, layoutIdsOf, typesOfLayout } from '../../../../../../sitekit/library.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { useAnnounce } from '../../../parts/announcer.js';
import { undoToast } from '../../../../../ui/dialogs/undo-toast.js';
import { useKitsReady } from '../../../../../ui/preview/use-site-kits.js';
import { useWizard } from '../../../wizard-context.js';
import styles from '../lists.module.css';
import { useTrade } from '../use-trade.js';

const m = designMessages.sections;
const ContentDrawer = lazy(() =>
  import('../content/content-drawer.js').then((drawer) => ({ default: drawer.ContentDrawer })),
);
const LayoutPicker = lazy(() => import('./layout-picker.js').then((picker) => ({ default: picker.LayoutPicker })));

interface SectionRowProps {
  readonly section: DesignSection;
  readonly pageId: string;
  readonly index: number;
  readonly count: number;
  readonly onShow: (sectionId: string) => void;
}

export const SectionRow = memo(function SectionRow({ section, pageId, index, count, onShow }: SectionRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: section.id,
    attributes: { roleDescription: designMessages.sort.role },
  });
  const name = designMessages.sectionTypes[section.sectionType];
  return (
    <li
      ref={setNodeRef}
      className={styles.section}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.line}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.grip}
          aria-label={m.drag(name)}
          {...attributes}
          {...listeners}
        >
          <IconGripVertical size={18} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.sectionName}
          title={m.scrollTo(name)}
          onClick={() => onShow(section.id)}
        >
          {name}
        </button>
        <RowButtons section={section} pageId={pageId} index={index} count={count} onShow={onShow} />
      </div>
      <LayoutStepper section={section} name={name} onShow={onShow} />
    </li>
  );
});

/** Content, up, down, remove. A removal can be undone from the message that tells of it. */
function RowButtons({ section, pageId, index, count, onShow }: SectionRowProps) {
  const { dispatch } = useWizard();
  const announce = useAnnounce();
  const name = designMessages.sectionTypes[section.sectionType];
  const move = (to: number) => {
    dispatch({ type: 'sectionMoved', sectionId: section.id, to });
    announce(designMessages.sort.dropped(name, to + 1));
    onShow(section.id);
  };
  const remove = () => {
    dispatch({ type: 'sectionRemoved', sectionId: section.id });
    undoToast(m.removed(name), () => {
      dispatch({ type: 'sectionRestored', pageId, section, index });
      announce(m.restored(name));
    });
  };
  return (
    <>
      <EditButton section={section} onShow={onShow} />
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="gray"
        size={32}
        disabled={index === 0}
        aria-label={m.up(name)}
        onClick={() => move(index - 1)}
      >
        <IconArrowUp size={17} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="gray"
        size={32}
        disabled={index === count - 1}
        aria-label={m.down(name)}
        onClick={() => move(index + 1)}
      >
        <IconArrowDown size={17} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="red"
        size={32}
        aria-label={m.remove(name)}
        onClick={remove}
      >
        <IconTrash size={17} stroke={1.75} />
      </ActionIcon>
    </>
  );
}

function EditButton({ section, onShow }: Pick<SectionRowProps, 'section' | 'onShow'>) {
  const { askedSection, askForSection } = useWizard();
  const [isEditing, setEditing] = useState(false);
  useEffect(() => {
    if (askedSection !== section.id) return;
    askForSection(null);
    setEditing(true);
    onShow(section.id);
  }, [askedSection, askForSection, section.id, onShow]);
  const edit = () => {
    setEditing(true);
    onShow(section.id);
  };
  return (
    <>
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="gray"
        size={32}
        aria-label={m.edit(designMessages.sectionTypes[section.sectionType])}
        onClick={edit}
      >
        <IconPencil size={17} stroke={1.75} />
      </ActionIcon>
      {isEditing && (
        <Suspense>
          <ContentDrawer section={section} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

interface LayoutStepperProps {
  readonly section: DesignSection;
  readonly name: string;
  readonly onShow: (sectionId: string) => void;
}

/** Previous and next layout, around the ends. */
function LayoutStepper({ section, name, onShow }: LayoutStepperProps) {
  const { dispatch } = useWizard();
  const announce = useAnnounce();
  const [isPicking, setPicking] = useState(false);
  const layouts = layoutIdsOf(section.sectionType);
  useKitsReady({ types: typesOfLayout(section.layoutId, section.sectionType), trade: useTrade() });
  const shown = findLayout(section.layoutId);
  const at = Math.max(0, layouts.indexOf(section.layoutId));
  const step = (by: 1 | -1) => {
    dispatch({ type: 'layoutStepped', sectionId: section.id, by, layouts });
    announce(m.layoutChanged(name, ((at + by + layouts.length) % layouts.length) + 1, layouts.length));
    onShow(section.id);
  };
  if (layouts.length < 2) return null;
  return (
    <div className={styles.stepper}>
      <ActionIcon variant="default" size={30} aria-label={m.previousLayout(name)} onClick={() => step(-1)}>
        <IconChevronRight size={17} />
      </ActionIcon>
      <button type="button" className={styles.layout} title={m.pickLayout(name)} onClick={() => setPicking(true)}>
        <span className={styles.layoutName}>{shown?.name}</span>
        <span className={styles.layoutCount}>{m.layoutOf(at + 1, layouts.length)}</span>
      </button>
      {isPicking && (
        <Suspense>
          <LayoutPicker section={section} onClose={() => setPicking(false)} onPicked={onShow} />
        </Suspense>
      )}
      <ActionIcon variant="default" size={30} aria-label={m.nextLayout(name)} onClick={() => step(1)}>
        <IconChevronLeft size={17} />
      </ActionIcon>
    </div>
  );
}
