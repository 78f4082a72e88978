/**
 * Uploaded files that buttons, menus, announcements and links in texts lead to: `file:<id>` in a design, and in a
 * design file the path under which the release has them, `files/…`.
 */
import type { CustomData } from '../design/design.js';
import { mapSiteLinks, siteLinks, type LinkedParts } from '../design/site-links.js';
import { mapSectionLinks, sectionLinks } from './section-links.js';

/** Where a release has them. */
export const LINKED_FOLDER = 'files/';

const isFile = (target: string): boolean => /^file(?::|s\/)./.test(target);

/** The files of sections, menu and announcement, each once, in the order in which they are met. */
export function linkedFiles(
  sections: readonly { readonly customData: CustomData }[],
  parts: LinkedParts = {},
): string[] {
  const targets = sections.flatMap(({ customData }) => sectionLinks(customData));
  return [...new Set([...targets, ...siteLinks(parts)].filter(isFile))];
}

/** Each file under another name; where that is null, a button leads to its usual target, and a link is words. */
export function renameLinkedFiles(data: CustomData, renamed: (file: string) => string | null): CustomData {
  return mapSectionLinks(data, (link) => (isFile(link) ? renamed(link) : link));
}

/** Menu and settings with each file under another name; where that is null, the link leads nowhere. */
export function renameSiteFiles(parts: LinkedParts, renamed: (file: string) => string | null): LinkedParts {
  return mapSiteLinks(parts, (link) => (isFile(link) ? (renamed(link) ?? '') : link));
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

/** The name of a published file when it is saved or comes back; null for any other path. */
export function linkedFileName(path: string): string | null {
  const [, stem, extension] = PATH.exec(path) ?? [];
  return stem === undefined ? null : `${stem}.${extension}`;
}
