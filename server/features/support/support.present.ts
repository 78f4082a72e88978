/** A ticket as REST tells it (specification 2 §3 "Support ticket"). */
import { z } from 'zod';
import type { Ctx } from '../../platform/context.js';
import type { LazyPage } from '../../platform/db/page.js';
import { countedPage } from '../../platform/db/page.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { asSeen, attachmentsLoader, readMessages, unreadOf } from './read-tickets.service.js';
import type { MessageRow, TicketRow } from './support.queries.js';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from './support.values.js';

export const ticketResponse = z.object({
  id: z.uuid(),
  number: z.int(),
  userId: z.uuid(),
  subject: z.string(),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  paymentId: z.string().nullable(),
  assigneeId: z.uuid().nullable().describe('For administrators; null for everyone else.'),
  unreadCount: z.int().describe('Messages of the other side that the caller has not seen.'),
  messageCount: z.int(),
  lastMessageAt: z.date(),
  closedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

export const messageResponse = z.object({
  id: z.uuid(),
  fromTeam: z.boolean(),
  authorName: z.string().nullable(),
  body: z.string(),
  status: z.enum(TICKET_STATUSES).nullable().describe('Of a line that says a new status; null for a message.'),
  attachments: z.array(
    z.object({
      id: z.uuid(),
      fileId: z.uuid().nullable().describe('Null where the file is gone.'),
      fileName: z.string(),
      mimeType: z.string(),
      fileSize: z.int().describe('bytes'),
      url: z.string().nullable().describe('Signed, for at most five minutes; null where the file is gone.'),
    }),
  ),
  createdAt: z.date(),
});

export const ticketsResponse = z.object({
  items: z.array(ticketResponse),
  tickets: z.array(ticketResponse),
  pagination: paginationSchema,
});

export function presentTicket(ctx: Ctx, ticket: TicketRow): z.output<typeof ticketResponse> {
  const { paymentLabel: _label, customerUnread: _ours, teamUnread: _theirs, assigneeId, ...shown } = ticket;
  return {
    ...shown,
    assigneeId: ctx.viewer?.role === 'admin' ? assigneeId : null,
    unreadCount: unreadOf(ctx, ticket),
  };
}

export async function presentTickets(ctx: Ctx, page: LazyPage<TicketRow>): Promise<z.output<typeof ticketsResponse>> {
  const { items: found, pagination } = await countedPage(page);
  const items = found.map((ticket) => presentTicket(ctx, ticket));
  return { items, tickets: items, pagination };
}

export async function presentMessage(ctx: Ctx, message: MessageRow): Promise<z.output<typeof messageResponse>> {
  const { id, fromTeam, authorName, body, status, createdAt } = asSeen(ctx, message);
  const found = (await attachmentsLoader(ctx).load(id))?.attachments ?? [];
  const attachments = found.map((file) => ({
    id: file.id,
    fileId: file.fileId,
    fileName: file.name,
    mimeType: file.mime,
    fileSize: file.sizeBytes,
    url: file.url,
  }));
  return { id, fromTeam, authorName, body, status, attachments, createdAt };
}

/** The ticket with its conversation. */
export async function presentConversation(ctx: Ctx, ticket: TicketRow): Promise<object> {
  const lines = await readMessages(ctx, ticket);
  return {
    ...presentTicket(ctx, ticket),
    messages: await Promise.all(lines.map((message) => presentMessage(ctx, message))),
  };
}
