import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { useAnnounce } from '#client/ui/announcer.js';
import type { RemovedSection } from '../edits/editor-actions.js';
import { useDispatch } from '../context/editor-context.js';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { sectionsName } from './sections-name.js';

/** Removes sections of a page. They come back by the message that tells of it, whatever was done since. */
export function useRemoveSections(pageId: string) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  return (removed: readonly RemovedSection[], message: (what: string) => string = m.removed) => {
    if (removed.length === 0) return;
    const what = sectionsName(removed.map(({ section }) => section));
    dispatch({ type: 'sectionsRemoved', sectionIds: removed.map(({ section }) => section.id) });
    undoToast(message(what), () => {
      dispatch({ type: 'sectionsRestored', pageId, removed });
      announce(m.restored(what));
    });
  };
}
