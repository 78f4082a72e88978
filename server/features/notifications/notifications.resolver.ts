import {
  Arg,
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
import { requireViewer, type Ctx } from '../../platform/context.js';
import type { Topics } from '../../platform/events/topics.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { PAGE_SIZE } from '../../../core/limits.js';
import { Keys } from '../../platform/graphql/keys.js';
import {
  countNotifications,
  countUnread,
  findNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationList,
} from './notifications.service.js';
import { NotificationPageType, NotificationType } from './notifications.types.js';

@Resolver(() => NotificationPageType)
export class NotificationsResolver {
  @Keys('read:notifications')
  @Query(() => NotificationPageType)
  notifications(
    @Arg('unreadOnly', () => Boolean, { defaultValue: false }) unreadOnly: boolean,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.notifications }) limit: number,
    @Context() ctx: Ctx,
  ): Promise<NotificationList> {
    return listNotifications(ctx, { unreadOnly, page, limit });
  }

  @FieldResolver(() => PaginationType)
  pagination(@Root() list: NotificationList, @Context() ctx: Ctx): Promise<PaginationType> {
    return countNotifications(ctx, list.filter);
  }

  @Keys('read:notifications')
  @Query(() => Int)
  unreadNotificationCount(@Context() ctx: Ctx): Promise<number> {
    return countUnread(ctx);
  }

  @Keys('write:notifications')
  @Mutation(() => NotificationType)
  markNotificationRead(@Arg('id', () => ID) id: string, @Context() ctx: Ctx): Promise<NotificationType> {
    return markNotificationRead(ctx, id);
  }

  @Keys('write:notifications')
  @Mutation(() => Int)
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
}
