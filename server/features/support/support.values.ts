/** The words of a ticket, as they are stored and as both APIs write them (specification 2 §3 "Support ticket"). */
export const TICKET_STATUSES = ['open', 'in_progress', 'answered', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** The orders of a list of tickets. */
export type TicketSort = 'last_message' | 'created' | 'priority';

export const TICKET_CATEGORIES = ['general', 'order', 'payment', 'wallet', 'domain', 'technical', 'account'] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** Whose ticket it is, or who answers it. */
export type TicketSide = 'customer' | 'team';
