import { z } from 'zod';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { readDesign } from './designs.service.js';
import { designView, priceView } from './designs.view.js';
import { quotePartial } from './design/quote.js';
import { presentQuote } from './design/quote.types.js';
import { normalizeWizardData } from './design/wizard-input.js';
import { EXAMPLE_DESIGN } from './design/example-design.js';

const id = z.object({ id: z.string() });

export const designRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/calculate-price',
    example: {
      design: EXAMPLE_DESIGN,
    },
    access: 'public',
    keys: [],
    bodyBytes: BODY_BYTES.design,
    summary: 'The price of a wizard, finished or not. Every amount is toman.',
    body: z.record(z.string(), z.unknown()),
    response: priceView,
    handle: async (ctx, { body }) => {
      const wizard = normalizeWizardData(body['wizardData'] ?? body);
      return presentQuote(await quotePartial(ctx, wizard), wizard);
    },
  }),
  route({
    method: 'GET',
    path: '/wizard/designs/{id}',
    aliases: ['GET /wizard/design/{id}'],
    access: 'user',
    keys: ['read:orders'],
    summary: 'A saved design.',
    params: id,
    response: designView,
    handle: (ctx, { params }) => readDesign(ctx, params.id),
  }),
];
