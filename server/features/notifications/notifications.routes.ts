import { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import { acknowledged, pageOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { idSchema, listSchema } from './notifications.inputs.js';
import { messages } from './notifications.messages.js';
import {
  countUnread,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.service.js';
import type { NotificationPreferenceType, NotificationType } from './notifications.types.js';
import { preferenceSchema } from './preferences.service.js';

const notificationView = view<NotificationType>('Notification', { omit: ['kind'] });
const preferenceView = view<NotificationPreferenceType>('NotificationPreference');
const countSchema = z.object({ count: z.int(), unreadCount: z.int() });

async function unread(ctx: Ctx): Promise<object> {
  const count = await countUnread(ctx);
  return { count, unreadCount: count };
}

export const notificationRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/notifications/history',
    fallbacks: ['GET /notifications'],
    access: 'user',
    keys: ['read:notifications'],
    summary: "One's own notifications, newest first.",
    query: listSchema,
    response: pageOf(notificationView, 'notifications'),
    handle: (ctx, { query }) => listNotifications(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/notifications/unread-count',
    fallbacks: ['GET /notifications/count'],
    access: 'user',
    keys: ['read:notifications'],
    summary: 'How many are unread.',
    response: countSchema,
    handle: unread,
  }),
  route({
    method: 'PUT',
    path: '/notifications/read-all',
    fallbacks: ['PATCH /notifications/read-all'],
    access: 'user',
    keys: ['write:notifications'],
    summary: 'Marks all as read.',
    response: z.object({ ...ackSchema.shape, count: z.int() }),
    handle: async (ctx) => ({ success: true, message: messages.allRead, count: await markAllNotificationsRead(ctx) }),
  }),
  route({
    method: 'PUT',
    path: '/notifications/{id}/read',
    fallbacks: ['PATCH /notifications/{id}/read'],
    access: 'user',
    keys: ['write:notifications'],
    summary: 'Marks one as read.',
    params: idSchema,
    response: acknowledged(notificationView, 'notification', messages.read),
    handle: (ctx, { params }) => markNotificationRead(ctx, params.id),
  }),
  operationRoute('GET /notifications/preferences', 'notificationPreferences'),
  operationRoute('PATCH /notifications/preferences', 'setNotificationPreference', {
    example: { kind: 'news', email: false },
    input: preferenceSchema,
    response: acknowledged(preferenceView, 'preference', messages.saved),
  }),
];
