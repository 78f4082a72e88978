/** A new ticket, with its first message. */
import type { z } from 'zod';
import { foldForSearch } from '#core/text/digits.js';
import { AppError } from '#core/errors/errors.js';
import { SUPPORT } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { openTicketSchema, type OpenTicketData } from './support.inputs.js';
import { messages } from './support.messages.js';
import { countOpenTickets } from './support.queries.js';
import type { TicketType } from './support.types.js';
import type { TicketCategory } from './support.values.js';
import { TicketEntity } from './ticket.entity.js';
import { readBack, writeLine } from './ticket-lines.js';
import { notifyTeamOfNew } from './ticket-notices.js';
import { requireOrigins, type TicketOrigins } from './ticket-origin.js';
import { cut } from '#core/text/cut.js';

const GUESSED_SUBJECT = 80;

/** The first line of what was written. */
export function subjectOf(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? '';
  return line.length <= GUESSED_SUBJECT ? line : `${cut(line, GUESSED_SUBJECT).trimEnd()}…`;
}

function categoryOf({ order, payment }: TicketOrigins): TicketCategory {
  if (payment) return 'payment';
  return order ? 'order' : 'general';
}

/** The text by which a ticket is found. */
export function searchTextOf(ticket: Pick<TicketType, 'number' | 'subject' | 'orderNumber' | 'paymentLabel'>): string {
  const { number, subject, orderNumber, paymentLabel } = ticket;
  return foldForSearch([`#${number}`, subject, orderNumber, paymentLabel].filter(Boolean).join(' '));
}

/**
 * @throws AppError UNAUTHORIZED, VALIDATION_ERROR, RATE_LIMITED, TICKET_LIMIT, INVALID_ORDER_ID, NOT_FOUND for a
 * payment that is not the viewer's own.
 */
export async function openTicket(ctx: Ctx, raw: OpenTicketData): Promise<TicketType> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(openTicketSchema, raw);
  await ctx.limits.take('supportTicket', userId);
  const origins = await requireOrigins(ctx, input);
  return unitOfWork(ctx, async (tx) => {
    await assertRoom(tx, userId);
    const ticket = await insertTicket(tx, input, origins);
    await writeLine(tx, ticket, { body: input.message, attachments: input.attachments ?? [], side: 'customer' });
    await notifyTeamOfNew(tx, ticket);
    return readBack(tx, ticket.id);
  });
}

/** Tickets of one customer are opened one after the other. */
async function assertRoom(tx: TxCtx, userId: string): Promise<void> {
  await lockByName(tx, `support:${userId}`);
  if ((await countOpenTickets(tx, userId)) >= SUPPORT.openTickets)
    throw new AppError('TICKET_LIMIT', { fa: messages.openMany });
}

async function insertTicket(
  tx: TxCtx,
  input: z.output<typeof openTicketSchema>,
  { order, payment }: TicketOrigins,
): Promise<TicketType> {
  const [id, now] = [newId(), tx.clock.now()];
  const about = {
    subject: input.subject ?? subjectOf(input.message),
    orderId: order?.id ?? null,
    orderNumber: order?.label ?? null,
    paymentId: payment?.id ?? null,
    paymentLabel: payment?.label ?? null,
  };
  // Not an entity of the unit of work: the number comes from the database.
  await tx.em.insert(TicketEntity, {
    id,
    userId: requireViewer(tx).userId,
    ...about,
    category: input.category ?? categoryOf({ order, payment }),
    priority: input.priority ?? 'normal',
    status: 'open',
    assigneeId: null,
    customerUnread: 0,
    teamUnread: 0,
    messageCount: 0,
    searchText: '',
    lastMessageAt: now,
    closedAt: null,
    createdAt: now,
    updatedAt: now,
  });
  const ticket = await readBack(tx, id);
  await tx.em.nativeUpdate(TicketEntity, { id }, { searchText: searchTextOf(ticket) });
  return ticket;
}
