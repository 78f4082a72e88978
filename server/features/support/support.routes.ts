/** Support (specification 2 §7 "Support"): singular and plural paths reach the same (D-20). */
import { z } from 'zod';
import { named, objectOf, pageOf, withItself } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type Route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { closeTicket, setTicketStatus, updateTicket } from './manage-ticket.service.js';
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
import { conversationView, messageView, ticketView } from './support.view.js';
import type { TicketType } from './support.types.js';
import { TICKET_STATUSES } from './support.values.js';
import { writeMessage } from './write-message.service.js';

const params = z.object({ id: z.string() });
const listQuery = ticketListSchema.extend({
  scope: z.enum(['mine', 'all']).nullish().describe('Left out: all for administrators, mine for all others.'),
});
const success = z.literal(true);
const succeeded = [success, () => true] as const;
const ticketAnswer = named<TicketType>(ticketView, 'ticket', { success: succeeded });
const changed = named<TicketType>(ticketView, 'ticket', {
  success: succeeded,
  status: [z.enum(TICKET_STATUSES), ({ status }) => status],
});

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
    fallbacks: ['GET /support/tickets/{id}'],
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
    query: ticketListSchema.pick({ scope: true }).strict(),
    response: z.object({ count: z.int(), unreadCount: z.int() }),
    handle: async (ctx, { query }) => {
      const count = await countUnread(ctx, query.scope);
      return { count, unreadCount: count };
    },
  }),
];

const writes: readonly RouteDeclaration[] = [
  route({
    method: 'POST',
    path: '/support/report-issue',
    example: { message: 'پرداخت من کجاست؟', order_id: '{order}' },
    fallbacks: ['POST /support/tickets'],
    aliases: ['POST /support/ticket'],
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
    example: { priority: 'high' },
    aliases: ['PATCH /support/ticket/{id}'],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Changes subject, category and priority; its owner or an administrator.',
    params,
    body: ticketChangesSchema,
    response: ticketAnswer,
    handle: (ctx, call) => updateTicket(ctx, call.params.id, call.body),
  }),
  route({
    method: 'POST',
    path: '/support/ticket/{id}/message',
    example: { message: 'پیام جدید' },
    fallbacks: ['POST /support/ticket/{id}/messages', 'POST /support/tickets/{id}/messages'],
    aliases: ['POST /support/tickets/{id}/message'],
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
  operationRoute('PATCH /support/tickets/{id}/read', 'markTicketRead', {
    aliases: ['PATCH /support/ticket/{id}/read'],
    response: ticketAnswer,
  }),
];

const statuses: readonly RouteDeclaration[] = [
  route({
    method: 'PATCH',
    path: '/support/tickets/{id}/close',
    aliases: ['PATCH /support/ticket/{id}/close'],
    access: 'user',
    keys: ['write:tickets'],
    summary: 'Closes a ticket; closing it twice is the same.',
    params,
    response: changed,
    handle: (ctx, call) => closeTicket(ctx, call.params.id),
  }),
  operationRoute('POST /support/tickets/close', 'closeTickets', {
    example: { ids: ['{ticket}'] },
    input: z.object({ ids: ticketIdsSchema }),
    response: ticketView,
    list: 'tickets',
  }),
  operationRoute('PATCH /support/tickets/{id}/reopen', 'reopenTicket', {
    aliases: ['PATCH /support/ticket/{id}/reopen'],
    response: changed,
  }),
  route({
    method: 'POST',
    path: '/support/tickets/{id}/status',
    example: { status: 'in_progress' },
    aliases: ['POST /support/ticket/{id}/status'],
    access: 'admin',
    summary: 'Sets the status; admin_user_id takes the ticket on.',
    params,
    body: setStatusSchema,
    response: changed,
    handle: (ctx, call) => setTicketStatus(ctx, call.params.id, call.body),
  }),
  operationRoute('POST /support/tickets/{id}/assign', 'assignTicket', {
    example: { admin_user_id: null },
    aliases: ['POST /support/ticket/{id}/assign'],
    input: z.object({ adminUserId: z.string().max(100).nullable() }),
    response: changed,
    summary: 'Gives the ticket to an administrator, or with null back to everyone.',
  }),
];

export const supportRoutes: readonly RouteDeclaration[] = [...reads, ...writes, ...statuses];
