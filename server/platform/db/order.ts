/** The order of a list that can be sorted: one column, then the id, so that one index serves both directions. */
import { z } from 'zod';

const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The order of a list; left out, the newest come first. */
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
export type SortColumns<Name extends string> = Readonly<Record<Name | 'created', SortColumn>>;

/** `nullable` where rows may have no value; the list has those at one end. */
type SortColumn = string | { readonly sql: string; readonly nullable: true };

/** How a list is ordered: by one column, then by the id, both in the same direction; by a unique column alone. */
export interface ListOrder {
  /** The name of the order, which cursors carry: it stays where columns are renamed. */
  readonly name: string;
  readonly column: string;
  readonly id: string;
  readonly direction: SortDirection;
  readonly nullable: boolean;
}

/** The order of a list that can be sorted. */
export function orderOf<Name extends string>(
  columns: SortColumns<Name>,
  { sort, direction }: Order<Name>,
  id = 'id',
): ListOrder {
  const name = sort ?? 'created';
  const column = columns[name];
  const by = typeof column === 'string' ? { column, nullable: false } : { column: column.sql, nullable: true };
  return { name, ...by, id, direction: direction ?? 'desc' };
}

/** The newest first. */
export function newestFirst(column = 'created_at', id = 'id'): ListOrder {
  return { name: 'created', column, id, direction: 'desc', nullable: false };
}

/** `order by …` with the id last, so that pages neither repeat nor skip rows of equal values. */
export function orderSql({ column, id, direction }: ListOrder): string {
  const last = id === column ? '' : `, ${id} ${direction}`;
  return `order by ${column} ${direction}${last}`;
}

/** The same of a list that can be sorted. */
export function orderBy<Name extends string>(columns: SortColumns<Name>, order: Order<Name>, id = 'id'): string {
  return orderSql(orderOf(columns, order, id));
}
