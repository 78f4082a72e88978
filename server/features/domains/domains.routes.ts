import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { checkAvailability, checkSchema } from './availability.service.js';
import type { DomainAvailabilityType } from './domains.types.js';

export const availabilityView = view<DomainAvailabilityType>('DomainAvailability');

export const domainRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/domains/check-availability',
    example: { domain: 'ketab-sara', extension: '.ir' },
    fallbacks: ['POST /domains/check-availability'],
    access: 'public',
    keys: [],
    summary: 'Whether a domain name is free: available, taken, or unknown with the reason.',
    body: checkSchema,
    response: availabilityView,
    handle: (ctx, { body }) => checkAvailability(ctx, body),
  }),
];
