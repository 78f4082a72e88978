/** Two letters of a name or address for an avatar, kept apart so that Persian ones do not join into a word. */
export function initialsOf(name: string): string {
  return name
    .replace(/@.*/, '')
    .split(/[\s.\u200c]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('\u200c');
}
