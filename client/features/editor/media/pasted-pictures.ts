/**
 * The pictures that a paste is about: none where it has text as well, since Word and Excel add a picture of what was
 * copied, and none where somebody has taken the event.
 */
export function pastedPictures({ clipboardData, defaultPrevented }: ClipboardEvent): readonly File[] {
  if (clipboardData === null || defaultPrevented || clipboardData.getData('text/plain') !== '') return [];
  return [...clipboardData.files];
}
