import { z } from 'zod';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { readRegistration } from '../registrations/registrations.service.js';
import { zoneRecordSchema } from './zone.inputs.js';
import { addZoneRecord, readZoneFile, removeZoneRecord, zoneRecordsOf } from './zone.service.js';
import type { ZoneRecordType } from './zone.types.js';

const recordView = view<ZoneRecordType>('ZoneRecord');
const id = z.object({ id: z.string() });

export const zoneRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/domain-registrations/{id}/records',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The DNS records that the customer has added to a registered name.',
    params: id,
    response: objectOf({ items: listOf(recordView) }),
    handle: async (ctx, { params }) => {
      const registration = await readRegistration(ctx, params.id);
      return { items: await zoneRecordsOf(ctx, registration.id) };
    },
  }),
  route({
    method: 'POST',
    path: '/domain-registrations/{id}/records',
    access: 'user',
    keys: ['write:sites'],
    summary: "Adds a DNS record (MX, TXT, A, CNAME) to one's own registered name; fifty at most.",
    params: id,
    body: zoneRecordSchema,
    response: recordView,
    status: 201,
    handle: (ctx, { params, body }) => addZoneRecord(ctx, { ...params, ...body }),
  }),
  route({
    method: 'DELETE',
    path: '/domain-registrations/{id}/records/{recordId}',
    access: 'user',
    keys: ['write:sites'],
    summary: "Removes a DNS record from one's own registered name.",
    params: id.extend({ recordId: z.string() }),
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { params }) => {
      await removeZoneRecord(ctx, params.id, params.recordId);
      return { success: true as const };
    },
  }),
  route({
    method: 'GET',
    path: '/domain-registrations/{id}/zone',
    access: 'user',
    keys: ['read:sites'],
    byBrowser: true,
    summary: 'The zone of a registered name as a file for name servers (RFC 1035).',
    params: id,
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
