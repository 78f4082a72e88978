/** Paging of every list, the same through both APIs. */
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Ctx } from '../context.js';
import type { Conditions } from './conditions.js';
import { row, rows, type SqlValue } from './rows.js';

export interface PageInput {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** How many rows a list has, counted up to a bound. */
export interface Total {
  readonly total: number;
  /** There are more rows than `total`, which is a lower bound. */
  readonly capped: boolean;
}

export interface Pagination extends Total {
  readonly page: number;
  /** Where `capped`, as many pages as the counted rows fill. */
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

/** `follows`: for a list longer than its count, whether there are rows after this page. */
export function pagination(page: number, limit: number, counted: number | Total, follows = false): Pagination {
  const { total, capped } = typeof counted === 'number' ? { total: counted, capped: false } : counted;
  const known = Math.max(1, Math.ceil(total / limit));
  // A requested page beyond the counted rows remains the current page.
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
 * A page of rows whose total is counted only if it is selected, and only as far as necessary: counting costs more than
 * reading.
 */
export interface LazyPage<Item> {
  readonly items: readonly Item[];
  readonly countPages: (upTo?: number) => Promise<Pagination>;
}

/** With the total, for REST, whose lists always contain it. */
export async function countedPage<Item>(page: LazyPage<Item>): Promise<Page<Item>> {
  return { items: page.items, pagination: await page.countPages() };
}

/**
 * A page as it was read. A page that is not full gives the total without a count, so that a search with few results
 * runs once. Where more rows follow a full page than were counted, the next page is still offered.
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

/** A list in SQL, without its bounds. */
export interface ListStatement {
  /** Everything before the conditions: `select … from orders o join users u on …`. */
  readonly select: string;
  readonly where: Conditions;
  /** `order by …`, with the id last. */
  readonly order: string;
  /** What is counted: the tables that the conditions name, `from orders o`. */
  readonly counted: string;
}

/** A page of a list. The offset belongs to the page and the limit, as `pageBounds` gives them. */
export async function readPage<Row extends object>(
  ctx: Ctx,
  { select, where, order, counted }: ListStatement,
  bounds: { readonly page: number; readonly limit: number; readonly offset: number },
): Promise<LazyPage<Row>> {
  const values = [...where.values, bounds.limit, bounds.offset];
  const text = `${select} ${where.sql} ${order} limit $${values.length - 1} offset $${values.length}`;
  const items = await rows<Row>(ctx.em, text, values);
  return lazyPage(items, bounds, (upTo) => countTotal(ctx, `${counted} ${where.sql}`, where.values, upTo));
}
