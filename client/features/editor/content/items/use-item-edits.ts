import type { DesignSection } from '#core/design/design.js';
import type { ItemFields, ListFields } from '#sitekit/texts/field-groups.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { designMessages } from '../../messages/design.messages.js';
import { listMessages } from '../../messages/lists.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { contentIn, freeNumber } from '../../edits/list-edits.js';
import { useEditor } from '../../context/editor-context.js';

export interface ItemEdits {
  readonly add: () => void;
  /** To another place, counted from 0. With a name the new place is announced; a drag announces itself. */
  readonly move: (from: number, to: number, name?: string) => void;
  /** Can be undone from the message that tells of it. */
  readonly remove: (item: ItemFields, name: string) => void;
}

const slotsOf = ({ texts, images }: ItemFields): string[] => [...texts, ...images].map(({ name }) => name);

/** Edits of the items of a list. Items that the layout does not show stay behind those that it shows. */
export function useItemEdits(section: DesignSection, { key: list, items, hidden, name: label }: ListFields): ItemEdits {
  const { dispatch } = useEditor();
  const announce = useAnnounce();
  const sectionId = section.id;
  const shown = items.map(({ n }) => n);
  const edit = (numbers: readonly number[]) =>
    dispatch({ type: 'listEdited', sectionId, list, items: [...numbers, ...hidden] });
  return {
    add: () => {
      edit([...shown, freeNumber([...shown, ...hidden])]);
      announce(listMessages.added(listMessages.item(label.one, shown.length + 1)));
    },
    move: (from, to, name) => {
      const moved = shown[from];
      if (moved === undefined || from === to || to < 0 || to >= shown.length) return;
      edit(shown.toSpliced(from, 1).toSpliced(to, 0, moved));
      if (name !== undefined) announce(designMessages.sort.dropped(name, to + 1));
    },
    remove: (item, name) => {
      const slots = slotsOf(item);
      const content = contentIn(section.customData, slots);
      const left = shown.filter((n) => n !== item.n);
      dispatch({ type: 'itemRemoved', sectionId, list, items: [...left, ...hidden], slots });
      undoToast(listMessages.removed(name), () => {
        dispatch({ type: 'itemRestored', sectionId, list, items: [...shown, ...hidden], content });
        announce(listMessages.restored(name));
      });
    },
  };
}
