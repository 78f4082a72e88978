/** Paging of every list, the same through both doors. */
import { PAGE_SIZE } from '../../../core/limits.js';

export interface PageInput {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export interface Pagination {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
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

export function pagination(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) };
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
