import { useCallback, useMemo } from 'react';
import type { HeldText } from '#client/lib/storage/held-text.js';
import { useEditor } from './editor-context.js';

/** The unfinished text of a field of the wizard, by the field's name, with the draft. */
export function useHeldText(field: string): HeldText {
  const { draft, dispatch } = useEditor();
  const hold = useCallback((text: string) => dispatch({ type: 'textHeld', field, text }), [dispatch, field]);
  const text = draft.held[field] ?? '';
  return useMemo(() => ({ text, hold }), [text, hold]);
}
