/** The characters of an XML file, by the mark at its beginning. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * UTF-16 with its mark, or UTF-8; null for every other encoding. The mark is left out. A beginning of a file may end
 * inside a character.
 */
export function xmlText(bytes: Buffer, part: 'whole' | 'beginning' = 'whole'): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  try {
    const decoder = new TextDecoder(marked?.[0] ?? 'utf-8', { fatal: true });
    return decoder.decode(bytes, { stream: part === 'beginning' });
  } catch {
    // A TypeError of the decoder: the bytes are no text in this encoding.
    return null;
  }
}
