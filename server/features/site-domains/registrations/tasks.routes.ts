import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { completeSchema, refuseSchema } from './tasks.service.js';

export const taskRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /admin/registration-tasks', 'registrationTasks', { list: 'tasks' }),
  operationRoute('POST /admin/registration-tasks/{id}/complete', 'completeRegistrationTask', {
    example: { proof: 'رسید ایرنیک ۱۲۳۴' },
    input: completeSchema,
    summary: 'Records that a task was done: expires_on for registering and renewing, code for a transfer.',
  }),
  operationRoute('POST /admin/registration-tasks/{id}/refuse', 'refuseRegistrationTask', {
    example: { reason: 'ایرنیک این درخواست را رد کرد.' },
    input: refuseSchema,
  }),
  operationRoute('POST /admin/domain-registrations/{id}/transferred', 'recordDomainTransfer'),
];
