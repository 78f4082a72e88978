import { z } from 'zod';
import { BODY_BYTES } from '../../platform/http/json-body.js';
import { route, type Route } from '../../platform/http/route.js';
import { changeDesignOptions, changePreviewUrl, readDesign } from './designs.service.js';
import { designResponse, presentDesign, presentPrice, priceResponse } from './designs.present.js';
import { quotePartial } from './quote.js';

const id = z.object({ id: z.string() });
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const previewUrl = z.object({ previewUrl: z.string() });

export const designRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/calculate-price',
    access: 'public',
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
    summary: 'A saved design.',
    params: id,
    response: designResponse,
    handle: async (ctx, { params }) => presentDesign(await readDesign(ctx, params.id)),
  }),
  route({
    method: 'GET',
    path: '/wizard/design/{id}/options',
    aliases: ['GET /wizard/designs/{id}/options'],
    access: 'user',
    summary: 'What the editor remembers beside a design.',
    params: id,
    response: options,
    handle: async (ctx, { params }) => ({ options: (await readDesign(ctx, params.id)).options }),
  }),
  route({
    method: 'PATCH',
    path: '/wizard/design/{id}/options',
    aliases: ['PATCH /wizard/designs/{id}/options'],
    access: 'user',
    summary: 'Merges options into those of a design; null removes one.',
    params: id,
    body: z.looseObject({ options: z.record(z.string(), z.unknown()).optional() }),
    response: options,
    handle: async (ctx, { params, body }) => ({
      options: (await changeDesignOptions(ctx, params.id, body.options ?? body)).options,
    }),
  }),
  route({
    method: 'PATCH',
    path: '/wizard/design/{id}/preview-url',
    aliases: ['PATCH /wizard/designs/{id}/preview-url'],
    access: 'user',
    summary: 'Where a picture of the design stands.',
    params: id,
    body: previewUrl,
    response: z.object({ id: z.uuid(), previewUrl: z.string() }),
    handle: async (ctx, { params, body }) => {
      const design = await changePreviewUrl(ctx, params.id, body.previewUrl);
      return { id: design.id, previewUrl: design.previewUrl };
    },
  }),
];
