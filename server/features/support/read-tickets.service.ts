/** Tickets as their customer and the team read them. */
import type DataLoader from 'dataloader';
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE, SUPPORT } from '#core/limits/limits.js';
import { requireAdmin, requireViewer, type Ctx } from '#platform/context.js';
import { pageBounds, type LazyPage, type PageInput } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { loaderOf } from '#platform/loader.js';
import type { CustomerRow } from '#features/identity/index.js';
import { attachmentLinks } from './attachments.js';
import { ticketListSchema, type TicketFilter, type TicketListData } from './support.inputs.js';
import { requireSide, sideOf } from './support.policy.js';
import {
  type MessagesPage,
  countUnreadTickets,
  selectAttachments,
  selectMessages,
  selectTeam,
  selectTicket,
  type TicketSelection,
  pageTickets,
} from './support.queries.js';
import type { TicketAttachmentType, TicketMessageType, TicketType } from './support.types.js';

/** Everyone's tickets; `me` is this administrator. @throws AppError NOT_FOUND for an assignee that is no id. */
export function teamSelection(filter: Omit<TicketFilter, 'scope' | keyof PageInput>, userId: string): TicketSelection {
  const assignee = filter.assignee === 'me' ? userId : filter.assignee;
  if (assignee && assignee !== 'none' && !isId(assignee)) throw new AppError('NOT_FOUND');
  return { ...filter, userId: filter.userId ?? null, assignee };
}

function selectionOf(ctx: Ctx, filter: TicketFilter): TicketSelection {
  const { scope, ...rest } = filter;
  if (scope === 'all') return teamSelection(rest, requireAdmin(ctx).userId);
  return { ...rest, userId: requireViewer(ctx).userId, assignee: undefined };
}

/** One's own; scope `all` for administrators. @throws AppError FORBIDDEN. */
export async function listTickets(ctx: Ctx, raw: TicketListData): Promise<LazyPage<TicketType>> {
  requireViewer(ctx);
  const filter = parseInput(ticketListSchema, raw);
  return pageTickets(ctx, selectionOf(ctx, filter), pageBounds(filter, PAGE_SIZE.admin));
}

/** @throws AppError NOT_FOUND, also for another's. */
export async function readTicket(ctx: Ctx, id: string): Promise<TicketType> {
  const viewer = requireViewer(ctx);
  const ticket = isId(id) ? await selectTicket(ctx, id) : null;
  if (!ticket) throw new AppError('NOT_FOUND');
  requireSide(viewer, ticket);
  return ticket;
}

/**
 * The conversation of a ticket that the viewer may read. A customer does not see who of the team writes: to them it is
 * us.
 */
export async function readMessages(
  ctx: Ctx,
  ticket: TicketType,
  given: Partial<MessagesPage> = {},
): Promise<TicketMessageType[]> {
  requireSide(requireViewer(ctx), ticket);
  const limit = Math.min(Math.max(1, given.limit ?? SUPPORT.shownMessages), SUPPORT.shownMessages);
  const before = given.before && isId(given.before) ? given.before : null;
  const found = await messagesLoader(ctx, { limit, before }).load(ticket.id);
  return (found?.messages ?? []).map((message) => asSeen(ctx, message));
}

interface OfTicket {
  readonly ticketId: string;
  readonly messages: readonly TicketMessageType[];
}

/** Loads the messages of many tickets in one query, each with its share of what one answer may hold. */
function messagesLoader(ctx: Ctx, { limit, before }: MessagesPage): DataLoader<string, OfTicket | null> {
  return loaderOf(
    ctx,
    `support.messages:${limit}:${before ?? ''}`,
    async (ticketIds) => {
      const share = Math.max(1, Math.floor(SUPPORT.messagesAtOnce / ticketIds.length));
      const found = await selectMessages(ctx, ticketIds, { limit: Math.min(limit, share), before });
      return ticketIds.map((ticketId) => ({
        ticketId,
        messages: found.filter((message) => message.ticketId === ticketId),
      }));
    },
    ({ ticketId }) => ticketId,
  );
}

/** The author's name within the team is visible to the team only. */
export function asSeen(ctx: Ctx, message: TicketMessageType): TicketMessageType {
  return message.fromTeam && ctx.viewer?.role !== 'admin' ? { ...message, authorName: null } : message;
}

interface OfMessage {
  readonly messageId: string;
  readonly attachments: readonly TicketAttachmentType[];
}

/** Loads the attachments of many messages in two queries; the caller has decided who may read the messages. */
export function attachmentsLoader(ctx: Ctx): DataLoader<string, OfMessage | null> {
  return loaderOf(
    ctx,
    'support.attachments',
    async (messageIds) => {
      const found = await selectAttachments(ctx, messageIds);
      const links = await attachmentLinks(
        ctx,
        found.flatMap(({ fileId }) => fileId ?? []),
      );
      const attachments = found.map((row) => ({ ...row, url: links.get(row.fileId ?? '') ?? null }));
      return messageIds.map((messageId) => ({
        messageId,
        attachments: attachments.filter((attachment) => attachment.messageId === messageId),
      }));
    },
    ({ messageId }) => messageId,
  );
}

/** The messages of a ticket that this viewer has not seen. */
export function unreadOf(ctx: Ctx, ticket: TicketType): number {
  const side = ctx.viewer && sideOf(ctx.viewer, ticket);
  return side === 'team' ? ticket.teamUnread : ticket.customerUnread;
}

/** @throws AppError FORBIDDEN for scope all. */
export function countUnread(ctx: Ctx, scope: 'mine' | 'all'): Promise<number> {
  const { userId } = scope === 'all' ? requireAdmin(ctx) : requireViewer(ctx);
  return countUnreadTickets(ctx, scope === 'all' ? null : userId);
}

/** Who a ticket can be given to. @throws AppError FORBIDDEN. */
export function listTeam(ctx: Ctx): Promise<CustomerRow[]> {
  requireAdmin(ctx);
  return selectTeam(ctx);
}
