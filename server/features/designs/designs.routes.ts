import { z } from 'zod';
import { BODY_BYTES } from '../../platform/http/json-body.js';
import { route, type Route } from '../../platform/http/route.js';
import { readDesign } from './designs.service.js';
import { designResponse, presentDesign, presentPrice, priceResponse } from './designs.present.js';
import { quotePartial } from './quote.js';

const id = z.object({ id: z.string() });

export const designRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/calculate-price',
    access: 'public',
    keys: [],
    bodyBytes: BODY_BYTES.design,
    summary: 'The price of a wizard, finished or not. Every amount is toman.',
    body: z.record(z.string(), z.unknown()),
    response: priceResponse,
    handle: async (ctx, { body }) => presentPrice(await quotePartial(ctx, body['wizardData'] ?? body)),
  }),
  route({
    method: 'GET',
    path: '/wizard/designs/{id}',
    aliases: ['GET /wizard/design/{id}'],
    access: 'user',
    keys: ['read:orders'],
    summary: 'A saved design.',
    params: id,
    response: designResponse,
    handle: async (ctx, { params }) => presentDesign(ctx, await readDesign(ctx, params.id)),
  }),
];
