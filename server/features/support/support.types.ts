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
  normal: 'Handled in order.',
  high: 'Handled before others.',
  urgent: 'Handled at once.',
});

export const TicketCategoryEnum = enumOf<TicketCategory>('TicketCategory', 'The subjects of a ticket.', {
  general: 'Nothing of the others.',
  order: 'An order of the customer.',
  payment: 'A payment of the customer.',
  wallet: "The customer's wallet.",
  domain: 'A domain name.',
  technical: 'Something that does not work.',
  account: "The customer's account.",
});

export const TicketSortEnum = enumOf<TicketSort>('TicketSort', 'The orders in which tickets can be listed.', {
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
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  /** The administrator who has taken it on. */
  assigneeId!: string | null;

  /** Messages of the team that the customer has not seen, and the other way round. */
  customerUnread!: number;
  teamUnread!: number;

  @Field(() => Int, { description: 'The number by which people know the ticket.' })
  number!: number;

  @Field(() => String, { description: 'In one line.' })
  subject!: string;

  @Field(() => TicketCategoryEnum, { description: 'The category of the ticket.' })
  category!: TicketCategory;

  @Field(() => TicketPriorityEnum, { description: 'How much it presses.' })
  priority!: TicketPriority;

  @Field(() => TicketStatusEnum, { description: 'The present status of this record.' })
  status!: TicketStatus;

  @Field(() => ID, { nullable: true, description: 'The order that it is about.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the order that it is about.' })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true, description: 'The payment that it is about.' })
  paymentId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reference number of a settled payment, else its description.',
  })
  paymentLabel!: string | null;

  @Field(() => Int, { description: 'The number of messages of both sides.' })
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
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  ticketId!: string;
  authorId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the author; names of the team are shown to administrators only.',
  })
  authorName!: string | null;

  @Field(() => Boolean, { description: 'Written by support and not by the customer.' })
  fromTeam!: boolean;

  @Field(() => String, { description: 'The text as it was written: show it as plain text.' })
  body!: string;

  @Field(() => TicketStatusEnum, {
    nullable: true,
    description: 'The new status, for a line that reports a change; null for a message.',
  })
  status!: TicketStatus | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@KeyResources('tickets')
@ObjectType('TicketAttachment', { description: 'A file beside a message.' })
export class TicketAttachmentType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** The id of the message that it belongs to. */
  messageId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the file; null where it was deleted.' })
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
  @Field(() => ID, { description: 'The id of the order or payment.' })
  id!: string;

  @Field(() => String, { description: 'The order number; the reference number or the description of the payment.' })
  label!: string;
}

@KeyResources('tickets')
@ObjectType('TicketOrigins', { simpleResolvers: true, description: 'The records that a new ticket can be about.' })
export class TicketOriginsType {
  @Field(() => TicketOriginType, { nullable: true, description: "Null where it is not the viewer's." })
  order!: TicketOriginType | null;

  @Field(() => TicketOriginType, { nullable: true, description: "Null where it is not the viewer's." })
  payment!: TicketOriginType | null;
}
