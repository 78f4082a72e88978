import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { changeInboxSettings, inboxSettingsSchema, readInboxSettings } from './inbox-settings.service.js';
import type { InboxSettingsType } from './inbox-settings.types.js';

const settingsView = view<InboxSettingsType>('SiteInboxSettings');
const params = z.object({ id: z.string() });

export const inboxSettingsRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/inbox-settings',
    access: 'user',
    keys: ['read:messages'],
    summary: 'How long the messages of a site are kept.',
    params,
    response: settingsView,
    handle: (ctx, { params: { id } }) => readInboxSettings(ctx, id),
  }),
  route({
    method: 'PUT',
    path: '/sites/{id}/inbox-settings',
    access: 'user',
    keys: ['write:messages'],
    summary:
      'Changes how long the messages of a site are kept; its owner alone. Older ones are deleted by the next daily job.',
    params,
    body: inboxSettingsSchema,
    response: settingsView,
    handle: (ctx, { params: { id }, body }) => changeInboxSettings(ctx, id, body),
  }),
];
