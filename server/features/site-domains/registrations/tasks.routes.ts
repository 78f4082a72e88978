import { z } from 'zod';
import { pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { tasksSchema } from './registrations.inputs.js';
import { registrationView } from './registrations.routes.js';
import { completeSchema, completeTask, readTasks, recordTransfer, refuseSchema, refuseTask } from './tasks.service.js';
import type { RegistrationTaskType } from './tasks.types.js';

const taskView = view<RegistrationTaskType>('RegistrationTask');
const id = z.object({ id: z.string() });

export const taskRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/registration-tasks',
    access: 'admin',
    summary: 'The tasks at the registries, those due first at the top; open tasks where no status is given.',
    query: tasksSchema,
    response: pageOf(taskView, 'tasks'),
    handle: (ctx, { query }) => readTasks(ctx, query),
  }),
  route({
    method: 'POST',
    path: '/admin/registration-tasks/{id}/complete',
    access: 'admin',
    summary: 'Records that a task was done: expires_on for registering and renewing, code for a transfer.',
    params: id,
    body: completeSchema,
    response: taskView,
    handle: (ctx, { params, body }) => completeTask(ctx, { ...params, ...body }),
  }),
  route({
    method: 'POST',
    path: '/admin/registration-tasks/{id}/refuse',
    access: 'admin',
    summary: 'Records that a task cannot be done, with the reason that its customer reads.',
    params: id,
    body: refuseSchema,
    response: taskView,
    handle: (ctx, { params, body }) => refuseTask(ctx, { ...params, ...body }),
  }),
  route({
    method: 'POST',
    path: '/admin/domain-registrations/{id}/transferred',
    access: 'admin',
    summary: 'Records that a name has gone to another registrar, as its customer requested.',
    params: id,
    response: registrationView,
    handle: (ctx, { params }) => recordTransfer(ctx, params.id),
  }),
];
