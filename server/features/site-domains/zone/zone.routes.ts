import { z } from 'zod';
import { done, listOf, objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noQuery } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import { readRegistration } from '../registrations/registrations.service.js';
import { readZoneFile, zoneRecordsOf } from './zone.service.js';
import type { ZoneRecordType } from './zone.types.js';

const recordView = view<ZoneRecordType>('ZoneRecord');
const id = z.object({ id: z.string() });

export const zoneRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/domain-registrations/{id}/records',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The DNS records that the customer has added to a registered name.',
    params: id,
    query: noQuery,
    response: objectOf({ items: listOf(recordView) }),
    handle: async (ctx, { params }) => {
      const registration = await readRegistration(ctx, params.id);
      return { items: await zoneRecordsOf(ctx, registration.id) };
    },
  }),
  operationRoute('POST /domain-registrations/{id}/records', 'addZoneRecord', {
    example: { type: 'TXT', host: 'a', value: 'x' },
    params: { id: 'registrationId' },
    status: 201,
  }),
  operationRoute('DELETE /domain-registrations/{id}/records/{recordId}', 'removeZoneRecord', {
    params: { id: 'registrationId', recordId: 'id' },
    response: done,
  }),
  route({
    method: 'GET',
    path: '/domain-registrations/{id}/zone',
    access: 'user',
    keys: ['read:sites'],
    byBrowser: true,
    summary: 'The zone of a registered name as a file for name servers (RFC 1035).',
    params: id,
    file: ['text/dns'],
    response: z.unknown(),
    handle: async (ctx, { params, reply }) => {
      const { name, text } = await readZoneFile(ctx, params.id);
      void reply
        .header('content-type', 'text/dns; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.zone"`)
        .header('cache-control', 'private, no-store')
        .send(text);
    },
  }),
];
