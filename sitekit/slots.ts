/** Short ways to name the slots a composition reads. */

/** What opens most sections. */
export const INTRO = ['eyebrow', 'title', 'text'] as const;

/** `item1.title`, `item1.text`, … for `count` items. */
export function itemSlots(kind: string, count: number, ...fields: string[]): string[] {
  return Array.from({ length: count }, (_, i) => fields.map((field) => `${kind}${i + 1}.${field}`)).flat();
}

/** `picture1` … `picture<count>`. */
export function pictureSlots(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `picture${i + 1}`);
}
