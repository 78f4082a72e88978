/**
 * Random ids for pages, sections, sessions and attempts. `randomUUID` needs HTTPS; this works on plain HTTP as well.
 */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `${prefix}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
