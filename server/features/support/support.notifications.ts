/** The notifications about tickets. */
import { adminLink, supportLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { categoryNames, notices, priorityNames } from './support.messages.js';
import type { TicketType } from './support.types.js';

type Ticket = Pick<TicketType, 'id' | 'number'>;

interface Opened extends Ticket, Pick<TicketType, 'subject' | 'category' | 'priority'> {
  /** The name of the customer. */
  readonly customer: string;
}

interface Written extends Ticket {
  /** The beginning of the message. */
  readonly excerpt: string;
}

/** Where the team reads a ticket. */
export const atTeam = ({ id }: Pick<TicketType, 'id'>): string => adminLink('support', { ticket: id });
const atCustomer = ({ id }: Pick<TicketType, 'id'>): string => supportLink({ ticket: id });

export const TICKET_NOTIFICATIONS = {
  opened: notification({
    type: 'ticket_opened',
    audience: 'administrators',
    words: ({ number, subject }: Opened) => ({ title: notices.opened(number), message: subject }),
    link: atTeam,
    mail: ({ number, subject, category, priority, customer }, to) => ({
      template: 'ticket_opened',
      vars: {
        ...to,
        ticketNumber: String(number),
        title: subject,
        customer,
        category: categoryNames[category],
        priority: priorityNames[priority],
      },
    }),
  }),
  written: notification({
    type: 'ticket_written',
    audience: 'administrators',
    words: ({ number, excerpt }: Written) => ({ title: notices.written(number), message: excerpt }),
    link: atTeam,
  }),
  answered: notification({
    type: 'ticket_answered',
    audience: 'customer',
    words: ({ number, excerpt }: Written) => ({ title: notices.answered(number), message: excerpt }),
    link: atCustomer,
    mail: 'same',
  }),
  closed: notification({
    type: 'ticket_closed',
    audience: 'customer',
    words: ({ number, subject }: Ticket & Pick<TicketType, 'subject'>) => ({
      title: notices.closed(number),
      message: notices.closedText(subject),
    }),
    link: atCustomer,
  }),
} as const;
