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
import { Button, Text, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DESIGN } from '../../../../../../core/limits/limits.js';
import { PRICES } from '../../../../../../core/pricing/price-list.js';
import { newId } from '../../../../../lib/new-id.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { useWizard } from '../../../wizard-context.js';
import styles from '../lists.module.css';
import { sortAnnouncements } from '../sections/sort-announcements.js';
import { PageRow } from './page-row.js';

const m = designMessages.pages;

/** The pages of the site, sorted by drag, by keyboard and by menu. */
export function PageList() {
  const { draft, dispatch } = useWizard();
  const { pages } = draft.design;
  const isFull = pages.length >= DESIGN.maxPages;
  return (
    <section className={styles.block} aria-label={m.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{m.title}</h3>
        <Tooltip label={m.full} disabled={!isFull}>
          <Button
            size="compact-md"
            variant="subtle"
            disabled={isFull}
            leftSection={<IconPlus size={17} aria-hidden />}
            onClick={() => dispatch({ type: 'pageAdded', id: newId('page') })}
          >
            {m.add}
          </Button>
        </Tooltip>
      </div>
      <Rows />
      {pages.length > 1 && (
        <Text size="xs" c="dimmed" mt={8}>
          {m.cost(PRICES.page, PRICES.section)}
        </Text>
      )}
    </section>
  );
}

function Rows() {
  const { draft, dispatch } = useWizard();
  const { pages, currentPageId } = draft.design;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(() => sortAnnouncements(pages), [pages]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = pages.findIndex(({ id }) => id === over?.id);
    if (over !== null && active.id !== over.id) dispatch({ type: 'pageMoved', pageId: String(active.id), to });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={pages.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={styles.list}>
          {pages.map((page, index) => (
            <PageRow
              key={page.id}
              page={page}
              index={index}
              count={pages.length}
              isCurrent={page.id === currentPageId}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
