/** The list of notifications as its owner sees it: the list, what is unread, and marking it as read. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import { pageBounds, pageOfSlice, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { readTogether } from '#platform/loader.js';
import { NotificationEntity } from './notification.entity.js';
import { listSchema, type ListData } from './notifications.inputs.js';
import { countNotificationRows, findNotificationRows, sliceNotifications } from './notifications.queries.js';
import type { NotificationType } from './notifications.types.js';

/** One's own, newest first. @throws AppError UNAUTHORIZED, VALIDATION_ERROR. */
export async function listNotifications(ctx: Ctx, input: ListData): Promise<LazyPage<NotificationType>> {
  const { userId } = requireViewer(ctx);
  const filter = parseInput(listSchema, input);
  const bounds = pageBounds(filter, PAGE_SIZE.notifications);
  const slice = await sliceNotifications(ctx, userId, filter, bounds);
  return pageOfSlice(slice, bounds, () => countNotificationRows(ctx.em, userId, filter));
}

export function countUnread(ctx: Ctx): Promise<number> {
  return countNotificationRows(ctx.em, requireViewer(ctx).userId, { unreadOnly: true });
}

/** @throws AppError NOT_FOUND also for another user's, so that its existence is not revealed. */
export async function findNotification(ctx: Ctx, id: string): Promise<NotificationType> {
  const viewer = requireViewer(ctx);
  const requested = { id, userId: viewer.userId };
  const found = isId(id) ? await readTogether(ctx, 'notifications', requested, findNotificationRows) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Reading it twice keeps the first time. @throws AppError NOT_FOUND. */
export async function markNotificationRead(ctx: Ctx, id: string): Promise<NotificationType> {
  const found = await findNotification(ctx, id);
  const unread = { id, userId: requireViewer(ctx).userId, readAt: null };
  await ctx.em.nativeUpdate(NotificationEntity, unread, { readAt: ctx.clock.now() });
  return { ...found, isRead: true };
}

/** How many were unread. */
export function markAllNotificationsRead(ctx: Ctx): Promise<number> {
  const unread = { userId: requireViewer(ctx).userId, readAt: null };
  return ctx.em.nativeUpdate(NotificationEntity, unread, { readAt: ctx.clock.now() });
}
