import { z } from 'zod';
import { PLATFORM_MODES } from '#core/platform.js';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { cancelMaintenance, listMaintenance, planMaintenance } from './maintenance.service.js';
import { historySchema, idSchema, patchSchema, windowSchema } from './platform-mode.inputs.js';
import { messages } from './platform-mode.messages.js';
import type {
  MaintenanceWindowType,
  PlatformChangeType,
  PlatformHealthType,
  PlatformSettingsType,
} from './platform-mode.types.js';
import { platformHealth } from './platform-health.service.js';
import { platformHistory } from './platform-history.service.js';
import { updatePlatformConfig } from './platform-settings.service.js';
import { currentPlatform, type CurrentPlatform } from './platform-state.js';

/** The fields of the mode are beside the settings. */
const configAnswer = objectOf({
  mode: z.enum(PLATFORM_MODES),
  message: z.string().nullable(),
  until: z.date().nullable(),
  settings: view<PlatformSettingsType>('PlatformSettings', { nested: { claims: {} } }),
});
const changeView = view<PlatformChangeType>('PlatformChange', { nested: { changes: {} } });
/** REST writes `canceled` with one l. */
const windowView = view<MaintenanceWindowType>('MaintenanceWindow', {
  omit: ['state'],
  add: {
    state: [
      z.enum(['planned', 'active', 'ended', 'canceled']),
      ({ state }) => (state === 'cancelled' ? 'canceled' : state),
    ],
  },
});

const flat = ({ mode, settings }: CurrentPlatform) => ({ ...mode, settings });

export const platformModeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/site-config/current',
    access: 'public',
    keys: [],
    summary: "The platform's mode and settings. Answers in every mode.",
    response: configAnswer,
    handle: async (ctx) => flat(await currentPlatform(ctx)),
  }),
  route({
    method: 'PATCH',
    path: '/site-config',
    access: 'admin',
    summary: 'Sets the mode (`maintenance` means temporarily_unavailable), the settings, or both.',
    body: patchSchema,
    response: objectOf({ ...ackSchema.shape, config: configAnswer }),
    handle: async (ctx, { body }) => ({
      success: true,
      message: messages.saved,
      config: flat(await updatePlatformConfig(ctx, body)),
    }),
  }),
  route({
    method: 'GET',
    path: '/site-config/history',
    access: 'admin',
    summary: 'Changes of mode and settings, newest first.',
    query: historySchema,
    response: pageOf(changeView, 'items'),
    handle: (ctx, { query }) => platformHistory(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/site-config/health',
    access: 'admin',
    summary: 'What the platform depends on, checked now.',
    response: view<PlatformHealthType>('PlatformHealth', { nested: { checks: {} } }),
    handle: (ctx) => platformHealth(ctx),
  }),
  route({
    method: 'GET',
    path: '/site-config/maintenance-schedule',
    access: 'admin',
    summary: 'Windows that are planned or running, the next first.',
    response: objectOf({ items: listOf(windowView) }),
    handle: async (ctx) => ({ items: await listMaintenance(ctx) }),
  }),
  route({
    method: 'POST',
    path: '/site-config/maintenance-schedule',
    access: 'admin',
    summary: 'Plans a window; it begins and ends by itself.',
    body: windowSchema,
    response: windowView,
    status: 201,
    handle: (ctx, { body }) => planMaintenance(ctx, body),
  }),
  route({
    method: 'DELETE',
    path: '/site-config/maintenance-schedule/{id}',
    access: 'admin',
    summary: 'Cancels a window; a running one ends at once.',
    params: idSchema,
    response: objectOf({ ...ackSchema.shape, window: windowView }),
    handle: async (ctx, { params }) => ({
      success: true,
      message: messages.canceled,
      window: await cancelMaintenance(ctx, params.id),
    }),
  }),
];
