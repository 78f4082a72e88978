import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { DesignPage, DesignSection } from '../../../../../../core/design.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';

const m = designMessages.sort;

/** What a screen reader says while a section or a page is moved, in Persian. */
export function sortAnnouncements(
  items: readonly (DesignSection | DesignPage)[],
): NonNullable<DndContextProps['accessibility']> {
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const nameOf = (id: UniqueIdentifier) => {
    const item = items[indexOf(id)];
    if (!item) return '';
    return 'name' in item ? item.name : designMessages.sectionTypes[item.sectionType];
  };
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
