/** Paging of every list, the same through both APIs. */
import { PAGE_SIZE } from '../../../core/limits.js';
import type { Ctx } from '../context.js';
import { row, type SqlValue } from './rows.js';

export interface PageInput {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** How many rows a list has, counted up to a bound. */
export interface Total {
  readonly total: number;
  /** There are more than `total`; nobody has counted how many. */
  readonly capped: boolean;
}

export interface Pagination extends Total {
  readonly page: number;
  /** Where `capped`, as many as are known of. */
  readonly pages: number;
  readonly limit: number;
  /** Whether another page follows this one. */
  readonly more: boolean;
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

/** `follows`: of a list that is longer than it was counted, whether rows stand behind this page. */
export function pagination(page: number, limit: number, counted: number | Total, follows = false): Pagination {
  const { total, capped } = typeof counted === 'number' ? { total: counted, capped: false } : counted;
  const known = Math.max(1, Math.ceil(total / limit));
  // Whoever asks for a page beyond what was counted stands on it all the same.
  const pages = capped ? Math.max(known, follows ? page + 1 : page) : known;
  return { page, limit, total, capped, pages, more: page < pages };
}

/**
 * The one way lists are counted. Counting a million rows takes a hundred times as long as reading a page of them: a
 * total is exact up to `upTo`, and beyond it says only that there are more. `from` is everything after the columns:
 * `from orders where …`.
 */
export async function countTotal(
  ctx: Ctx,
  from: string,
  values: readonly SqlValue[] = [],
  upTo: number = PAGE_SIZE.counted,
): Promise<Total> {
  const text = `select count(*) as total from (select 1 ${from} limit ${upTo + 1}) counted`;
  const found = (await row<{ total: number }>(ctx.em, text, values))?.total ?? 0;
  return { total: Math.min(found, upTo), capped: found > upTo };
}

/**
 * A page of rows whose total is counted only when somebody asks for it, and as far as they ask: counting costs more
 * than reading.
 */
export interface LazyPage<Item> {
  readonly items: readonly Item[];
  readonly countPages: (upTo?: number) => Promise<Pagination>;
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
  count: (upTo?: number) => Promise<number | Total>,
): LazyPage<Item> {
  const isLast = items.length < limit && (items.length > 0 || page === 1);
  const countPages = async (upTo?: number): Promise<Pagination> =>
    isLast
      ? pagination(page, limit, (page - 1) * limit + items.length)
      : pagination(page, limit, await count(upTo), items.length > 0);
  return { items, countPages };
}
