/** Which status a ticket may get next, and from whom. Everything that is not in the table is refused. */
import { AppError } from '#core/errors/errors.js';
import { TICKET_STATUSES, type TicketSide, type TicketStatus } from './support.values.js';

const TEAM = ['team'] as const;
const BOTH = ['customer', 'team'] as const;

export type TicketTransitions = Readonly<
  Record<TicketStatus, Readonly<Partial<Record<TicketStatus, readonly TicketSide[]>>>>
>;

/**
 * `answered` waits for the customer; `open` and `in_progress` wait for the team. Nothing is final: a closed one can be
 * reopened.
 */
export const TICKET_TRANSITIONS: TicketTransitions = {
  open: { in_progress: TEAM, answered: TEAM, closed: BOTH },
  in_progress: { open: TEAM, answered: TEAM, closed: BOTH },
  answered: { open: BOTH, in_progress: TEAM, closed: BOTH },
  closed: { open: BOTH, in_progress: TEAM, answered: TEAM },
};

export function ticketMayBecome(from: TicketStatus, to: TicketStatus, side: TicketSide): boolean {
  return TICKET_TRANSITIONS[from][to]?.includes(side) ?? false;
}

/** The statuses that this side may set manually, in the order of the table. */
export function nextStatuses(from: TicketStatus, side: TicketSide): TicketStatus[] {
  return TICKET_STATUSES.filter((to) => ticketMayBecome(from, to, side));
}

/** @throws AppError INVALID_TRANSITION with both statuses. */
export function assertTicketTransition(from: TicketStatus, to: TicketStatus, side: TicketSide): void {
  if (!ticketMayBecome(from, to, side)) throw new AppError('INVALID_TRANSITION', { details: { from, to } });
}

/** The status after a message: an answer of the team, a question of the customer, and both reopen. */
export function statusAfterMessage(from: TicketStatus, side: TicketSide): TicketStatus {
  if (side === 'team') return 'answered';
  return from === 'in_progress' ? from : 'open';
}
