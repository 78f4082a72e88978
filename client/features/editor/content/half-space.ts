import type { KeyboardEvent } from 'react';
import { isZwnjKey, ZWNJ } from './text-commands.js';

/** Types the half-space of Persian into a field by Shift+Space or Ctrl+Shift+2; its own change event follows. */
export function typeHalfSpace(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (!isZwnjKey(event)) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { selectionStart, selectionEnd, value } = field;
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? from;
  if (field.maxLength >= 0 && value.length - (to - from) >= field.maxLength) return;
  field.setRangeText(ZWNJ, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
