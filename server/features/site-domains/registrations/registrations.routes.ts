import { z } from 'zod';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { registrationsSchema } from './registrations.inputs.js';
import {
  requestTransferCode,
  nicHandleSchema,
  readRegistration,
  readRegistrations,
  registerNow,
  setNicHandle,
} from './registrations.service.js';
import type { DomainRegistrationType } from './registrations.types.js';
import { renewalSchema, renewRegistration } from './renew-registration.service.js';

export const registrationView = view<DomainRegistrationType>('DomainRegistration');

const id = z.object({ id: z.string() });

export const registrationRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/domain-registrations',
    access: 'user',
    keys: ['read:sites'],
    summary: "Registrations of one's own names, newest first; scope=all gives everyone's to administrators.",
    query: registrationsSchema,
    response: pageOf(registrationView, 'registrations'),
    handle: (ctx, { query }) => readRegistrations(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/domain-registrations/{id}',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The registration of one name.',
    params: id,
    response: registrationView,
    handle: (ctx, { params }) => readRegistration(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/orders/{id}/domain/register',
    access: 'user',
    keys: ['write:sites'],
    summary: "Registers the names of one's own paid order at once; they can no longer be changed then.",
    params: id,
    response: objectOf({ items: listOf(registrationView) }),
    handle: async (ctx, { params }) => ({ items: await registerNow(ctx, params.id) }),
  }),
  route({
    method: 'PUT',
    path: '/domain-registrations/{id}/nic-handle',
    access: 'user',
    keys: ['write:sites'],
    summary: 'For whom the name is registered at the registry of .ir, before it is registered.',
    params: id,
    body: nicHandleSchema,
    response: registrationView,
    handle: (ctx, { params, body }) => setNicHandle(ctx, { ...params, ...body }),
  }),
  route({
    method: 'POST',
    path: '/domain-registrations/{id}/renew',
    access: 'user',
    keys: ['write:billing'],
    summary: 'Requests one more year of the name; it is registered once its invoice is paid.',
    params: id,
    response: renewalSchema,
    handle: async (ctx, { params }) => {
      const { invoiceId, years } = await renewRegistration(ctx, params.id);
      return { invoiceId, years };
    },
  }),
  route({
    method: 'POST',
    path: '/domain-registrations/{id}/transfer',
    access: 'user',
    keys: 'none',
    summary: 'Requests the code with which another registrar takes the name over.',
    params: id,
    response: registrationView,
    handle: (ctx, { params }) => requestTransferCode(ctx, params.id),
  }),
];
