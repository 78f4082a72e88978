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
import { requireViewer, type Ctx } from '#platform/context.js';
import type { Topics } from '#platform/events/topics.js';
import { Keys } from '#platform/graphql/keys.js';
import {
  countUnread,
  findNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.service.js';
import type { NotificationKind } from './notification-kinds.js';
import { kindOf } from './notification-types.js';
import { NotificationsFilter, type ListData } from './notifications.inputs.js';
import { NotificationKindEnum, NotificationPageType, NotificationType } from './notifications.types.js';
import type { LazyPage } from '#platform/db/page.js';
import { PageArgs } from '#platform/graphql/list.types.js';

@Resolver(() => NotificationType)
export class NotificationsResolver {
  @Keys('read:notifications')
  @Query(() => NotificationPageType, { description: "One's own notifications, newest first." })
  notifications(
    @Arg('filter', () => NotificationsFilter, {
      nullable: true,
      description: 'Only notifications that match; without it all of them.',
    })
    filter: Pick<ListData, 'unreadOnly'> | null,
    @Args(() => PageArgs) paging: PageArgs,
    @Context() ctx: Ctx,
  ): Promise<LazyPage<NotificationType>> {
    return listNotifications(ctx, { ...filter, ...paging });
  }

  @Keys('read:notifications')
  @Query(() => Int, { description: "How many of one's own are unread." })
  unreadNotificationCount(@Context() ctx: Ctx): Promise<number> {
    return countUnread(ctx);
  }

  @Keys('write:notifications')
  @Mutation(() => NotificationType, { description: 'Marks one as read. Reading it twice keeps the first time.' })
  markNotificationRead(
    @Arg('id', () => ID, { description: 'The id of the notification.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<NotificationType> {
    return markNotificationRead(ctx, id);
  }

  @Keys('write:notifications')
  @Mutation(() => Int, { description: 'Marks all as read, and answers how many were unread.' })
  markAllNotificationsRead(@Context() ctx: Ctx): Promise<number> {
    return markAllNotificationsRead(ctx);
  }

  @Keys('read:notifications')
  @Subscription(() => NotificationType, {
    description: 'New notifications of the signed-in user.',
    topics: 'notification.added',
    topicId: ({ context }: { context: Ctx }) => requireViewer(context).userId,
  })
  notificationAdded(@Root() event: Topics['notification.added'], @Context() ctx: Ctx): Promise<NotificationType> {
    return findNotification(ctx, event.notificationId);
  }

  @FieldResolver(() => NotificationKindEnum, {
    description: 'The kind of the notification; preferences are set by kind.',
  })
  kind(@Root() notification: Readonly<NotificationType>): NotificationKind {
    return kindOf(notification.type);
  }
}
