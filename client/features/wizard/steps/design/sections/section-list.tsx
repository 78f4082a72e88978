import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { DesignPage } from '../../../../../../core/design/design.js';
import { DESIGN } from '../../../../../../core/limits/limits.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { useWizard } from '../../../wizard-context.js';
import styles from './layers.module.css';
import { SectionRow } from './section-row.js';
import { SharedRow } from './shared-row.js';
import { sortAnnouncements } from './sort-announcements.js';

const m = designMessages.sections;

interface SectionListProps {
  readonly page: DesignPage;
  readonly onAdd: () => void;
  /** Opens the fields of a section. */
  readonly onOpen: (sectionId: string) => void;
  readonly onShow: (sectionId: string) => void;
}

/** The layers of the shown page, sorted by drag, by keyboard and by buttons. */
export function SectionList({ page, onAdd, onOpen, onShow }: SectionListProps) {
  const { dispatch, selected } = useWizard();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { sections } = page;
  const accessibility = useMemo(
    () =>
      sortAnnouncements(
        sections.map(({ id, sectionType }) => ({ id, name: designMessages.sectionTypes[sectionType] })),
      ),
    [sections],
  );
  const isFull = sections.length >= DESIGN.maxSectionsPerPage;
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = sections.findIndex((section) => section.id === over?.id);
    if (over === null || active.id === over.id || to < 0) return;
    dispatch({ type: 'sectionMoved', sectionId: String(active.id), to });
    onShow(String(active.id));
  };
  return (
    <section className={styles.block} aria-label={m.title(page.name)}>
      <h3 className={styles.title}>{m.title(page.name)}</h3>
      <SharedRow place="header" page={page} onOpen={onOpen} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[restrictToVerticalAxis, restrictToParentElement]}
        accessibility={accessibility}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={sections.map((section) => section.id)} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {sections.map((section, index) => (
              <SectionRow
                key={section.id}
                section={section}
                pageId={page.id}
                index={index}
                count={sections.length}
                isSelected={section.id === selected}
                onOpen={onOpen}
                onShow={onShow}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <SharedRow place="footer" page={page} onOpen={onOpen} />
      <Tooltip label={m.full} disabled={!isFull}>
        <Button
          fullWidth
          variant="light"
          mt={10}
          disabled={isFull}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {m.add}
        </Button>
      </Tooltip>
    </section>
  );
}
