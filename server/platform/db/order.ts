/** The order of a list that can be sorted: one column, then the id, so that one index serves both directions. */
import { z } from 'zod';

const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** What a list is sorted by; left out, the newest come first. */
export interface Order<Name extends string> {
  readonly sort?: Name | null | undefined;
  readonly direction?: SortDirection | null | undefined;
}

/** A list of work with nothing chosen: what is due first at the top. */
export const DUE_FIRST = { sort: 'due', direction: 'asc' } as const satisfies Order<'due'>;

/** The arguments `sort` and `direction` of a list in both APIs. */
export function orderFields<const Names extends readonly [string, ...string[]]>(names: Names) {
  return { sort: z.enum(names).nullish(), direction: z.enum(SORT_DIRECTIONS).nullish() };
}

/** SQL that each name sorts by. An index begins with it and ends with the id. */
export type SortColumns<Name extends string> = Readonly<Record<Name | 'created', string>>;

/** `order by …` with the id last, so that pages neither repeat nor skip rows of equal values. */
export function orderBy<Name extends string>(
  columns: SortColumns<Name>,
  { sort, direction }: Order<Name>,
  id = 'id',
): string {
  const way = direction ?? 'desc';
  return `order by ${columns[sort ?? 'created']} ${way}, ${id} ${way}`;
}
