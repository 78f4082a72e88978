import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketCategory,
  type TicketPriority,
  type TicketStatus,
} from './support.values.js';
import { PageType, ScopeEnum, type Scope } from '../../platform/graphql/list.types.js';

function enumOf<Name extends string>(names: readonly Name[]): Record<Name, Name> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}

export const TicketStatusEnum = enumOf(TICKET_STATUSES);
registerEnumType(TicketStatusEnum, { name: 'TicketStatus' });
export const TicketPriorityEnum = enumOf(TICKET_PRIORITIES);
registerEnumType(TicketPriorityEnum, { name: 'TicketPriority' });
export const TicketCategoryEnum = enumOf(TICKET_CATEGORIES);
registerEnumType(TicketCategoryEnum, { name: 'TicketCategory' });

/** Customer, assignee, messages and what this viewer may do stand in TicketFieldResolver. */
@KeyResources('tickets')
@ObjectType('Ticket', { simpleResolvers: true })
export class TicketType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'What people call it by.' })
  number!: number;

  @Field(() => String)
  subject!: string;

  @Field(() => TicketCategoryEnum)
  category!: TicketCategory;

  @Field(() => TicketPriorityEnum)
  priority!: TicketPriority;

  @Field(() => TicketStatusEnum)
  status!: TicketStatus;

  @Field(() => ID, { nullable: true, description: 'The order that it is about.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true, description: 'The payment that it is about.' })
  paymentId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reference number of a settled payment, else its description.',
  })
  paymentLabel!: string | null;

  @Field(() => Int)
  messageCount!: number;

  @Field(() => DateTimeScalar)
  lastMessageAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  closedAt!: Date | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  updatedAt!: Date;
}

@KeyResources('tickets')
@ObjectType('TicketPage', { simpleResolvers: true })
export class TicketPageType extends PageType {
  @Field(() => [TicketType])
  items!: readonly TicketType[];
}

/** Its author and attachments stand in TicketMessageFieldResolver. */
@KeyResources('tickets')
@ObjectType('TicketMessage', { simpleResolvers: true })
export class TicketMessageType {
  @Field(() => ID)
  id!: string;

  @Field(() => Boolean, { description: 'Written by support and not by the customer.' })
  fromTeam!: boolean;

  @Field(() => String, { description: 'As it was written: show it as text.' })
  body!: string;

  @Field(() => TicketStatusEnum, {
    nullable: true,
    description: 'Of a line that says a new status; null for a message.',
  })
  status!: TicketStatus | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@KeyResources('tickets')
@ObjectType('TicketAttachment', { simpleResolvers: true })
export class TicketAttachmentType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  mime!: string;

  @Field(() => Int)
  sizeBytes!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Signed, for at most five minutes; null where the file is gone.',
  })
  url!: string | null;
}

@KeyResources('tickets')
@ObjectType('TicketOrigin', { description: 'An order or a payment that a ticket is about.', simpleResolvers: true })
export class TicketOriginType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The order number; the reference number or the description of the payment.' })
  label!: string;
}

@KeyResources('tickets')
@ObjectType('TicketOrigins', { simpleResolvers: true })
export class TicketOriginsType {
  @Field(() => TicketOriginType, { nullable: true })
  order!: TicketOriginType | null;

  @Field(() => TicketOriginType, { nullable: true })
  payment!: TicketOriginType | null;
}

@InputType('TicketInput')
export class TicketInput {
  @Field(() => String, { nullable: true, description: 'Left out: the first line of the message.' })
  subject?: string | null;

  @Field(() => String)
  message!: string;

  @Field(() => TicketCategoryEnum, { nullable: true })
  category?: TicketCategory | null;

  @Field(() => TicketPriorityEnum, { nullable: true })
  priority?: TicketPriority | null;

  @Field(() => ID, { nullable: true })
  orderId?: string | null;

  @Field(() => ID, { nullable: true })
  paymentId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Files uploaded to the bucket uploads.' })
  attachments?: string[] | null;
}

@InputType('TicketChanges')
export class TicketChangesInput {
  @Field(() => String, { nullable: true })
  subject?: string | null;

  @Field(() => TicketCategoryEnum, { nullable: true })
  category?: TicketCategory | null;

  @Field(() => TicketPriorityEnum, { nullable: true })
  priority?: TicketPriority | null;
}

@InputType('TicketsFilter', { description: "Which tickets a list shows; without conditions all of one's own." })
export class TicketsFilter {
  @Field(() => ScopeEnum, {
    nullable: true,
    defaultValue: 'mine',
    description: "all: everybody's; for administrators.",
  })
  scope?: Scope | null;

  @Field(() => String, {
    nullable: true,
    description: 'In number, subject, order and payment; the team also by customer.',
  })
  search?: string | null;

  @Field(() => TicketStatusEnum, { nullable: true })
  status?: TicketStatus | null;

  @Field(() => TicketCategoryEnum, { nullable: true })
  category?: TicketCategory | null;

  @Field(() => TicketPriorityEnum, { nullable: true })
  priority?: TicketPriority | null;

  @Field(() => String, { nullable: true, description: 'For the team: me, none, or the id of an administrator.' })
  assignee?: string | null;
}
