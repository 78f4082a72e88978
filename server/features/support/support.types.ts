import { Field, ID, Int, ObjectType } from 'type-graphql';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { TicketCategory, TicketPriority, TicketSort, TicketStatus } from './support.values.js';
import { PageType } from '#platform/graphql/list.types.js';
import { enumOf } from '#platform/graphql/enum.js';

export const TicketStatusEnum = enumOf<TicketStatus>('TicketStatus', 'The status of a ticket.', {
  open: 'It waits for the team.',
  in_progress: 'The team works on it.',
  answered: 'It waits for the customer.',
  closed: 'It is done; it can be opened again.',
});

export const TicketPriorityEnum = enumOf<TicketPriority>('TicketPriority', 'How much a ticket presses.', {
  low: 'It can wait.',
  normal: 'As most do.',
  high: 'Before others.',
  urgent: 'At once.',
});

export const TicketCategoryEnum = enumOf<TicketCategory>('TicketCategory', 'What a ticket is about.', {
  general: 'Nothing of the others.',
  order: 'An order.',
  payment: 'A payment.',
  wallet: 'The wallet.',
  domain: 'A domain name.',
  technical: 'Something that does not work.',
  account: 'The account.',
});

export const TicketSortEnum = enumOf<TicketSort>('TicketSort', 'What a list of tickets is sorted by.', {
  last_message: 'When the last message was written.',
  created: 'When they were opened.',
  priority: 'How much they press; urgent is the greatest.',
});

/** Customer, assignee, messages and the viewer's permissions are in TicketFieldResolver. */
@KeyResources('tickets')
@ObjectType('Ticket', {
  simpleResolvers: true,
  description: 'A conversation with support. Customers read their own, administrators all.',
})
export class TicketType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  /** The administrator who has taken it on. */
  assigneeId!: string | null;

  /** Messages of the team that the customer has not seen, and the other way round. */
  customerUnread!: number;
  teamUnread!: number;

  @Field(() => Int, { description: 'What people call it by.' })
  number!: number;

  @Field(() => String, { description: 'In one line.' })
  subject!: string;

  @Field(() => TicketCategoryEnum, { description: 'Its category.' })
  category!: TicketCategory;

  @Field(() => TicketPriorityEnum, { description: 'How much it presses.' })
  priority!: TicketPriority;

  @Field(() => TicketStatusEnum, { description: 'Its status.' })
  status!: TicketStatus;

  @Field(() => ID, { nullable: true, description: 'The order that it is about.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the order that it is about.' })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true, description: 'The payment that it is about.' })
  paymentId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reference number of a settled payment, else its description.',
  })
  paymentLabel!: string | null;

  @Field(() => Int, { description: 'Of both sides.' })
  messageCount!: number;

  @Field(() => DateTimeScalar, { description: 'When the last message was written.' })
  lastMessageAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null while it is not closed.' })
  closedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@KeyResources('tickets')
@ObjectType('TicketPage', { simpleResolvers: true, description: 'A page of tickets, what was written in last first.' })
export class TicketPageType extends PageType {
  @Field(() => [TicketType], { description: 'The tickets of this page.' })
  items!: readonly TicketType[];
}

/** Its author and attachments are in TicketMessageFieldResolver. */
@KeyResources('tickets')
@ObjectType('TicketMessage', {
  simpleResolvers: true,
  description: 'One message of a ticket, or a line that says a new status.',
})
export class TicketMessageType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  ticketId!: string;
  authorId!: string;

  @Field(() => String, { nullable: true, description: 'Of the team only administrators see the name.' })
  authorName!: string | null;

  @Field(() => Boolean, { description: 'Written by support and not by the customer.' })
  fromTeam!: boolean;

  @Field(() => String, { description: 'As it was written: show it as text.' })
  body!: string;

  @Field(() => TicketStatusEnum, {
    nullable: true,
    description: 'Of a line that says a new status; null for a message.',
  })
  status!: TicketStatus | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@KeyResources('tickets')
@ObjectType('TicketAttachment', { description: 'A file beside a message.' })
export class TicketAttachmentType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  /** Of the message that it hangs at. */
  messageId!: string;

  @Field(() => ID, { nullable: true, description: 'Of the file; null where it is gone.' })
  fileId!: string | null;

  @Field(() => String, { description: 'Its name on the sender’s device.' })
  name!: string;

  @Field(() => String, { description: 'Its media type.' })
  mime!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  sizeBytes!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Signed, for at most five minutes; null where the file is gone.',
  })
  url!: string | null;
}

@KeyResources('tickets')
@ObjectType('TicketOrigin', { description: 'An order or a payment that a ticket is about.', simpleResolvers: true })
class TicketOriginType {
  @Field(() => ID, { description: 'Of the order or payment.' })
  id!: string;

  @Field(() => String, { description: 'The order number; the reference number or the description of the payment.' })
  label!: string;
}

@KeyResources('tickets')
@ObjectType('TicketOrigins', { simpleResolvers: true, description: 'What a new ticket can be about.' })
export class TicketOriginsType {
  @Field(() => TicketOriginType, { nullable: true, description: "Null where it is not the viewer's." })
  order!: TicketOriginType | null;

  @Field(() => TicketOriginType, { nullable: true, description: "Null where it is not the viewer's." })
  payment!: TicketOriginType | null;
}
