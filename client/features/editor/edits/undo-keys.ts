export type UndoKind = 'undone' | 'redone';

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** By the place of the key, since a Persian keyboard writes another letter there. Null for any other key. */
export function undoOfKeys({ code, ctrlKey, metaKey, shiftKey, altKey }: Keys): UndoKind | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (code === 'KeyZ') return shiftKey ? 'redone' : 'undone';
  return code === 'KeyY' && !shiftKey ? 'redone' : null;
}
