import { useCallback } from 'react';
import { toast } from '#client/ui/toast.js';
import { hasRoomFor } from '../draft/picture-room.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { editorReducer } from '../edits/editor-state.js';
import { designMessages } from '../messages/design.messages.js';
import { useNewest } from './editor-context.js';

/** Does an edit that may add pictures. False where a guest's browser has no room for them, which is said. */
export function useDispatchWithRoom(): (action: EditorAction) => boolean {
  const newest = useNewest();
  return useCallback(
    (action) => {
      const { draft, dispatch } = newest().editor;
      const hasRoom = hasRoomFor(editorReducer(draft, action).design, draft.design);
      if (hasRoom) dispatch(action);
      else toast.failure(designMessages.content.noRoom);
      return hasRoom;
    },
    [newest],
  );
}
