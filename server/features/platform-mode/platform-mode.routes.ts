import { z } from 'zod';
import { PLATFORM_MODES } from '#core/platform.js';
import { acknowledged, listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { listMaintenance } from './maintenance.service.js';
import { historySchema, idSchema, patchSchema } from './platform-mode.inputs.js';
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

export const platformModeRoutes: readonly RouteDeclaration[] = [
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
    example: { mode: 'normal' },
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
    summary: 'The services that the platform depends on, checked now.',
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
  operationRoute('POST /site-config/maintenance-schedule', 'planMaintenance', {
    example: { from: '2126-03-21T01:00:00.000Z', to: '2126-03-21T02:00:00.000Z', mode: 'update_mode' },
    response: windowView,
    status: 201,
  }),
  operationRoute('DELETE /site-config/maintenance-schedule/{id}', 'cancelMaintenance', {
    input: idSchema,
    response: acknowledged(windowView, 'window', messages.canceled),
  }),
];
