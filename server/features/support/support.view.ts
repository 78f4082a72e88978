/** Where the REST fields of tickets differ from GraphQL (specification 2 §3 "Support ticket"). */
import { z } from 'zod';
import { view } from '#platform/http/rest/view.js';
import type { TicketMessageType, TicketType } from './support.types.js';

const MESSAGE = {
  nested: { attachments: { rename: { name: 'fileName', mime: 'mimeType', sizeBytes: 'fileSize' } } },
} as const;

const TICKET = {
  omit: ['paymentLabel', 'nextStatuses'],
  add: {
    userId: z.uuid(),
    assigneeId: [
      z.uuid().nullable().describe('For administrators; null for everyone else.'),
      ({ assigneeId }, { viewer }) => (viewer?.role === 'admin' ? assigneeId : null),
    ],
  },
} satisfies Parameters<typeof view<TicketType>>[1];

export const ticketView = view<TicketType>('Ticket', TICKET);

/** The ticket with its conversation. */
export const conversationView = view<TicketType>('Ticket', {
  ...TICKET,
  as: 'Conversation',
  nested: { messages: MESSAGE },
});

export const messageView = view<TicketMessageType>('TicketMessage', MESSAGE);
