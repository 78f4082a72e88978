/** Answers and questions in a ticket. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { writeSchema, type WriteData } from './support.inputs.js';
import { selectMessage } from './support.queries.js';
import type { TicketMessageType, TicketType } from './support.types.js';
import { statusAfterMessage } from './support.transitions.js';
import type { TicketSide } from './support.values.js';
import { lockTicketOf, moveTicket, writeLine } from './ticket-lines.js';
import { notifyCustomerOfAnswer, notifyTeamOfMessage } from './ticket-notices.js';

/**
 * A message of the customer reopens what was answered or closed; one of the team answers.
 * @throws AppError NOT_FOUND also for another's ticket, VALIDATION_ERROR, RATE_LIMITED, TICKET_LIMIT.
 */
export async function writeMessage(ctx: Ctx, ticketId: string, raw: WriteData): Promise<TicketMessageType> {
  const { userId } = requireViewer(ctx);
  const { message: body = '', attachments = [] } = parseInput(writeSchema, raw);
  await ctx.limits.take('supportMessage', userId);
  return unitOfWork(ctx, async (tx) => {
    const { ticket, side } = await lockTicketOf(tx, ticketId);
    const id = await writeLine(tx, ticket, { body, attachments, side });
    const to = statusAfterMessage(ticket.status, side);
    // Reopening is said; that an answer was given shows by itself.
    if (to !== ticket.status) await moveTicket(tx, ticket, { to, side, isByPerson: ticket.status === 'closed' });
    await notifyOtherSide(tx, { ticket, side, body });
    const written = await selectMessage(tx, id);
    if (!written) throw new AppError('NOT_FOUND');
    return written;
  });
}

async function notifyOtherSide(
  tx: TxCtx,
  { ticket, side, body }: { readonly ticket: TicketType; readonly side: TicketSide; readonly body: string },
): Promise<void> {
  if (side === 'customer') return notifyTeamOfMessage(tx, ticket, body);
  await notifyCustomerOfAnswer(tx, ticket, body);
  const subject = { type: 'ticket', id: ticket.id, label: `#${ticket.number}` } as const;
  await audit(tx, { action: 'ticket.message', subject });
}
