/** The order of the team's list in the address: `sort` and `dir`, as in the other lists of administrators. */
import type { SortDirection, TicketSort } from '#client/gql/graphql.js';

const SORTS = ['last_message', 'created', 'priority'] as const satisfies readonly TicketSort[];

export interface TicketOrder {
  readonly sort: TicketSort;
  readonly direction: SortDirection;
}

/** The last message first where the address says nothing, or what is no order. */
export function ticketOrder(params: URLSearchParams): TicketOrder {
  const sort = SORTS.find((each) => each === params.get('sort')) ?? SORTS[0];
  return { sort, direction: params.get('dir') === 'asc' ? 'asc' : 'desc' };
}

/** The first page in the order `sort.direction`; what is usual is left out of the address. */
export function withTicketOrder(params: URLSearchParams, order: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  const [sort = '', direction = ''] = order.split('.');
  if (sort === SORTS[0]) next.delete('sort');
  else next.set('sort', sort);
  if (direction === 'asc') next.set('dir', direction);
  else next.delete('dir');
  return next;
}
