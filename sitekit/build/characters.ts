/** Which characters a reader of a page may see: what its font must hold. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Attributes whose text is drawn: where a picture is missing, and in fields. */
const SHOWN_ATTRIBUTES = /\s(?:alt|placeholder|value)="([^"]*)"/g;

/** The characters of these pages, each once, in the order of Unicode. `pages` are markup as React writes it. */
export function shownCharacters(pages: readonly string[]): string {
  const seen = new Set<string>();
  const add = (text: string): void => {
    for (const character of decoded(text)) seen.add(character);
  };
  for (const html of pages) {
    add(html.replace(/<[^>]*>/g, ' '));
    for (const [, text = ''] of html.matchAll(SHOWN_ATTRIBUTES)) add(text);
  }
  return [...seen]
    .filter((character) => character >= ' ')
    .toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
    .join('');
}
