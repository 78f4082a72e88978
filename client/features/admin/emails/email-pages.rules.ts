/** The log is fetched whole, a hundred mails, and paged here, ten a page. */
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Found } from '../parts/admin-list.js';

/** The page of a list that is here whole; beyond the last one, the last one. */
export function pageOfList<Item>(items: readonly Item[], page: number): Found<Item> & { readonly page: number } {
  const pages = Math.ceil(items.length / PAGE_SIZE.admin);
  const at = Math.min(page, Math.max(pages, 1));
  const start = (at - 1) * PAGE_SIZE.admin;
  return { items: items.slice(start, start + PAGE_SIZE.admin), pagination: { pages, total: items.length }, page: at };
}
