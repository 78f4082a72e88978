/** The files the pages of a site are delivered as: the first is the index, the others carry their slug. */
import type { PageInput } from './page-parts.js';

/** What of a page its file depends on. */
export type NamedPage = Pick<PageInput, 'id'> & Partial<Pick<PageInput, 'name' | 'seo'>>;

/** Files of the site that no page may take. */
const TAKEN = ['index', '404'];
const LONGEST = 60;

/**
 * A text as part of an address: letters and digits of every script, lower case, hyphens between words. Arabic forms of
 * ی and ک become Persian, so that what looks the same is the same. Empty where nothing is left.
 */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words].slice(0, LONGEST).join('').replace(/^-|-$/g, '');
}

/** The file of every page, in their order; no two alike, whatever the customer called them. */
export function pageFiles(pages: readonly NamedPage[]): string[] {
  const taken = new Set(TAKEN);
  return pages.map(({ id, name = '', seo }, at) => {
    if (at === 0) return 'index.html';
    const wanted = slugOf(seo?.slug ?? '') || slugOf(name) || slugOf(id) || `page-${at + 1}`;
    let slug = wanted;
    for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
    taken.add(slug);
    return `${slug}.html`;
  });
}

/** The file of one page; the index for a page that is not there. */
export function pageFile(pages: readonly NamedPage[], id: string): string {
  const at = pages.findIndex((page) => page.id === id);
  return (at > 0 && pageFiles(pages)[at]) || 'index.html';
}
