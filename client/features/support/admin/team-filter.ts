/** The filters and the page of the team's list in the address, named as in the other lists of administrators. */
import type { TicketCategory, TicketPriority, TicketStatus } from '#client/gql/graphql.js';
import { ticketCategoryNames, ticketPriorityNames, ticketStatusNames } from '#client/lib/messages/support.messages.js';

/** The values of the server; null: no condition. */
export interface TeamFilter {
  readonly search: string | null;
  readonly status: TicketStatus | null;
  readonly category: TicketCategory | null;
  readonly priority: TicketPriority | null;
  /** `me` or `none`. */
  readonly assignee: string | null;
  /** The id of the only customer whose tickets are listed. */
  readonly userId: string | null;
}

const ASSIGNEES = { me: true, none: true } as const;

function choice<Value extends string>(
  params: URLSearchParams,
  name: string,
  values: Readonly<Record<Value, unknown>>,
): Value | null {
  const value = params.get(name) ?? '';
  return Object.hasOwn(values, value) ? (value as Value) : null;
}

/** Parameters that are no filter of this list are left out. */
export function teamFilter(params: URLSearchParams): TeamFilter {
  return {
    search: params.get('search')?.trim() || null,
    status: choice(params, 'status', ticketStatusNames),
    category: choice(params, 'category', ticketCategoryNames),
    priority: choice(params, 'priority', ticketPriorityNames),
    assignee: choice(params, 'assignee', ASSIGNEES),
    userId: params.get('user'),
  };
}

/** 1 for what is not a page. */
export function teamPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The address with one value changed, on the first page unless that value is the page; what is empty is left out. */
export function withTeamValue(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === null || value.trim() === '' || (name === 'page' && value === '1')) next.delete(name);
  else next.set(name, value);
  return next;
}

const FILTERS = ['search', 'status', 'category', 'priority', 'assignee', 'user', 'page'];

/** The address without filters; the order and the open ticket stay. */
export function withoutTeamFilter(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !FILTERS.includes(name)));
}
