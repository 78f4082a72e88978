import { z } from 'zod';
import { route, type Route } from '../../platform/http/route.js';
import { checkAvailability, checkSchema } from './availability.service.js';
import { DomainStatusEnum } from './domains.types.js';

export const availabilitySchema = z.object({
  domain: z.string(),
  extension: z.string(),
  available: z.boolean(),
  status: z.enum(DomainStatusEnum),
  reason: z.string().nullable(),
  message: z.string(),
  checkedAt: z.date(),
});

export const domainRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/domains/check-availability',
    aliases: ['POST /domains/check-availability'],
    access: 'public',
    keys: [],
    summary: 'Whether a domain name is free: available, taken, or unknown with the reason.',
    body: checkSchema,
    response: availabilitySchema,
    handle: (ctx, { body }) => checkAvailability(ctx, body),
  }),
];
