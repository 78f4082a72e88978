/** The queries of tickets: plain rows. Callers check permissions. */
import { SUPPORT } from '#core/limits/limits.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { Conditions, type Has } from '#platform/db/conditions.js';
import { orderOf } from '#platform/db/order.js';
import { readPage, type LazyPage, type PageBounds } from '#platform/db/page.js';
import { row, rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import type { CustomerRow } from '#features/identity/index.js';
import type { TicketFilter } from './support.inputs.js';
import { PRIORITY_RANK } from './ticket.entity.js';
import type { TicketAttachmentType, TicketMessageType, TicketType } from './support.types.js';

const COLUMNS = columns<TicketType>()(
  `id number userId subject category priority status assigneeId orderId orderNumber paymentId paymentLabel
   customerUnread teamUnread messageCount lastMessageAt closedAt createdAt updatedAt`,
  { table: 't' },
);

export function selectTicket(ctx: Ctx, id: string): Promise<TicketType | null> {
  return row<TicketType>(ctx.em, `select ${COLUMNS} from support_tickets t where t.id = $1`, [id]);
}

/** Holds the ticket until the transaction ends: messages and statuses of one ticket come one after the other. */
export function lockTicket(tx: TxCtx, id: string): Promise<TicketType | null> {
  return row<TicketType>(tx.em, `select ${COLUMNS} from support_tickets t where t.id = $1 for no key update`, [id]);
}

/** `userId` null: everyone's. */
export interface TicketSelection extends Pick<
  TicketFilter,
  'search' | 'status' | 'category' | 'priority' | 'sort' | 'direction'
> {
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

const SORTS = {
  last_message: 't.last_message_at',
  created: 't.created_at',
  priority: PRIORITY_RANK,
} as const;

/** The ticket with the newest message comes first, unless the selection says otherwise. */
export function pageTickets(ctx: Ctx, selection: TicketSelection, bounds: PageBounds): Promise<LazyPage<TicketType>> {
  const order = orderOf(SORTS, { ...selection, sort: selection.sort ?? 'last_message' }, 't.id');
  const list = { columns: COLUMNS, from: 'from support_tickets t', where: conditions(selection), order };
  return readPage<TicketType>(ctx, list, bounds);
}

/** A ticket with the names behind it. */
export interface TicketExportRow extends TicketType {
  readonly customerName: string | null;
  readonly customerEmail: string;
  readonly assigneeName: string | null;
  readonly assigneeEmail: string | null;
}

/** For exports: everything that the selection lets through, what was written in last first. */
export function ticketSelection(selection: TicketSelection): {
  readonly text: string;
  readonly values: Conditions['values'];
} {
  const { sql, values } = conditions(selection);
  const names = `c.full_name as "customerName", c.email as "customerEmail",
    a.full_name as "assigneeName", a.email as "assigneeEmail"`;
  const from = 'from support_tickets t join users c on c.id = t.user_id left join users a on a.id = t.assignee_id';
  return { text: `select ${COLUMNS}, ${names} ${from} ${sql} order by t.last_message_at desc, t.id desc`, values };
}

async function count(ctx: Ctx, text: string, values: Conditions['values']): Promise<number> {
  return (await row<{ count: number }>(ctx.em, text, values))?.count ?? 0;
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

const MESSAGE_COLUMNS = columns<TicketMessageType>()('id ticketId authorId authorName fromTeam body status createdAt', {
  table: 'm',
  expressions: { authorName: 'u.full_name' },
});
const MESSAGE = `select ${MESSAGE_COLUMNS} from support_messages m join users u on u.id = m.author_id`;

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
): Promise<TicketMessageType[]> {
  const older = `(m.created_at, m.id) < (select b.created_at, b.id from support_messages b where b.id = $3 and b.ticket_id = asked.id)`;
  const newest = `${MESSAGE} where m.ticket_id = asked.id and ($3::uuid is null or ${older})
    order by m.created_at desc, m.id desc limit $2`;
  const text = `select found.* from unnest($1::uuid[]) as asked (id) cross join lateral (${newest}) found
    order by found."createdAt", found.id`;
  return rows<TicketMessageType>(ctx.em, text, [ticketIds, limit, before]);
}

export function selectMessage(ctx: Ctx, id: string): Promise<TicketMessageType | null> {
  return row<TicketMessageType>(ctx.em, `${MESSAGE} where m.id = $1`, [id]);
}

/** The attachment as it is stored, without its address. */
export type StoredAttachment = Omit<TicketAttachmentType, 'url'>;

const ATTACHMENT_COLUMNS = columns<StoredAttachment>()('id messageId fileId name mime sizeBytes');

export function selectAttachments(ctx: Ctx, messageIds: readonly string[]): Promise<StoredAttachment[]> {
  const text = `select ${ATTACHMENT_COLUMNS} from support_attachments where message_id = any($1::uuid[]) order by id`;
  return rows<StoredAttachment>(ctx.em, text, [messageIds]);
}

/** Administrators that are not banned, by name. */
export function selectTeam(ctx: Ctx): Promise<CustomerRow[]> {
  const text = `select id, full_name as "fullName", email from users where role = 'admin' and status = 'active'
    order by full_name nulls last, id limit $1`;
  return rows<CustomerRow>(ctx.em, text, [SUPPORT.team]);
}
