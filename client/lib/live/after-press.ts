/**
 * Once the press is over that took the focus from the field, or at once where the keyboard did. A message that appears
 * while a button is pressed moves the button away from under the pointer, and the press comes to nothing.
 */
export function afterPress(work: () => void): void {
  if (document.querySelector('button:active, a:active, label:active') === null) work();
  else addEventListener('mouseup', () => setTimeout(work), { once: true });
}
