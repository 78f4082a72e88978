import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { useEditor } from '../context/editor-context.js';
import { extended, NOTHING_CHOSEN, toggled } from './section-choice.js';

/** The keys that are held while the pointer is pressed. */
type HeldKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Opens a section; where Ctrl is held, it is chosen beside the selected one, and where Shift is held, with all between
 * them. The same function all the time: another one renders every row anew.
 */
export function usePick({ sections }: DesignPage, onOpen: (sectionId: string) => void) {
  const { selected, choose } = useEditor();
  const latest = useRef({ sections, selected });
  useEffect(() => {
    latest.current = { sections, selected };
  });
  return useCallback(
    (sectionId: string, { ctrlKey, metaKey, shiftKey }: HeldKeys) => {
      if (!ctrlKey && !metaKey && !shiftKey) return onOpen(sectionId);
      const { sections: now, selected: from } = latest.current;
      const isHere = from !== sectionId && now.some(({ id }) => id === from);
      const begun = isHere && from !== null ? toggled(NOTHING_CHOSEN, from) : NOTHING_CHOSEN;
      choose(shiftKey ? extended(begun, sectionId, now) : toggled(begun, sectionId));
    },
    [onOpen, choose],
  );
}
