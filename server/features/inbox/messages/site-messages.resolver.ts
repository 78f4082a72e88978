import {
  Arg,
  Args,
  Ctx as Context,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { SITE_MESSAGE, type MessageState } from '#core/sites/site-messages.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import type { Topics } from '#platform/events/topics.js';
import { Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { EmailStatusEnum, type EmailStatus } from '#features/emails/index.js';
import { eventsOfSite, siteLoader, SiteType } from '#features/sites/index.js';
import { eraseSender } from './erase-sender.service.js';
import { deleteMessages } from './delete-messages.service.js';
import { markMessages, moveMessages } from './manage-messages.service.js';
import { excerptOf, readMessage, readMessages, type MessagesInput } from './read-messages.service.js';
import { replyToMessage } from './reply.service.js';
import { SiteMessagesFilter } from './site-messages.inputs.js';
import { replyStatusLoader, unreadLoader } from './site-messages.queries.js';
import {
  SiteMessagePageType,
  SiteMessageReplyType,
  SiteMessageStateEnum,
  SiteMessageType,
} from './site-messages.types.js';

const IDS = `The ids of 1 to ${SITE_MESSAGE.together} messages of your own sites. NOT_FOUND, and no change, where one is not yours.`;

@Resolver(() => SiteMessageType)
export class SiteMessageResolver {
  @Keys('read:messages')
  @Query(() => SiteMessagePageType, {
    description:
      'The messages that visitors sent by the forms of a site, newest first; for its owner and for administrators.',
  })
  siteMessages(
    @Context() ctx: Ctx,
    @Arg('filter', () => SiteMessagesFilter, { description: 'The site, and conditions for its rows.' })
    filter: MessagesInput,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<SiteMessageType>> {
    return readMessages(ctx, { ...filter, ...paging });
  }

  @Keys('read:messages')
  @Query(() => SiteMessageType, { description: "One message. NOT_FOUND also for one of another's site." })
  siteMessage(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the message.' }) id: string,
  ): Promise<SiteMessageType> {
    return readMessage(ctx, id);
  }

  @Keys('write:messages')
  @Mutation(() => [SiteMessageType], {
    description: `Marks messages as read or unread. Bounded: at most ${SITE_MESSAGE.together}.`,
  })
  markSiteMessages(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], { description: IDS }) ids: string[],
    @Arg('isRead', () => Boolean, { description: 'True: read, since now or since they were first read.' })
    isRead: boolean,
  ): Promise<readonly SiteMessageType[]> {
    return markMessages(ctx, ids, isRead);
  }

  @Keys('write:messages')
  @Mutation(() => [SiteMessageType], {
    description: `Moves messages to the inbox, the archive or the spam. Bounded: at most ${SITE_MESSAGE.together}.`,
  })
  moveSiteMessages(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], { description: IDS }) ids: string[],
    @Arg('state', () => SiteMessageStateEnum, { description: 'Where they are to be found from now on.' })
    state: MessageState,
  ): Promise<readonly SiteMessageType[]> {
    return moveMessages(ctx, ids, state);
  }

  @Keys('write:messages')
  @Mutation(() => [ID], {
    description: `Deletes messages; gives their ids. Bounded: at most ${SITE_MESSAGE.together}.`,
  })
  deleteSiteMessages(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], { description: IDS }) ids: string[],
    @Arg('erase', () => Boolean, {
      description: 'True: for good, as a visitor may demand. False: restoring a backup can bring them back.',
    })
    erase: boolean,
  ): Promise<readonly string[]> {
    return deleteMessages(ctx, ids, erase);
  }

  @Keys('write:messages')
  @Mutation(() => Int, {
    description:
      'Deletes all that one person sent by the forms of a site, wherever it is to be found and for good, as they may ' +
      'demand; gives the number of messages.',
  })
  eraseSiteSender(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of one of your own sites.' }) siteId: string,
    @Arg('sender', () => String, { description: 'E-mail address or telephone number.' }) sender: string,
  ): Promise<number> {
    return eraseSender(ctx, siteId, sender);
  }

  @Keys('write:messages')
  @Mutation(() => SiteMessageType, {
    description:
      "Answers the sender by mail. It comes from the platform's address, and an answer to it goes to the e-mail " +
      `address of the owner. At most ${SITE_MESSAGE.replies} to one message; RATE_LIMITED beyond those of a day.`,
  })
  replyToSiteMessage(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of a message whose sender left an e-mail address.' }) id: string,
    @Arg('text', () => String, { description: `Up to ${SITE_MESSAGE.reply} characters.` }) text: string,
  ): Promise<SiteMessageType> {
    return replyToMessage(ctx, id, text);
  }

  @Keys('read:messages')
  @Subscription(() => SiteMessageType, {
    ...eventsOfSite('site_message.received'),
    description: 'Messages as they arrive at a site, those taken for spam, too: see `state`.',
  })
  siteMessageReceived(
    @Context() ctx: Ctx,
    @Root() event: Topics['site_message.received'],
    @Arg('siteId', () => ID, {
      description: "The id of the site. Nothing arrives for another's, except to administrators.",
    })
    _siteId: string,
  ): Promise<SiteMessageType> {
    return readMessage(ctx, event.messageId);
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site with the form.' })
  site(@Context() ctx: Ctx, @Root() message: Readonly<SiteMessageType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(message.siteId);
  }

  @FieldResolver(() => String, {
    description: `The beginning of the message without the sender's details, in one line of at most ${SITE_MESSAGE.excerpt} characters.`,
  })
  excerpt(@Root() message: Readonly<SiteMessageType>): string {
    return excerptOf(message);
  }
}

@Resolver(() => SiteMessageReplyType)
export class SiteMessageReplyResolver {
  @FieldResolver(() => EmailStatusEnum, {
    nullable: true,
    description: 'The status of its mail; null where the log of mails does not have it any more.',
  })
  async status(@Context() ctx: Ctx, @Root() reply: Readonly<SiteMessageReplyType>): Promise<EmailStatus | null> {
    return (await replyStatusLoader(ctx).load(reply.id))?.status ?? null;
  }
}

@Resolver(() => SiteType)
export class SiteUnreadResolver {
  @FieldResolver(() => Int, { description: 'How many messages of its visitors in the inbox are unread.' })
  async unreadMessages(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<number> {
    return (await unreadLoader(ctx).load(site.id))?.count ?? 0;
  }
}
