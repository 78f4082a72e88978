/** Paging of every list, the same through both APIs. */
import { z } from 'zod';
import { PAGE_SIZE } from '#core/limits/limits.js';
import type { Ctx } from '../context.js';
import { parseInput } from '../input.js';
import type { Conditions } from './conditions.js';
import { behindCursor, cursorOf, invalidCursor, isImpossibleKey, keyColumn, LONGEST_CURSOR } from './list-cursor.js';
import { orderSql, type ListOrder } from './order.js';
import { row, rows, type SqlValue } from './rows.js';

/** Pages beyond are the last: an offset has its bounds, too. */
const LAST_PAGE = 1_000_000;

/** Which part of a list is asked for, in both APIs: a page by its number, or `first` rows behind a cursor. */
export const paging = {
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).optional(),
  first: z.coerce
    .number()
    .int()
    .min(1)
    .max(PAGE_SIZE.max)
    .nullish()
    .describe('So many rows behind `after`, instead of a page by its number.'),
  after: z.string().max(LONGEST_CURSOR).nullish().describe('`next_cursor` of the part before; same filter and order.'),
};

/** To leave the paging out of a schema: `schema.omit(PAGING)`. */
export const PAGING = { page: true, limit: true, first: true, after: true } as const;

const within = (least: number, most: number) =>
  z.coerce
    .number()
    .int()
    .optional()
    .transform((given) => (given === undefined ? given : Math.min(Math.max(least, given), most)));

/** The paging of lists whose documents name no bounds: values outside of them are brought inside. */
export const clampedPaging = { ...paging, page: within(1, LAST_PAGE), limit: within(1, PAGE_SIZE.max) };

const pagingSchema = z.object(paging);
export type PageInput = z.input<typeof pagingSchema>;

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

/** The part of a list that is read. */
export interface PageBounds {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
  /** Where the list is walked by cursors: `after` is null at its beginning. */
  readonly cursor?: { readonly after: string | null };
}

/**
 * Page from 1, at most PAGE_SIZE.max a page. `first` or `after` begins at a cursor, whatever page is named.
 * @throws AppError VALIDATION_ERROR.
 */
export function pageBounds(input: PageInput, defaultLimit: number): PageBounds {
  const { page = 1, limit = defaultLimit, first, after } = parseInput(pagingSchema, input);
  if ((first ?? after ?? null) !== null)
    return { page: 1, limit: first ?? defaultLimit, offset: 0, cursor: { after: after ?? null } };
  const shown = Math.min(page, LAST_PAGE);
  return { page: shown, limit, offset: (shown - 1) * limit };
}

/** The same from a row on, for lists whose documents have an offset; a cursor has none. */
export function fromOffset(bounds: PageBounds, offset: number | undefined): PageBounds {
  if (offset === undefined || bounds.cursor) return bounds;
  return { ...bounds, offset, page: Math.floor(offset / bounds.limit) + 1 };
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
  /** Where the list goes on; null at its end, and where a page was asked for by its number. */
  readonly nextCursor: string | null;
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
  { page, limit }: Pick<PageBounds, 'page' | 'limit'>,
  count: (upTo?: number) => Promise<number | Total>,
): LazyPage<Item> {
  const isLast = items.length < limit && (items.length > 0 || page === 1);
  const countPages = async (upTo?: number): Promise<Pagination> =>
    isLast
      ? pagination(page, limit, (page - 1) * limit + items.length)
      : pagination(page, limit, await count(upTo), items.length > 0);
  return { items, nextCursor: null, countPages };
}

/** A list in SQL, without its bounds. */
export interface ListStatement {
  /** The selected columns: `id, number, status`. */
  readonly columns: string;
  /** `from orders o join users u on …` */
  readonly from: string;
  readonly where: Conditions;
  readonly order: ListOrder;
  /** The tables that are counted, where that needs fewer tables: those that the conditions name. */
  readonly counted?: string;
}

/** Rows of a list. The key of the next cursor is read with the row only where it is asked for. */
export interface Slice<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/**
 * The rows of a page, and where the list goes on. Behind a cursor one row more is read, which tells whether any follow.
 * @throws AppError INVALID_CURSOR.
 */
export async function readSlice<Row extends object>(
  ctx: Pick<Ctx, 'em'>,
  { columns, from, where, order }: Omit<ListStatement, 'counted'>,
  { limit, offset, cursor }: PageBounds,
): Promise<Slice<Row>> {
  const values = [...where.values];
  const placeholder = (value: SqlValue): string => `$${values.push(value)}`;
  if (!cursor) {
    const window = `limit ${placeholder(limit)} offset ${placeholder(offset)}`;
    const text = `select ${columns} ${from} ${where.sql} ${orderSql(order)} ${window}`;
    return { items: await rows<Row>(ctx.em, text, values), nextCursor: null };
  }
  const { after } = cursor;
  const behind = after === null ? [] : [behindCursor(after, order, { placeholder })];
  const conditions = where.with(behind);
  const text = `select ${keyColumn(order)}, ${columns} ${from} ${conditions} ${orderSql(order)} limit ${placeholder(limit + 1)}`;
  const found = await rows<Row>(ctx.em, text, values).catch((error: unknown) => {
    throw after !== null && isImpossibleKey(error) ? invalidCursor() : error;
  });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? cursorOf(order, last) : null };
}

/** A part of a list, with its count. The bounds are those of `pageBounds`. */
export async function readPage<Row extends object>(
  ctx: Ctx,
  statement: ListStatement,
  bounds: PageBounds,
): Promise<LazyPage<Row>> {
  const { where, from, counted = from } = statement;
  const slice = await readSlice<Row>(ctx, statement, bounds);
  return pageOfSlice(slice, bounds, (upTo) => countTotal(ctx, `${counted} ${where.sql}`, where.values, upTo));
}

/** The rows that were read, with the count of the whole list. */
export function pageOfSlice<Row>(
  { items, nextCursor }: Slice<Row>,
  bounds: PageBounds,
  count: (upTo?: number) => Promise<number | Total>,
): LazyPage<Row> {
  if (!bounds.cursor) return lazyPage(items, bounds, count);
  const countPages = async (upTo?: number): Promise<Pagination> => ({
    ...pagination(1, bounds.limit, await count(upTo)),
    more: nextCursor !== null,
  });
  return { items, nextCursor, countPages };
}
