import { Arg, Args, Ctx as Context, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SUPPORT } from '#core/limits/limits.js';
import { requireAdmin, requireViewer, type Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import type { Topics } from '#platform/events/topics.js';
import { AdminOnly, Keys } from '#platform/graphql/keys.js';
import { CustomerType, type CustomerRow } from '#features/identity/index.js';
import {
  assignTicket,
  closeTicket,
  closeTickets,
  markTicketRead,
  reopenTicket,
  setTicketStatus,
  updateTicket,
} from './manage-ticket.service.js';
import { openTicket } from './open-ticket.service.js';
import { countUnread, listTeam, listTickets, readTicket } from './read-tickets.service.js';
import { TicketMessageType, TicketOriginsType, TicketPageType, TicketStatusEnum, TicketType } from './support.types.js';
import type { TicketStatus } from './support.values.js';
import {
  TicketChangesInput,
  TicketInput,
  TicketsFilter,
  type OpenTicketData,
  type TicketChangesData,
  type TicketListData,
} from './support.inputs.js';
import { findOrigins, type TicketOrigins } from './ticket-origin.js';
import { writeMessage } from './write-message.service.js';
import { PageArgs, ScopeEnum, type Scope } from '#platform/graphql/list.types.js';

@Resolver()
export class SupportReadResolver {
  @Keys('read:tickets')
  @Query(() => TicketPageType, {
    description: "One's own tickets, what was written in last first; scope all is for administrators.",
  })
  tickets(
    @Context() ctx: Ctx,
    @Arg('filter', () => TicketsFilter, {
      nullable: true,
      description: 'Only tickets that match; without it all of them.',
    })
    filter: TicketListData | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<TicketType>> {
    return listTickets(ctx, { ...filter, ...paging });
  }

  @Keys('read:tickets')
  @Query(() => TicketType, { description: "One ticket. NOT_FOUND also for another user's." })
  ticket(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
  ): Promise<TicketType> {
    return readTicket(ctx, id);
  }

  @Keys('read:tickets')
  @Query(() => Int, {
    description: 'Tickets with something unread: one’s own, or those of everyone for administrators.',
  })
  unreadTicketCount(
    @Context() ctx: Ctx,
    @Arg('scope', () => ScopeEnum, { defaultValue: 'mine', description: "all: everybody's; for administrators." })
    scope: Scope,
  ): Promise<number> {
    return countUnread(ctx, scope);
  }

  @Keys('read:tickets')
  @Query(() => TicketOriginsType, {
    description: 'The records that a ticket can be about: the viewer’s own order and payment, where they are found.',
  })
  ticketOrigins(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { nullable: true, description: 'The id of an own order.' }) orderId: string | null,
    @Arg('paymentId', () => ID, { nullable: true, description: 'Its id, or the authority of the gateway.' })
    paymentId: string | null,
  ): Promise<TicketOrigins> {
    return findOrigins(ctx, { orderId, paymentId });
  }

  @AdminOnly()
  @Query(() => [CustomerType], {
    description: 'For administrators: whom a ticket can be given to. Bounded: at most 50.',
  })
  supportTeam(@Context() ctx: Ctx): Promise<CustomerRow[]> {
    return listTeam(ctx);
  }

  @Keys('read:tickets')
  @Subscription(() => TicketType, {
    topics: ({ args }) => (args['scope'] === 'all' ? 'ticket.changed:all' : 'ticket.changed'),
    topicId: ({ args, context }) =>
      args['scope'] === 'all' ? void requireAdmin(context as Ctx) : requireViewer(context as Ctx).userId,
    description: "New messages and changes of one's own tickets; scope all is for administrators.",
  })
  ticketChanged(
    @Context() ctx: Ctx,
    @Root() event: Topics['ticket.changed'],
    @Arg('scope', () => ScopeEnum, { defaultValue: 'mine', description: "all: everybody's; for administrators." })
    _scope: Scope,
  ): Promise<TicketType> {
    return readTicket(ctx, event.ticketId);
  }
}

@Resolver()
export class SupportWriteResolver {
  @Keys('write:tickets')
  @Mutation(() => TicketType, { description: 'Begins a conversation with support. TICKET_LIMIT beyond 20 open ones.' })
  openTicket(
    @Context() ctx: Ctx,
    @Arg('input', () => TicketInput, { description: 'Its subject, category and first message.' }) input: OpenTicketData,
  ): Promise<TicketType> {
    return openTicket(ctx, input);
  }

  @Keys('write:tickets')
  @Mutation(() => TicketMessageType, {
    description:
      'Writes in a ticket; a closed one is opened again by its customer. It takes a message, attachments or both.',
  })
  writeTicketMessage(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
    @Arg('message', () => String, { nullable: true, description: 'Up to 5000 characters.' }) message: string | null,
    @Arg('attachments', () => [ID], {
      nullable: true,
      description: 'Ids of at most five own files in the bucket uploads.',
    })
    attachments: string[] | null,
  ): Promise<TicketMessageType> {
    return writeMessage(ctx, id, { message, attachments });
  }

  @Keys('write:tickets')
  @Mutation(() => TicketType, { description: 'Changes what a ticket is about.' })
  updateTicket(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
    @Arg('changes', () => TicketChangesInput, { description: 'The fields to change.' }) changes: TicketChangesData,
  ): Promise<TicketType> {
    return updateTicket(ctx, id, changes);
  }

  @Keys('write:tickets')
  @Mutation(() => TicketType, { description: 'Closes a ticket; its customer or an administrator.' })
  closeTicket(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
  ): Promise<TicketType> {
    return closeTicket(ctx, id);
  }

  @Keys('write:tickets')
  @Mutation(() => TicketType, { description: 'Opens a closed ticket again.' })
  reopenTicket(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
  ): Promise<TicketType> {
    return reopenTicket(ctx, id);
  }

  @Keys('write:tickets')
  @Mutation(() => TicketType, { description: 'Marks everything of the other side as seen.' })
  markTicketRead(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
  ): Promise<TicketType> {
    return markTicketRead(ctx, id);
  }

  @AdminOnly()
  @Mutation(() => [TicketType], {
    description: `For administrators: closes all of them or none; closed ones stay as they are. Bounded: at most ${SUPPORT.together}.`,
  })
  closeTickets(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], { description: `The ids of 1 to ${SUPPORT.together} tickets.` }) ids: string[],
  ): Promise<readonly TicketType[]> {
    return closeTickets(ctx, ids);
  }

  @AdminOnly()
  @Mutation(() => TicketType, { description: 'For administrators: moves a ticket on.' })
  setTicketStatus(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
    @Arg('status', () => TicketStatusEnum, { description: 'The status from now on.' }) status: TicketStatus,
    @Arg('adminUserId', () => ID, { nullable: true, description: 'Takes the ticket on.' }) adminUserId: string | null,
  ): Promise<TicketType> {
    return setTicketStatus(ctx, id, { status, adminUserId });
  }

  @AdminOnly()
  @Mutation(() => TicketType, { description: 'For administrators; null gives it back to everyone.' })
  assignTicket(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the ticket.' }) id: string,
    @Arg('adminUserId', () => ID, { nullable: true, description: "The id of an administrator's account." })
    adminUserId: string | null,
  ): Promise<TicketType> {
    return assignTicket(ctx, id, adminUserId);
  }
}
