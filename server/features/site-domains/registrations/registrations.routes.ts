import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { nicHandleSchema } from './registrations.service.js';

export const registrationRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /domain-registrations', 'domainRegistrations', { list: 'registrations' }),
  operationRoute('GET /domain-registrations/{id}', 'domainRegistration', { summary: 'The registration of one name.' }),
  operationRoute('POST /orders/{id}/domain/register', 'registerDomainsNow', { params: { id: 'orderId' } }),
  operationRoute('PUT /domain-registrations/{id}/nic-handle', 'setDomainNicHandle', {
    example: { nic_handle: 'ab1234-irnic' },
    input: nicHandleSchema,
  }),
  operationRoute('POST /domain-registrations/{id}/renew', 'renewDomain'),
  operationRoute('POST /domain-registrations/{id}/transfer', 'askForDomainTransfer'),
];
