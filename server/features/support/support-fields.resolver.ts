/** Fields that cost a query, or depend on the viewer. */
import { Arg, Ctx as Context, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { SUPPORT } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { asSeen, attachmentsLoader, readMessages, unreadOf } from './read-tickets.service.js';
import { sideOf } from './support.policy.js';
import { nextStatuses } from './support.transitions.js';
import { TicketAttachmentType, TicketMessageType, TicketStatusEnum, TicketType } from './support.types.js';
import type { TicketStatus } from './support.values.js';

@Resolver(() => TicketType)
export class TicketFieldResolver {
  @FieldResolver(() => CustomerType, {
    nullable: true,
    description: 'Whose ticket it is; null once the account was removed.',
  })
  customer(@Context() ctx: Ctx, @Root() ticket: Readonly<TicketType>): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(ticket.userId);
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'Who has taken it on; for administrators only.' })
  async assignee(@Context() ctx: Ctx, @Root() ticket: Readonly<TicketType>): Promise<CustomerRow | null> {
    if (ctx.viewer?.role !== 'admin' || !ticket.assigneeId) return null;
    return customerLoader(ctx).load(ticket.assigneeId);
  }

  @FieldResolver(() => Int, { description: 'Messages of the other side that this one has not seen.' })
  unreadCount(@Context() ctx: Ctx, @Root() ticket: Readonly<TicketType>): number {
    return unreadOf(ctx, ticket);
  }

  @FieldResolver(() => [TicketStatusEnum], {
    description: 'The statuses that the viewer may give it next. Bounded: at most three.',
  })
  nextStatuses(@Context() ctx: Ctx, @Root() ticket: Readonly<TicketType>): TicketStatus[] {
    const side = ctx.viewer && sideOf(ctx.viewer, ticket);
    return side ? nextStatuses(ticket.status, side) : [];
  }

  @FieldResolver(() => [TicketMessageType], {
    description:
      `The newest of the conversation, oldest first. Bounded: at most ${SUPPORT.shownMessages}, and ` +
      `${SUPPORT.messagesAtOnce} over all tickets of an answer. \`before\` a message come the older ones.`,
  })
  messages(
    @Context() ctx: Ctx,
    @Root() ticket: Readonly<TicketType>,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `How many, 1 to ${SUPPORT.shownMessages}; without it as many as there may be.`,
    })
    limit: number | null,
    @Arg('before', () => ID, { nullable: true, description: 'The id of a message: only older ones are answered.' })
    before: string | null,
  ): Promise<TicketMessageType[]> {
    return readMessages(ctx, ticket, { ...(limit !== null && { limit }), before });
  }
}

@Resolver(() => TicketMessageType)
export class TicketMessageFieldResolver {
  @FieldResolver()
  authorName(@Context() ctx: Ctx, @Root() message: Readonly<TicketMessageType>): string | null {
    return asSeen(ctx, message).authorName;
  }

  @FieldResolver(() => [TicketAttachmentType], { description: 'Bounded: at most five.' })
  async attachments(
    @Context() ctx: Ctx,
    @Root() message: Readonly<TicketMessageType>,
  ): Promise<readonly TicketAttachmentType[]> {
    return (await attachmentsLoader(ctx).load(message.id))?.attachments ?? [];
  }
}
