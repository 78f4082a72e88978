import { z } from 'zod';
import { requireAdmin } from '#platform/context.js';
import { itemsOf, withItself } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { checkAvailability, checkSchema } from './availability.service.js';
import { availabilityView } from './domains.routes.js';
import { adminTexts } from './domains.messages.js';
import type { DomainExtensionType } from './domains.types.js';
import { addExtension, extensionSchema, priceSchema, readPrices, setPrice } from './manage-prices.service.js';

const extensionView = view<DomainExtensionType>('DomainExtension', {
  rename: { priceToman: 'price', renewalPriceToman: 'renewalPrice' },
});
const changedView = withItself(extensionView, 'item');

const anyText = z.union([z.number(), z.string()]).optional();

export const managePricesRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/domains/prices',
    access: 'admin',
    summary: 'All extensions with their price a year in toman, also those not on offer.',
    response: itemsOf(extensionView, 'prices'),
    handle: (ctx) => readPrices(ctx),
  }),
  route({
    method: 'PUT',
    path: '/admin/domains/prices/{id}',
    example: { price: 150_000 },
    access: 'admin',
    summary: 'Sets the price of an extension: toman a year, a whole number from 0. Frozen quotes keep theirs.',
    params: z.object({ id: z.string() }),
    body: priceSchema,
    response: changedView,
    handle: (ctx, { params, body }) => setPrice(ctx, { id: params.id, ...body }),
  }),
  route({
    method: 'POST',
    path: '/admin/domains/extensions',
    example: { extension: '.shop', price: 900_000, description: 'فروشگاه‌ها', category: 'generic' },
    access: 'admin',
    summary: 'Adds an extension; extension, price (toman) and description are required.',
    body: z.object({
      extension: z.string().optional(),
      price: anyText,
      description: z.string().optional(),
      category: extensionSchema.shape.category,
    }),
    response: changedView,
    status: 201,
    handle: (ctx, { body }) => {
      const { extension = '', price = '', description = '', category } = body;
      return addExtension(ctx, { extension, price, description, category });
    },
  }),
  route({
    method: 'POST',
    path: '/admin/domains/check-availability',
    example: { domain: 'ketab-sara', extension: '.ir' },
    access: 'admin',
    summary: 'Whether a domain name is free; .ir where no extension is given.',
    body: checkSchema.extend({
      domain: z.string(adminTexts.domain).trim().min(1, adminTexts.domain).pipe(checkSchema.shape.domain),
    }),
    response: availabilityView,
    handle: (ctx, { body }) => {
      requireAdmin(ctx);
      return checkAvailability(ctx, body);
    },
  }),
];
