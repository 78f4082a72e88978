import { AppError } from '#core/errors/errors.js';
import type { Viewer } from '#platform/context.js';
import type { TicketSide } from './support.values.js';

interface Owned {
  readonly userId: string;
}

/** On one's own ticket one is the customer, an administrator, too. Null: to this viewer it does not exist. */
export function sideOf(viewer: Viewer, ticket: Owned): TicketSide | null {
  if (viewer.userId === ticket.userId) return 'customer';
  return viewer.role === 'admin' ? 'team' : null;
}

/** @throws AppError NOT_FOUND for a stranger, so that the ticket's existence is not revealed. */
export function requireSide(viewer: Viewer, ticket: Owned): TicketSide {
  const side = sideOf(viewer, ticket);
  if (!side) throw new AppError('NOT_FOUND');
  return side;
}
