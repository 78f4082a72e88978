/** The changes of a ticket: its words, its status, who has taken it on, and that it was read. */
import { AppError } from '#core/errors/errors.js';
import { requireAdmin, requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { audit } from '#features/identity/index.js';
import { searchTextOf } from './open-ticket.service.js';
import {
  setStatusSchema,
  ticketChangesSchema,
  ticketIdsSchema,
  type SetStatusData,
  type TicketChangesData,
} from './support.inputs.js';
import { messages } from './support.messages.js';
import { selectTeam } from './support.queries.js';
import type { TicketType } from './support.types.js';
import { assertTicketTransition } from './support.transitions.js';
import type { TicketSide, TicketStatus } from './support.values.js';
import { changeTicket, lockTicketOf, moveTicket, readBack } from './ticket-lines.js';
import { notifyCustomerOfEnd } from './ticket-notices.js';

type Facts = Readonly<Record<string, unknown>>;

/** Acts of the team are in the audit log, a customer's own are not. Subjects are not: the log cannot forget. */
async function auditTeam(tx: TxCtx, side: TicketSide, ticket: TicketType, before: Facts, after: Facts): Promise<void> {
  if (side !== 'team') return;
  const subject = { type: 'ticket', id: ticket.id, label: `#${ticket.number}` } as const;
  await audit(tx, { action: 'ticket.status', subject, before, after });
}

/** Subject, category and priority, by its owner or the team. @throws AppError NOT_FOUND, VALIDATION_ERROR. */
export function updateTicket(ctx: Ctx, id: string, raw: TicketChangesData): Promise<TicketType> {
  requireViewer(ctx);
  const changes = parseInput(ticketChangesSchema, raw);
  return unitOfWork(ctx, async (tx) => {
    const { ticket, side } = await lockTicketOf(tx, id);
    const { subject = ticket.subject, category = ticket.category, priority = ticket.priority } = changes;
    const searchText = searchTextOf({ ...ticket, subject });
    await changeTicket(tx, ticket, { subject, category, priority, searchText });
    const { category: wasOf, priority: was } = ticket;
    await auditTeam(tx, side, ticket, { category: wasOf, priority: was }, { category, priority });
    return readBack(tx, id);
  });
}

interface Move {
  readonly id: string;
  readonly to: TicketStatus;
}

/**
 * A change of status that the table allows; repeating it changes nothing. @throws AppError NOT_FOUND,
 * INVALID_TRANSITION.
 */
async function move(tx: TxCtx, { id, to }: Move): Promise<TicketType> {
  const { ticket, side } = await lockTicketOf(tx, id);
  if (ticket.status === to) return ticket;
  assertTicketTransition(ticket.status, to, side);
  await moveTicket(tx, ticket, { to, side, isByPerson: true });
  if (to === 'closed' && side === 'team') await notifyCustomerOfEnd(tx, ticket);
  await auditTeam(tx, side, ticket, { status: ticket.status }, { status: to });
  return readBack(tx, id);
}

export function closeTicket(ctx: Ctx, id: string): Promise<TicketType> {
  requireViewer(ctx);
  return unitOfWork(ctx, (tx) => move(tx, { id, to: 'closed' }));
}

/**
 * For administrators: all of them or none, in the order of `given`; closed ones stay as they are. Held in the order of
 * their ids, so that two calls cannot wait for each other. @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR.
 */
export function closeTickets(ctx: Ctx, given: readonly string[]): Promise<readonly TicketType[]> {
  requireAdmin(ctx);
  const ids = [...new Set(parseInput(ticketIdsSchema, given).map((id) => id.toLowerCase()))];
  return unitOfWork(ctx, async (tx) => {
    const closed = new Map<string, TicketType>();
    for (const id of ids.toSorted()) closed.set(id, await move(tx, { id, to: 'closed' }));
    return ids.flatMap((id) => closed.get(id) ?? []);
  });
}

export function reopenTicket(ctx: Ctx, id: string): Promise<TicketType> {
  requireViewer(ctx);
  return unitOfWork(ctx, (tx) => move(tx, { id, to: 'open' }));
}

/** For administrators. `adminUserId` takes the ticket on. @throws AppError FORBIDDEN, and as `move` and `assign`. */
export function setTicketStatus(ctx: Ctx, id: string, raw: SetStatusData): Promise<TicketType> {
  requireAdmin(ctx);
  const { status: to, adminUserId } = parseInput(setStatusSchema, raw);
  return unitOfWork(ctx, async (tx) => {
    const moved = await move(tx, { id, to });
    return adminUserId ? assign(tx, moved.id, adminUserId) : moved;
  });
}

/**
 * Null gives it back to everyone. @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_ERROR for one who is no
 * administrator.
 */
export function assignTicket(ctx: Ctx, id: string, adminUserId: string | null): Promise<TicketType> {
  requireAdmin(ctx);
  return unitOfWork(ctx, (tx) => assign(tx, id, adminUserId));
}

async function assign(tx: TxCtx, id: string, adminUserId: string | null): Promise<TicketType> {
  const { ticket } = await lockTicketOf(tx, id);
  if (adminUserId !== null) await assertOfTeam(tx, adminUserId);
  if (ticket.assigneeId === adminUserId) return ticket;
  await changeTicket(tx, ticket, { assigneeId: adminUserId });
  await auditTeam(tx, 'team', ticket, { assigneeId: ticket.assigneeId }, { assigneeId: adminUserId });
  return readBack(tx, id);
}

async function assertOfTeam(tx: TxCtx, userId: string): Promise<void> {
  const isOfTeam = isId(userId) && (await selectTeam(tx)).some(({ id }) => id === userId);
  if (isOfTeam) return;
  throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'adminUserId', message: messages.assigneeUnknown }] });
}

/** Everything in it has been seen by this side. @throws AppError NOT_FOUND. */
export function markTicketRead(ctx: Ctx, id: string): Promise<TicketType> {
  requireViewer(ctx);
  return unitOfWork(ctx, async (tx) => {
    const { ticket, side } = await lockTicketOf(tx, id);
    const field = side === 'team' ? 'teamUnread' : 'customerUnread';
    if (ticket[field] === 0) return ticket;
    await changeTicket(tx, ticket, { [field]: 0 });
    return readBack(tx, id);
  });
}
