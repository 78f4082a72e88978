import { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { route, type Route } from '#platform/http/rest/route.js';
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
import { listPreferences, preferenceSchema, setPreference } from './preferences.service.js';

const notificationView = view<NotificationType>('Notification', { omit: ['kind'] });
const preferenceView = view<NotificationPreferenceType>('NotificationPreference');
const countSchema = z.object({ count: z.int(), unreadCount: z.int() });

async function unread(ctx: Ctx): Promise<object> {
  const count = await countUnread(ctx);
  return { count, unreadCount: count };
}

export const notificationRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/notifications/history',
    aliases: ['GET /notifications'],
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
    aliases: ['GET /notifications/count'],
    access: 'user',
    keys: ['read:notifications'],
    summary: 'How many are unread.',
    response: countSchema,
    handle: unread,
  }),
  route({
    method: 'PUT',
    path: '/notifications/read-all',
    aliases: ['PATCH /notifications/read-all'],
    access: 'user',
    keys: ['write:notifications'],
    summary: 'Marks all as read.',
    response: z.object({ ...ackSchema.shape, count: z.int() }),
    handle: async (ctx) => ({ success: true, message: messages.allRead, count: await markAllNotificationsRead(ctx) }),
  }),
  route({
    method: 'PUT',
    path: '/notifications/{id}/read',
    aliases: ['PATCH /notifications/{id}/read'],
    access: 'user',
    keys: ['write:notifications'],
    summary: 'Marks one as read.',
    params: idSchema,
    response: objectOf({ ...ackSchema.shape, notification: notificationView }),
    handle: async (ctx, { params }) => ({
      success: true,
      message: messages.read,
      notification: await markNotificationRead(ctx, params.id),
    }),
  }),
  route({
    method: 'GET',
    path: '/notifications/preferences',
    access: 'user',
    keys: 'none',
    summary: 'In which ways one is notified of each kind.',
    response: objectOf({ items: listOf(preferenceView) }),
    handle: async (ctx) => ({ items: await listPreferences(ctx) }),
  }),
  route({
    method: 'PATCH',
    path: '/notifications/preferences',
    access: 'user',
    keys: 'none',
    summary: 'Changes the ways of one kind; money and security stay on.',
    body: preferenceSchema,
    response: objectOf({ ...ackSchema.shape, preference: preferenceView }),
    handle: async (ctx, { body }) => ({
      success: true,
      message: messages.saved,
      preference: await setPreference(ctx, body),
    }),
  }),
];
