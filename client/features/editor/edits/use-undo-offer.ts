import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import type { EditorAction } from './editor-actions.js';

interface Offer {
  readonly close: () => void;
  /** The change that it is about has not been rendered yet. */
  isNew: boolean;
}

/**
 * Says what was just done and offers to undo it, for changes of the whole design: called beside the dispatch that does
 * it. The offer ends with the next change, so that undoing never loses a later one.
 */
export function useUndoOffer(past: readonly unknown[], dispatch: Dispatch<EditorAction>): (message: string) => void {
  const offer = useRef<Offer | null>(null);
  const end = useCallback(() => {
    offer.current?.close();
    offer.current = null;
  }, []);
  useEffect(() => {
    if (offer.current?.isNew) offer.current.isNew = false;
    else end();
  }, [past, end]);
  useEffect(() => end, [end]);
  return useCallback(
    (message) => {
      end();
      offer.current = { close: undoToast(message, () => dispatch({ type: 'undone' })), isNew: true };
    },
    [dispatch, end],
  );
}
