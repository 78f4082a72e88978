import { z } from 'zod';
import { PLATFORM_LOCALE, PLATFORM_MODES, OPEN_GRAPH_TYPE } from '../../../core/platform.js';
import { countedPage } from '../../platform/db/page.js';
import { route, type Route } from '../../platform/http/route.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { cancelMaintenance, listMaintenance, planMaintenance } from './maintenance.service.js';
import { WINDOW_STATES } from './maintenance-window.entity.js';
import { PLATFORM_CHANGE_KINDS } from './platform-change.entity.js';
import { historySchema, idSchema, patchSchema, settingsSchema, windowSchema } from './platform-mode.inputs.js';
import { messages } from './platform-mode.messages.js';
import { platformHealth } from './platform-health.service.js';
import { platformHistory } from './platform-history.service.js';
import { updatePlatformConfig } from './platform-settings.service.js';
import { currentPlatform, type CurrentPlatform } from './platform-state.js';

const modeShape = { mode: z.enum(PLATFORM_MODES), message: z.string().nullable(), until: z.date().nullable() };
const configAnswer = z.object({
  ...modeShape,
  settings: z.object({ ...settingsSchema.shape, locale: z.string(), type: z.string() }),
});
const changeAnswer = z.object({
  ...modeShape,
  id: z.uuid(),
  kind: z.enum(PLATFORM_CHANGE_KINDS),
  previousMode: z.enum(PLATFORM_MODES),
  reason: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  byId: z.uuid().nullable(),
  by: z.string(),
  at: z.date(),
});
const windowAnswer = z.object({
  id: z.uuid(),
  from: z.date(),
  to: z.date(),
  mode: z.enum(PLATFORM_MODES),
  message: z.string().nullable(),
  reason: z.string().nullable(),
  state: z.enum(WINDOW_STATES),
});
const STATUSES = ['ok', 'degraded', 'down'] as const;

function shown({ mode, settings }: CurrentPlatform): object {
  return { ...mode, settings: { ...settings, locale: PLATFORM_LOCALE, type: OPEN_GRAPH_TYPE } };
}

export const platformModeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/site-config/current',
    access: 'public',
    keys: [],
    summary: "The platform's mode and settings. Answers in every mode.",
    response: configAnswer,
    handle: async (ctx) => shown(await currentPlatform(ctx)),
  }),
  route({
    method: 'PATCH',
    path: '/site-config',
    access: 'admin',
    summary: 'Sets the mode (`maintenance` means temporarily_unavailable), the settings, or both.',
    body: patchSchema,
    response: z.object({ success: z.boolean(), message: z.string(), config: configAnswer }),
    handle: async (ctx, { body }) => ({
      success: true,
      message: messages.saved,
      config: shown(await updatePlatformConfig(ctx, body)),
    }),
  }),
  route({
    method: 'GET',
    path: '/site-config/history',
    access: 'admin',
    summary: 'Changes of mode and settings, newest first.',
    query: historySchema,
    response: z.object({ items: z.array(changeAnswer), pagination: paginationSchema }),
    handle: async (ctx, { query }) => countedPage(await platformHistory(ctx, query)),
  }),
  route({
    method: 'GET',
    path: '/site-config/health',
    access: 'admin',
    summary: 'What the platform depends on, checked now.',
    response: z.object({
      status: z.enum(STATUSES),
      checks: z.array(z.object({ name: z.string(), status: z.enum(STATUSES), ms: z.number(), detail: z.string() })),
    }),
    handle: (ctx) => platformHealth(ctx),
  }),
  route({
    method: 'GET',
    path: '/site-config/maintenance-schedule',
    access: 'admin',
    summary: 'Windows that are planned or running, the next first.',
    response: z.object({ items: z.array(windowAnswer) }),
    handle: async (ctx) => ({ items: await listMaintenance(ctx) }),
  }),
  route({
    method: 'POST',
    path: '/site-config/maintenance-schedule',
    access: 'admin',
    summary: 'Plans a window; it begins and ends by itself.',
    body: windowSchema,
    response: windowAnswer,
    status: 201,
    handle: (ctx, { body }) => planMaintenance(ctx, body),
  }),
  route({
    method: 'DELETE',
    path: '/site-config/maintenance-schedule/{id}',
    access: 'admin',
    summary: 'Cancels a window; a running one ends at once.',
    params: idSchema,
    response: z.object({ success: z.boolean(), message: z.string(), window: windowAnswer }),
    handle: async (ctx, { params }) => ({
      success: true,
      message: messages.canceled,
      window: await cancelMaintenance(ctx, params.id),
    }),
  }),
];
