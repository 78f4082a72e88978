import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketCategory,
  type TicketPriority,
  type TicketStatus,
} from './support.values.js';

const NEWEST = [
  { name: 'last_message_at', sort: 'desc' as const },
  { name: 'id', sort: 'desc' as const },
];

/** SQL of the place of a priority among the others, from 0 for low. */
export const PRIORITY_RANK = `case priority when 'urgent' then 3 when 'high' then 2 when 'normal' then 1 else 0 end`;

/** A customer's request to support and its status (specification 2 §3 "Support ticket"). */
@Entity({ tableName: 'support_tickets' })
@Check({ name: 'support_tickets_unread', expression: 'customer_unread >= 0 and team_unread >= 0' })
@Check({ name: 'support_tickets_closed', expression: `(status = 'closed') = (closed_at is not null)` })
@Index({
  name: 'support_tickets_of_user',
  columns: [{ name: 'user_id' }, ...NEWEST],
  properties: ['userId', 'lastMessageAt', 'id'],
})
@Index({ name: 'support_tickets_newest', columns: NEWEST, properties: ['lastMessageAt', 'id'] })
@Index({
  name: 'support_tickets_of_status',
  columns: [{ name: 'status' }, ...NEWEST],
  properties: ['status', 'lastMessageAt', 'id'],
})
@Index({ name: 'support_tickets_by_created', properties: ['createdAt', 'id'] })
@Index({
  name: 'support_tickets_by_priority',
  expression: `create index "support_tickets_by_priority" on "support_tickets" ((${PRIORITY_RANK}), "id")`,
})
@Index({
  name: 'support_tickets_search',
  expression: 'create index "support_tickets_search" on "support_tickets" using gin ("search_text" gin_trgm_ops)',
})
export class TicketEntity {
  @IdColumn()
  id!: string;

  /** The number by which people know it; counted up by the database. */
  @Property({ type: 'integer', autoincrement: true, unique: true })
  number!: Opt<number>;

  /** The customer. */
  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Enum({ items: [...TICKET_CATEGORIES], type: 'string' })
  category!: TicketCategory;

  @Enum({ items: [...TICKET_PRIORITIES], type: 'string' })
  priority!: TicketPriority;

  @Enum({ items: [...TICKET_STATUSES], type: 'string' })
  status!: TicketStatus;

  /** The administrator who has taken it on. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  assigneeId: string | null = null;

  @ReferenceColumn('orders', { nullable: true })
  orderId: string | null = null;

  /** The order's number when the ticket was written. */
  @Property({ type: 'text', nullable: true })
  orderNumber: string | null = null;

  @ReferenceColumn('payments', { nullable: true })
  paymentId: string | null = null;

  /** The reference number of a settled payment, else what the payment was for. */
  @Property({ type: 'text', nullable: true })
  paymentLabel: string | null = null;

  /** Messages of the team that the customer has not seen. */
  @Property({ type: 'integer' })
  customerUnread!: number;

  /** Messages of the customer that the team has not read. */
  @Property({ type: 'integer' })
  teamUnread!: number;

  @Property({ type: 'integer' })
  messageCount!: number;

  /** Number, subject and linked record, folded for searching. */
  @Property({ type: 'text', hidden: true })
  searchText!: string;

  @InstantColumn()
  lastMessageAt!: Date;

  @InstantColumn({ nullable: true })
  closedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/** A line of the conversation: a message, or a change of status. */
@Entity({ tableName: 'support_messages' })
@Check({ name: 'support_messages_said', expression: `status is null or body = ''` })
@Index({ name: 'support_messages_of_ticket', properties: ['ticketId', 'createdAt', 'id'] })
export class TicketMessageEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => TicketEntity, { index: false })
  ticketId!: string;

  @ReferenceColumn(() => UserEntity)
  authorId!: string;

  @Property({ type: 'boolean' })
  fromTeam!: boolean;

  /** The text as it was written: shown as text and never as markup. */
  @Property({ type: 'text' })
  body!: string;

  /** The new status, for a line that reports a change; null for a message. */
  @Enum({ items: [...TICKET_STATUSES], type: 'string', nullable: true })
  status: TicketStatus | null = null;

  @InstantColumn()
  createdAt!: Date;
}

/** A file that was sent with a message. Its name stays when the file is deleted. */
@Entity({ tableName: 'support_attachments' })
export class TicketAttachmentEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => TicketMessageEntity)
  messageId!: string;

  /** A file belongs to one message. Null when it has been deleted. */
  @ReferenceColumn('files', { nullable: true, unique: true, onDelete: 'set null' })
  fileId: string | null = null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  mime!: string;

  @Property({ type: 'integer' })
  sizeBytes!: number;
}
