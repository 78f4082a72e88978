/** The read path of tickets: plain rows. Asks no permission. */
import { SUPPORT } from '../../../core/limits.js';
import type { Ctx, TxCtx } from '../../platform/context.js';
import { Conditions, type Has } from '../../platform/db/conditions.js';
import { countTotal, type Total } from '../../platform/db/page.js';
import { row, rows } from '../../platform/db/rows.js';
import type { TicketFilter } from './support.inputs.js';
import type { TicketCategory, TicketPriority, TicketStatus } from './support.values.js';

export interface TicketRow {
  readonly id: string;
  readonly number: number;
  readonly userId: string;
  readonly subject: string;
  readonly category: TicketCategory;
  readonly priority: TicketPriority;
  readonly status: TicketStatus;
  readonly assigneeId: string | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly paymentId: string | null;
  readonly paymentLabel: string | null;
  readonly customerUnread: number;
  readonly teamUnread: number;
  readonly messageCount: number;
  readonly lastMessageAt: Date;
  readonly closedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `t.id, t.number, t.user_id as "userId", t.subject, t.category, t.priority, t.status,
  t.assignee_id as "assigneeId", t.order_id as "orderId", t.order_number as "orderNumber",
  t.payment_id as "paymentId", t.payment_label as "paymentLabel", t.customer_unread as "customerUnread",
  t.team_unread as "teamUnread", t.message_count as "messageCount", t.last_message_at as "lastMessageAt",
  t.closed_at as "closedAt", t.created_at as "createdAt", t.updated_at as "updatedAt"`;

export function selectTicket(ctx: Ctx, id: string): Promise<TicketRow | null> {
  return row<TicketRow>(ctx.em, `select ${COLUMNS} from support_tickets t where t.id = $1`, [id]);
}

/** Holds the ticket until the transaction ends: messages and statuses of one ticket come one after the other. */
export function lockTicket(tx: TxCtx, id: string): Promise<TicketRow | null> {
  return row<TicketRow>(tx.em, `select ${COLUMNS} from support_tickets t where t.id = $1 for no key update`, [id]);
}

/** `userId` null: everyone's. */
export interface TicketSelection extends Pick<TicketFilter, 'search' | 'status' | 'category' | 'priority'> {
  readonly userId: string | null;
  /** An id, `none`, or nothing. */
  readonly assignee?: string | undefined;
}

/** The team finds a ticket by its customer, too. */
function matchesAnyone(has: Has): string {
  return `(${has('t.search_text')} or t.user_id = any(array(select u.id from users u where ${has('u.search_text')})))`;
}

function conditions(selection: TicketSelection): Conditions {
  const where = new Conditions();
  const { userId, status, category, priority, assignee } = selection;
  if (userId !== null) where.add(userId, (at) => `t.user_id = ${at}`);
  if (status) where.add(status, (at) => `t.status = ${at}`);
  if (category) where.add(category, (at) => `t.category = ${at}`);
  if (priority) where.add(priority, (at) => `t.priority = ${at}`);
  if (assignee === 'none') where.add(true, (at) => `(t.assignee_id is null) = ${at}`);
  else if (assignee) where.add(assignee, (at) => `t.assignee_id = ${at}`);
  where.search(selection.search, userId === null ? matchesAnyone : (has) => has('t.search_text'));
  return where;
}

/** What was written in last comes first. */
export function selectTickets(
  ctx: Ctx,
  selection: TicketSelection,
  limit: number,
  offset: number,
): Promise<TicketRow[]> {
  const { sql, values } = conditions(selection);
  const window = `limit $${values.length + 1} offset $${values.length + 2}`;
  const text = `select ${COLUMNS} from support_tickets t ${sql} order by t.last_message_at desc, t.id desc ${window}`;
  return rows<TicketRow>(ctx.em, text, [...values, limit, offset]);
}

async function count(ctx: Ctx, text: string, values: Conditions['values']): Promise<number> {
  return (await row<{ count: number }>(ctx.em, text, values))?.count ?? 0;
}

export function countTickets(ctx: Ctx, selection: TicketSelection, upTo?: number): Promise<Total> {
  const { sql, values } = conditions(selection);
  return countTotal(ctx, `from support_tickets t ${sql}`, values, upTo);
}

export function countOpenTickets(ctx: Ctx, userId: string): Promise<number> {
  const text = `select count(*) as count from support_tickets where user_id = $1 and status <> 'closed'`;
  return count(ctx, text, [userId]);
}

/** Tickets with something that this side has not seen: the user's own, or everyone's. */
export function countUnreadTickets(ctx: Ctx, userId: string | null): Promise<number> {
  return userId === null
    ? count(ctx, 'select count(*) as count from support_tickets where team_unread > 0', [])
    : count(ctx, 'select count(*) as count from support_tickets where user_id = $1 and customer_unread > 0', [userId]);
}

export interface MessageRow {
  readonly id: string;
  readonly ticketId: string;
  readonly authorId: string;
  readonly authorName: string | null;
  readonly fromTeam: boolean;
  readonly body: string;
  readonly status: TicketStatus | null;
  readonly createdAt: Date;
}

const MESSAGE = `select m.id, m.ticket_id as "ticketId", m.author_id as "authorId", u.full_name as "authorName",
  m.from_team as "fromTeam", m.body, m.status, m.created_at as "createdAt"
  from support_messages m join users u on u.id = m.author_id`;

/** How many, and before which message of the same ticket; without one, the newest. */
export interface MessagesPage {
  readonly limit: number;
  readonly before: string | null;
}

/** The newest of each conversation, or those before a message, oldest first. */
export function selectMessages(
  ctx: Ctx,
  ticketIds: readonly string[],
  { limit, before }: MessagesPage,
): Promise<MessageRow[]> {
  const older = `(m.created_at, m.id) < (select b.created_at, b.id from support_messages b where b.id = $3 and b.ticket_id = asked.id)`;
  const newest = `${MESSAGE} where m.ticket_id = asked.id and ($3::uuid is null or ${older})
    order by m.created_at desc, m.id desc limit $2`;
  const text = `select found.* from unnest($1::uuid[]) as asked (id) cross join lateral (${newest}) found
    order by found."createdAt", found.id`;
  return rows<MessageRow>(ctx.em, text, [ticketIds, limit, before]);
}

export function selectMessage(ctx: Ctx, id: string): Promise<MessageRow | null> {
  return row<MessageRow>(ctx.em, `${MESSAGE} where m.id = $1`, [id]);
}

export interface AttachmentRow {
  readonly id: string;
  readonly messageId: string;
  readonly fileId: string | null;
  readonly name: string;
  readonly mime: string;
  readonly sizeBytes: number;
}

export function selectAttachments(ctx: Ctx, messageIds: readonly string[]): Promise<AttachmentRow[]> {
  const text = `select id, message_id as "messageId", file_id as "fileId", name, mime, size_bytes as "sizeBytes"
    from support_attachments where message_id = any($1::uuid[]) order by id`;
  return rows<AttachmentRow>(ctx.em, text, [messageIds]);
}

export interface TeamMember {
  readonly id: string;
  readonly fullName: string | null;
  readonly email: string;
}

/** Administrators that are not banned, by name. */
export function selectTeam(ctx: Ctx): Promise<TeamMember[]> {
  const text = `select id, full_name as "fullName", email from users where role = 'admin' and status = 'active'
    order by full_name nulls last, id limit $1`;
  return rows<TeamMember>(ctx.em, text, [SUPPORT.team]);
}
