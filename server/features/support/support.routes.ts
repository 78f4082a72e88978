/** Support (specification 2 §7 "Support"): singular and plural paths reach the same (D-20). */
import { z } from 'zod';
import { itemsOf, objectOf, pageOf, withItself } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import {
  assignTicket,
  closeTicket,
  closeTickets,
  markTicketRead,
  reopenTicket,
  setTicketStatus,
  updateTicket,
} from './manage-ticket.service.js';
import { openTicket } from './open-ticket.service.js';
import { countUnread, listTickets, readTicket } from './read-tickets.service.js';
import {
  openTicketSchema,
  setStatusSchema,
  ticketChangesSchema,
  ticketIdsSchema,
  ticketListSchema,
  writeSchema,
} from './support.inputs.js';
import { conversationView, messageView, ticketView } from './support.present.js';
import type { TicketType } from './support.types.js';
import { TICKET_STATUSES, type TicketStatus } from './support.values.js';
import { writeMessage } from './write-message.service.js';

const params = z.object({ id: z.string() });
const listQuery = ticketListSchema.extend({
  scope: z.enum(['mine', 'all']).nullish().describe('Left out: all for administrators, mine for all others.'),
});
const success = z.literal(true);
const ticketAnswer = objectOf({ success, ticket: ticketView });
const changed = objectOf({ success, status: z.enum(TICKET_STATUSES), ticket: ticketView });

async function notice(
  change: Promise<TicketType>,
): Promise<{ success: true; status: TicketStatus; ticket: TicketType }> {
  const ticket = await change;
  return { success: true, status: ticket.status, ticket };
}

const reads: readonly Route[] = [
  route({
    method: 'GET',
    path: '/support/tickets',
    aliases: ['GET /support/ticket'],
    access: 'user',
    keys: ['read:tickets'],
    summary: "One's own tickets, what was written in last first; an administrator gets everyone's, or scope=mine.",
    query: listQuery,
    response: pageOf(ticketView, 'tickets'),
    handle: (ctx, { query }) => {
      const scope = query.scope ?? (ctx.viewer?.role === 'admin' ? 'all' : 'mine');
      return listTickets(ctx, { ...query, scope });
    },
  }),
  route({
    method: 'GET',
    path: '/support/ticket/{id}',
    aliases: ['GET /support/tickets/{id}'],
    access: 'user',
    keys: ['read:tickets'],
    summary: 'A ticket with its conversation.',
    params,
    response: conversationView,
    handle: (ctx, call) => readTicket(ctx, call.params.id),
  }),
  route({
    method: 'GET',
    path: '/support/unread-count',
    access: 'user',
    keys: ['read:tickets'],
    summary: 'How many tickets hold something unread.',
    query: ticketListSchema.pick({ scope: true }),
    response: z.object({ count: z.int(), unreadCount: z.int() }),
    handle: async (ctx, { query }) => {
      const count = await countUnread(ctx, query.scope);
      return { count, unreadCount: count };
    },
  }),
];

const writes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/support/report-issue',
    aliases: ['POST /support/tickets', 'POST /support/ticket'],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Opens a ticket, about an order or a payment where one is named.',
    body: openTicketSchema,
    response: withItself(ticketView, 'ticket'),
    handle: (ctx, { body }) => openTicket(ctx, body),
  }),
  route({
    method: 'PATCH',
    path: '/support/tickets/{id}',
    aliases: ['PATCH /support/ticket/{id}'],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Changes subject, category and priority; its owner or an administrator.',
    params,
    body: ticketChangesSchema,
    response: ticketAnswer,
    handle: (ctx, call) => notice(updateTicket(ctx, call.params.id, call.body)),
  }),
  route({
    method: 'POST',
    path: '/support/ticket/{id}/message',
    aliases: [
      'POST /support/ticket/{id}/messages',
      'POST /support/tickets/{id}/messages',
      'POST /support/tickets/{id}/message',
    ],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Writes in a ticket; attachments are ids of files uploaded to the bucket uploads.',
    params,
    body: writeSchema,
    response: objectOf({ success, message: messageView }),
    handle: async (ctx, call) => ({
      success: true as const,
      message: await writeMessage(ctx, call.params.id, call.body),
    }),
  }),
  route({
    method: 'PATCH',
    path: '/support/tickets/{id}/read',
    aliases: ['PATCH /support/ticket/{id}/read'],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Marks what is in it as seen.',
    params,
    response: ticketAnswer,
    handle: (ctx, call) => notice(markTicketRead(ctx, call.params.id)),
  }),
];

const statuses: readonly Route[] = [
  route({
    method: 'PATCH',
    path: '/support/tickets/{id}/close',
    aliases: ['PATCH /support/ticket/{id}/close'],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Closes a ticket; closing it twice is the same.',
    params,
    response: changed,
    handle: (ctx, call) => notice(closeTicket(ctx, call.params.id)),
  }),
  route({
    method: 'POST',
    path: '/support/tickets/close',
    access: 'admin',
    summary: 'Closes all of these tickets or none; closed ones stay as they are.',
    body: z.object({ ids: ticketIdsSchema }),
    response: itemsOf(ticketView, 'tickets'),
    handle: (ctx, { body }) => closeTickets(ctx, body.ids),
  }),
  route({
    method: 'PATCH',
    path: '/support/tickets/{id}/reopen',
    aliases: ['PATCH /support/ticket/{id}/reopen'],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Opens a closed ticket again.',
    params,
    response: changed,
    handle: (ctx, call) => notice(reopenTicket(ctx, call.params.id)),
  }),
  route({
    method: 'POST',
    path: '/support/tickets/{id}/status',
    aliases: ['POST /support/ticket/{id}/status'],
    access: 'admin',
    summary: 'Sets the status; admin_user_id takes the ticket on.',
    params,
    body: setStatusSchema,
    response: changed,
    handle: (ctx, call) => notice(setTicketStatus(ctx, call.params.id, call.body)),
  }),
  route({
    method: 'POST',
    path: '/support/tickets/{id}/assign',
    aliases: ['POST /support/ticket/{id}/assign'],
    access: 'admin',
    summary: 'Gives the ticket to an administrator, or with null back to everyone.',
    params,
    body: z.object({ adminUserId: z.string().max(100).nullable() }),
    response: changed,
    handle: (ctx, call) => notice(assignTicket(ctx, call.params.id, call.body.adminUserId)),
  }),
];

export const supportRoutes: readonly Route[] = [...reads, ...writes, ...statuses];
