/** The order of a list in the address: `sort` and `dir`. What comes without a choice is left out of it. */
import type { SortDirection } from '#client/gql/graphql.js';
import { choiceOf, type AdminUrl } from './use-admin-url.js';

export interface ListOrder<Name extends string> {
  readonly sort: Name | null;
  readonly direction: SortDirection | null;
}

/** For the server; null for what is left out and for what the list cannot be sorted by. */
export function orderOf<Name extends string>(url: Pick<AdminUrl, 'get'>, names: readonly Name[]): ListOrder<Name> {
  return { sort: choiceOf(url, 'sort', names), direction: choiceOf(url, 'dir', ['asc', 'desc']) };
}

export interface ShownOrder {
  readonly sort: string;
  readonly direction: SortDirection;
}

/** The order of most lists. */
const NEWEST_FIRST: ShownOrder = { sort: 'created', direction: 'desc' };

/** The order of lists of work. */
export const DUE_FIRST: ShownOrder = { sort: 'due', direction: 'asc' };

/** The order that the table shows; `first` comes without a choice. */
export function shownOrder(url: Pick<AdminUrl, 'get'>, first: ShownOrder = NEWEST_FIRST): ShownOrder {
  return { sort: url.get('sort') ?? first.sort, direction: choiceOf(url, 'dir', ['asc', 'desc']) ?? first.direction };
}

/** The changes of the address. */
export function orderChanges(
  { sort, direction }: ShownOrder,
  first: ShownOrder = NEWEST_FIRST,
): { sort: string | null; dir: string | null } {
  return { sort: sort === first.sort ? null : sort, dir: direction === first.direction ? null : direction };
}
