/** The files the pages of a site are delivered as: the first is the index, the others carry their slug. */
import { pageSlugs } from '#core/design/page-address.js';
import type { PageInput } from './page-parts.js';

/** The part of a page that its file depends on. */
export type NamedPage = Pick<PageInput, 'id'> & Partial<Pick<PageInput, 'name' | 'seo'>>;

/** The file of every page, in their order; no two alike, whatever the customer called them. */
export function pageFiles(pages: readonly NamedPage[]): string[] {
  return pageSlugs(pages).map((slug) => `${slug || 'index'}.html`);
}

/** The file of one page; the index for a page that is not there. */
export function pageFile(pages: readonly NamedPage[], id: string): string {
  const at = pages.findIndex((page) => page.id === id);
  return (at > 0 && pageFiles(pages)[at]) || 'index.html';
}
