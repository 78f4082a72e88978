/** «الف، ب و پ»: a list within a sentence. */
export function wordList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join('، ')} و ${last}`;
}
