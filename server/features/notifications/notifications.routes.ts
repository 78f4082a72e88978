import { z } from 'zod';
import type { Ctx } from '../../platform/context.js';
import { countedPage } from '../../platform/db/page.js';
import { route, type Route } from '../../platform/http/route.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { idSchema, listSchema, type ListFilter } from './notifications.inputs.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { messages } from './notifications.messages.js';
import {
  countUnread,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.service.js';
import { listPreferences, preferenceSchema, setPreference } from './preferences.service.js';

const notificationSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.date(),
});
const countSchema = z.object({ count: z.int(), unreadCount: z.int() });

const preferenceAnswer = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  bell: z.boolean(),
  email: z.boolean(),
  locked: z.boolean(),
});

async function history(ctx: Ctx, query: ListFilter): Promise<object> {
  const { items, pagination } = await countedPage(await listNotifications(ctx, query));
  return { items, notifications: items, pagination };
}

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
    response: z.object({
      items: z.array(notificationSchema),
      notifications: z.array(notificationSchema),
      pagination: paginationSchema,
    }),
    handle: (ctx, { query }) => history(ctx, query),
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
    response: z.object({ success: z.boolean(), message: z.string(), count: z.int() }),
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
    response: z.object({ success: z.boolean(), message: z.string(), notification: notificationSchema }),
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
    summary: 'By which ways one hears of what.',
    response: z.object({ items: z.array(preferenceAnswer) }),
    handle: async (ctx) => ({ items: await listPreferences(ctx) }),
  }),
  route({
    method: 'PATCH',
    path: '/notifications/preferences',
    access: 'user',
    keys: 'none',
    summary: 'Changes the ways of one kind; money and security stay on.',
    body: preferenceSchema,
    response: z.object({ success: z.boolean(), message: z.string(), preference: preferenceAnswer }),
    handle: async (ctx, { body }) => ({
      success: true,
      message: messages.saved,
      preference: await setPreference(ctx, body),
    }),
  }),
];
