import { useCallback } from 'react';
import { tooLargeSentence } from '#core/design/design-size.js';
import { toast } from '#client/ui/toast.js';
import { lackOfRoom } from '../draft/design-room.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { editorReducer } from '../edits/editor-state.js';
import { designMessages } from '../messages/design.messages.js';
import { useNewest } from './editor-context.js';

/** Does an edit that may add much. False where there is no room for it, which is said; then nothing has changed. */
export function useDispatchWithRoom(): (action: EditorAction) => boolean {
  const newest = useNewest();
  return useCallback(
    (action) => {
      const { draft, dispatch } = newest().editor;
      const { design } = editorReducer(draft, action);
      const lack = lackOfRoom(design, draft.design);
      if (lack === null) dispatch(action);
      else toast.failure(lack === 'text' ? tooLargeSentence(design.pages) : designMessages.content.noRoom);
      return lack === null;
    },
    [newest],
  );
}
