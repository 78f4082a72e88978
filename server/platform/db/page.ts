/** Paging of every list, the same through both doors. */
import { PAGE_SIZE } from '../../../core/limits.js';
import type { Ctx } from '../context.js';
import { row, type SqlValue } from './rows.js';

export interface PageInput {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** How many rows a list has, counted up to PAGE_SIZE.counted. */
export interface Total {
  readonly total: number;
  /** There are more than `total`; nobody has counted how many. */
  readonly more: boolean;
}

export interface Pagination extends Total {
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}

/** Page from 1, at most PAGE_SIZE.max a page. */
export function pageBounds(input: PageInput, defaultLimit: number): { page: number; limit: number; offset: number } {
  const limit = Math.min(Math.max(1, Math.trunc(input.limit ?? defaultLimit)), PAGE_SIZE.max);
  const page = Math.min(Math.max(1, Math.trunc(input.page ?? 1)), 1_000_000);
  return { page, limit, offset: (page - 1) * limit };
}

export function pagination(page: number, limit: number, counted: number | Total): Pagination {
  const { total, more } = typeof counted === 'number' ? { total: counted, more: false } : counted;
  const known = Math.max(1, Math.ceil(total / limit));
  // Whoever asks for a page beyond what was counted stands on it all the same.
  return { page, limit, total, more, pages: more ? Math.max(known, page) : known };
}

/**
 * The one way lists are counted. Counting a million rows takes a hundred times as long as reading a page of them, and
 * nobody reads the difference: a total is exact up to PAGE_SIZE.counted, and beyond it says only that there are more.
 * `from` is everything after the columns: `from orders where …`.
 */
export async function countTotal(ctx: Ctx, from: string, values: readonly SqlValue[] = []): Promise<Total> {
  const text = `select count(*) as total from (select 1 ${from} limit ${PAGE_SIZE.counted + 1}) counted`;
  const found = (await row<{ total: number }>(ctx.em, text, values))?.total ?? 0;
  return { total: Math.min(found, PAGE_SIZE.counted), more: found > PAGE_SIZE.counted };
}

/** A page of rows whose total is counted only when somebody asks for it: counting costs more than reading. */
export interface LazyPage<Item> {
  readonly items: readonly Item[];
  readonly countPages: () => Promise<Pagination>;
}

/** With the total, for REST, whose lists always carry it. */
export async function countedPage<Item>(page: LazyPage<Item>): Promise<Page<Item>> {
  return { items: page.items, pagination: await page.countPages() };
}

/**
 * A page as it was read. One that is not full tells the total by itself, so that a search that finds little is not made
 * twice; where more rows stand behind a full page than were counted, the next page can still be turned to.
 */
export function lazyPage<Item>(
  items: readonly Item[],
  { page, limit }: { readonly page: number; readonly limit: number },
  count: () => Promise<number | Total>,
): LazyPage<Item> {
  const isLast = items.length < limit && (items.length > 0 || page === 1);
  const countPages = async (): Promise<Pagination> => {
    if (isLast) return pagination(page, limit, (page - 1) * limit + items.length);
    const counted = pagination(page, limit, await count());
    return counted.more && items.length > 0 ? { ...counted, pages: Math.max(counted.pages, page + 1) } : counted;
  };
  return { items, countPages };
}
