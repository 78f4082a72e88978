/** The order of a list in the address: `sort` and `dir`. The newest first is left out of it. */
import type { SortDirection } from '../../../gql/graphql.js';
import { choiceOf, type AdminUrl } from '../use-admin-url.js';

const NEWEST = 'created';

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

/** As the table shows it. */
export function shownOrder(url: Pick<AdminUrl, 'get'>): ShownOrder {
  return { sort: url.get('sort') ?? NEWEST, direction: choiceOf(url, 'dir', ['asc', 'desc']) ?? 'desc' };
}

/** What of the address changes. */
export function orderChanges({ sort, direction }: ShownOrder): { sort: string | null; dir: string | null } {
  return { sort: sort === NEWEST ? null : sort, dir: direction === 'desc' ? null : direction };
}
