import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { reportSchema } from './service-tasks.inputs.js';

export const serviceTaskRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/service-tasks', 'siteServiceTasks', { params: { id: 'siteId' } }),
  operationRoute('GET /admin/service-tasks', 'serviceTasks', { list: 'tasks' }),
  operationRoute('POST /admin/service-tasks/{id}/start', 'startServiceTask'),
  operationRoute('POST /admin/service-tasks/{id}/finish', 'finishServiceTask', {
    example: { minutes: 90, note: 'گزارش سئو نوشته شد.' },
    input: reportSchema,
  }),
];
