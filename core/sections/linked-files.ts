/**
 * Uploaded files that buttons and links in texts lead to: `file:<id>` in a design, and in a design file the path under
 * which the release has them, `files/…`.
 */
import type { CustomData } from '../design/design.js';

/** Where a release has them. */
export const LINKED_FOLDER = 'files/';

const isFile = (target: string): boolean => /^file(?::|s\/)./.test(target);
/** As sitekit/texts/rich-text.ts reads it. */
const IN_TEXT = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Each once, in the order in which they are met. */
export function linkedFiles(sections: readonly { readonly customData: CustomData }[]): string[] {
  const targets = sections.flatMap(({ customData: { links = {}, texts = {} } }) => [
    ...Object.values(links),
    ...Object.values(texts).flatMap((text) => Array.from(text.matchAll(IN_TEXT), ([, , target = '']) => target)),
  ]);
  return [...new Set(targets.filter(isFile))];
}

/** Each file under another name; where that is null, a button leads to its usual target, and a link is words. */
export function renameLinkedFiles(data: CustomData, renamed: (file: string) => string | null): CustomData {
  const { links, texts } = data;
  const inText = (text: string): string =>
    text.replace(IN_TEXT, (whole, words: string, target: string) => {
      if (!isFile(target)) return whole;
      const name = renamed(target);
      return name === null ? words : `[${words}](${name})`;
    });
  return {
    ...data,
    ...(texts && { texts: entries(texts, inText) }),
    ...(links && { links: entries(links, (link) => (isFile(link) ? renamed(link) : link)) }),
  };
}

function entries(record: Readonly<Record<string, string>>, edit: (value: string) => string | null) {
  const edited = Object.entries(record).flatMap(([key, value]) => {
    const now = edit(value);
    return now === null ? [] : [[key, now] as const];
  });
  return Object.fromEntries(edited);
}

const NAME_LENGTH = 60;

/**
 * The path of a published file: letters and digits of its name, eight digits of the hash of its bytes (hexadecimal),
 * and the ending of its kind. Equal names and bytes have equal paths.
 */
export function linkedFilePath(name: string, hash: string, extension: string): string {
  const words = name
    .slice(0, 300)
    .replace(/\.\w{1,10}$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const stem = Array.from(words).slice(0, NAME_LENGTH).join('').replace(/^-|-$/g, '');
  return `${LINKED_FOLDER}${stem || 'file'}-${hash.slice(0, 8)}.${extension}`;
}

const PATH = /^files\/([\p{L}\p{N}-]{1,64})-[0-9a-f]{8}\.(pdf|docx?|jpe?g|png|gif|webp|svg)$/u;

/** What a published file is called when it is saved or comes back; null for any other path. */
export function linkedFileName(path: string): string | null {
  const [, stem, extension] = PATH.exec(path) ?? [];
  return stem === undefined ? null : `${stem}.${extension}`;
}
