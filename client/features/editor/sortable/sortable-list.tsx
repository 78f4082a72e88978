import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, type PropsWithChildren } from 'react';
import { closestEdge } from './closest-edge.js';
import { sortAnnouncements } from './sort-announcements.js';

const MODIFIERS = [restrictToVerticalAxis, restrictToParentElement];
// Made once: with other options the rows get other sensors, and all of them are rendered anew.
/** px: a click that trembles is no drag. */
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** A row as it is announced. */
export interface SortedRow {
  readonly id: string;
  readonly name: string;
}

interface SortableListProps {
  readonly rows: readonly SortedRow[];
  /** `to` is the index that the row gets. */
  readonly onMove: (id: string, to: number) => void;
}

/** Lets the rows inside be sorted by mouse, touch and keyboard; each of them calls `useSortableRow`. */
export function SortableList({ rows, onMove, children }: PropsWithChildren<SortableListProps>) {
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const accessibility = useMemo(() => sortAnnouncements(rows), [rows]);
  // One list as long as the order is the same: another one renders every row anew.
  const order = JSON.stringify(rows.map(({ id }) => id));
  const items = useMemo(() => JSON.parse(order) as string[], [order]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = rows.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove(String(active.id), to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestEdge}
      modifiers={MODIFIERS}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
