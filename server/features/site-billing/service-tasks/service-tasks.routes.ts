import { z } from 'zod';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { reportSchema, serviceTasksSchema } from './service-tasks.inputs.js';
import { finishServiceTask, readServiceTasks, readTasksOfSite, startServiceTask } from './service-tasks.service.js';
import type { ServiceTaskType, ServiceWorkType } from './service-tasks.types.js';

const id = z.object({ id: z.string() });
const taskView = view<ServiceTaskType>('ServiceTask');
const workView = view<ServiceWorkType>('ServiceWork');

export const serviceTaskRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/service-tasks',
    access: 'user',
    keys: ['read:sites'],
    summary: 'What a person does and did for the services of a site, newest first.',
    params: id,
    response: objectOf({ items: listOf(taskView) }),
    handle: async (ctx, { params }) => ({ items: await readTasksOfSite(ctx, params.id) }),
  }),
  route({
    method: 'GET',
    path: '/admin/service-tasks',
    access: 'admin',
    summary: 'The work list of services, those due first at the top; what is not over where no status is given.',
    query: serviceTasksSchema,
    response: pageOf(workView, 'tasks'),
    handle: (ctx, { query }) => readServiceTasks(ctx, query),
  }),
  route({
    method: 'POST',
    path: '/admin/service-tasks/{id}/start',
    access: 'admin',
    summary: 'Takes a task, or takes it over.',
    params: id,
    response: workView,
    handle: (ctx, { params }) => startServiceTask(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/service-tasks/{id}/finish',
    access: 'admin',
    summary: 'Ends a task with its report, which the customer gets.',
    params: id,
    body: reportSchema,
    response: workView,
    handle: (ctx, { params, body }) => finishServiceTask(ctx, params.id, body),
  }),
];
