/** Lines of a conversation, written while its ticket is locked. */
import { AppError } from '#core/errors/errors.js';
import { SUPPORT } from '#core/limits/limits.js';
import { requireViewer, type TxCtx } from '#platform/context.js';
import { isId, newId } from '#platform/id.js';
import { attachFiles } from './attachments.js';
import { messages } from './support.messages.js';
import { requireSide } from './support.policy.js';
import { lockTicket, selectTicket } from './support.queries.js';
import type { TicketType } from './support.types.js';
import type { TicketSide, TicketStatus } from './support.values.js';
import { TicketEntity, TicketMessageEntity } from './ticket.entity.js';

/** The viewer's side of a ticket, held until the transaction ends. @throws AppError NOT_FOUND. */
export async function lockTicketOf(tx: TxCtx, id: string): Promise<{ ticket: TicketType; side: TicketSide }> {
  const ticket = isId(id) ? await lockTicket(tx, id) : null;
  if (!ticket) throw new AppError('NOT_FOUND');
  return { ticket, side: requireSide(requireViewer(tx), ticket) };
}

interface NewLine {
  readonly body: string;
  readonly attachments: readonly string[];
  readonly side: TicketSide;
}

/** A message with its files; counted as unread for the other side. @throws AppError TICKET_LIMIT, VALIDATION_ERROR. */
export async function writeLine(tx: TxCtx, ticket: TicketType, { body, attachments, side }: NewLine): Promise<string> {
  if (ticket.messageCount >= SUPPORT.messages) throw new AppError('TICKET_LIMIT', { fa: messages.conversationFull });
  const [id, uploaderId, now] = [newId(), requireViewer(tx).userId, tx.clock.now()];
  const fromTeam = side === 'team';
  const line = { id, ticketId: ticket.id, authorId: uploaderId, fromTeam, body, status: null, createdAt: now };
  await tx.em.insert(TicketMessageEntity, line);
  await attachFiles(tx, { messageId: id, fileIds: attachments, uploaderId, customerId: ticket.userId });
  await changeTicket(tx, ticket, {
    messageCount: ticket.messageCount + 1,
    lastMessageAt: now,
    // The author has read the messages before.
    ...(fromTeam
      ? { customerUnread: ticket.customerUnread + 1, teamUnread: 0 }
      : { teamUnread: ticket.teamUnread + 1, customerUnread: 0 }),
  });
  return id;
}

/** A new status, as a line of its own where a person set it. */
export async function moveTicket(
  tx: TxCtx,
  ticket: TicketType,
  { to, side, isByPerson }: { readonly to: TicketStatus; readonly side: TicketSide; readonly isByPerson: boolean },
): Promise<void> {
  const now = tx.clock.now();
  await changeTicket(tx, ticket, { status: to, closedAt: to === 'closed' ? now : null });
  if (!isByPerson) return;
  const authorId = requireViewer(tx).userId;
  const line = { id: newId(), ticketId: ticket.id, authorId, fromTeam: side === 'team', body: '', createdAt: now };
  await tx.em.insert(TicketMessageEntity, { ...line, status: to });
}

type Changes = Partial<
  Pick<
    TicketEntity,
    | 'status'
    | 'closedAt'
    | 'messageCount'
    | 'lastMessageAt'
    | 'customerUnread'
    | 'teamUnread'
    | 'subject'
    | 'category'
    | 'priority'
    | 'assigneeId'
    | 'searchText'
  >
>;

/** Changes the row and notifies both sides after the commit. */
export async function changeTicket(tx: TxCtx, { id, userId }: TicketType, changes: Changes): Promise<void> {
  await tx.em.nativeUpdate(TicketEntity, { id }, { ...changes, updatedAt: tx.clock.now() });
  tx.publish('ticket.changed', { userId, ticketId: id });
}

/** The ticket after a write of the same transaction. */
export async function readBack(tx: TxCtx, id: string): Promise<TicketType> {
  const ticket = await selectTicket(tx, id);
  if (!ticket) throw new AppError('NOT_FOUND');
  return ticket;
}
