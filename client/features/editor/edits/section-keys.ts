/** The keys of sections: by the place of the key, since a Persian keyboard writes another letter there. Pure. */
type Keys = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+C, X and V arrive as events of the clipboard instead. Null for any other key. */
export function commandOfKeys({ code, key, ctrlKey, metaKey, shiftKey, altKey }: Keys): 'duplicate' | 'remove' | null {
  if (shiftKey || altKey) return null;
  if (ctrlKey || metaKey) return code === 'KeyD' ? 'duplicate' : null;
  return key === 'Delete' ? 'remove' : null;
}

/** Marks the elements whose keys are about sections, when they have the focus. */
export const SECTION_KEYS = { 'data-section-keys': '' } as const;

/** Whether a key pressed there is about sections: nowhere else, and in no field. */
export function isAboutSections(target: EventTarget | null): boolean {
  if (target === document || target === document.body) return document.querySelector('[role=dialog]') === null;
  if (!(target instanceof HTMLElement) || target.closest('[data-section-keys]') === null) return false;
  return !target.isContentEditable && !target.matches('textarea, select, input:not([type=checkbox], [type=radio])');
}
