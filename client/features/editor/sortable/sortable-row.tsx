import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { designMessages } from '../messages/design.messages.js';
import styles from './grip.module.css';

type Sortable = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

/** Makes an element a row of the `SortableList` around it: `row` are its props, `grip` is handed to its `Grip`. */
export function useSortableRow(id: string) {
  const { setNodeRef, transform, transition, isDragging, ...grip } = useSortable({
    id,
    attributes: { roleDescription: designMessages.sort.role },
  });
  const row = {
    ref: setNodeRef,
    'data-dragging': isDragging || undefined,
    style: { transform: CSS.Translate.toString(transform), transition },
  };
  return { row, grip };
}

/** The button a row is moved by, as high as the row. */
export function Grip({ label, grip }: { readonly label: string; readonly grip: Sortable }) {
  return (
    <button
      ref={grip.setActivatorNodeRef}
      type="button"
      className={styles.grip}
      aria-label={label}
      {...grip.attributes}
      {...grip.listeners}
    >
      <IconGripVertical size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
