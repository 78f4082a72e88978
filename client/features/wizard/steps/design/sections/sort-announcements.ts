import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { DesignSection } from '../../../../../../core/design.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';

const m = designMessages.sort;

/** What a screen reader says while a section is moved, in Persian. */
export function sortAnnouncements(sections: readonly DesignSection[]): NonNullable<DndContextProps['accessibility']> {
  const indexOf = (id: UniqueIdentifier) => sections.findIndex((section) => section.id === id);
  const nameOf = (id: UniqueIdentifier) => {
    const section = sections[indexOf(id)];
    return section ? designMessages.sectionTypes[section.sectionType] : '';
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
