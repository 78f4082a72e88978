import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { designMessages } from '../messages/design.messages.js';
import type { SortedRow } from './sortable-list.js';

const m = designMessages.sort;

/** The words of a screen reader while one of some rows is moved, in Persian. */
export function sortAnnouncements(rows: readonly SortedRow[]): NonNullable<DndContextProps['accessibility']> {
  const indexOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id);
  const nameOf = (id: UniqueIdentifier) => rows[indexOf(id)]?.name ?? '';
  return {
    screenReaderInstructions: { draggable: m.instructions },
    announcements: {
      onDragStart: ({ active }) => m.lifted(nameOf(active.id)),
      onDragOver: ({ active, over }) => (over ? m.over(nameOf(active.id), indexOf(over.id) + 1) : undefined),
      onDragEnd: ({ active, over }) =>
        over ? m.dropped(nameOf(active.id), indexOf(over.id) + 1) : m.cancelled(nameOf(active.id)),
      onDragCancel: ({ active }) => m.cancelled(nameOf(active.id)),
    },
  };
}
