/** The bell as its owner sees it: the list, what is unread, and marking it as read. */
import { AppError } from '../../../core/errors.js';
import { PAGE_SIZE } from '../../../core/limits.js';
import { requireViewer, type Ctx } from '../../platform/context.js';
import { pageBounds, pagination, type Pagination } from '../../platform/db/page.js';
import { isId } from '../../platform/id.js';
import { parseInput } from '../../platform/input.js';
import { readTogether } from '../../platform/loader.js';
import { NotificationEntity } from './notification.entity.js';
import { listSchema, type ListData, type ListFilter } from './notifications.inputs.js';
import {
  countNotificationRows,
  findNotificationRows,
  listNotificationRows,
  type NotificationRow,
} from './notifications.queries.js';

export interface NotificationList {
  readonly items: readonly NotificationRow[];
  readonly filter: ListFilter;
}

/** One's own, newest first; `countNotifications` completes it where a total is wanted. */
export async function listNotifications(ctx: Ctx, input: ListData): Promise<NotificationList> {
  const viewer = requireViewer(ctx);
  const filter = parseInput(listSchema, input);
  const { limit, offset } = pageBounds(filter, PAGE_SIZE.notifications);
  return { items: await listNotificationRows(ctx.em, viewer.userId, filter, limit, offset), filter };
}

export async function countNotifications(ctx: Ctx, filter: ListFilter): Promise<Pagination> {
  const { page, limit } = pageBounds(filter, PAGE_SIZE.notifications);
  return pagination(page, limit, await countNotificationRows(ctx.em, requireViewer(ctx).userId, filter));
}

export function countUnread(ctx: Ctx): Promise<number> {
  return countNotificationRows(ctx.em, requireViewer(ctx).userId, { unreadOnly: true });
}

/** @throws AppError NOT_FOUND also for another's, so that nothing tells that it exists. */
export async function findNotification(ctx: Ctx, id: string): Promise<NotificationRow> {
  const viewer = requireViewer(ctx);
  const asked = { id, userId: viewer.userId };
  const found = isId(id) ? await readTogether(ctx, 'notifications', asked, findNotificationRows) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Reading it twice keeps the first time. @throws AppError NOT_FOUND. */
export async function markNotificationRead(ctx: Ctx, id: string): Promise<NotificationRow> {
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
