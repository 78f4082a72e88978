import { z } from 'zod';
import { requireAdmin } from '../../platform/context.js';
import { route, type Route } from '../../platform/http/route.js';
import { checkAvailability, checkSchema } from './availability.service.js';
import { DOMAIN_CATEGORIES } from './domain-price.entity.js';
import type { DomainExtension } from './domain-prices.service.js';
import { availabilitySchema } from './domains.routes.js';
import { adminTexts } from './domains.messages.js';
import { addExtension, extensionSchema, priceSchema, readPrices, setPrice } from './manage-prices.service.js';

const itemSchema = z.object({
  id: z.uuid(),
  extension: z.string(),
  price: z.int().describe('toman a year'),
  description: z.string(),
  category: z.enum(DOMAIN_CATEGORIES),
  available: z.boolean(),
  checkable: z.boolean().describe('whether a registry is known that can be asked if a name is free'),
});
const oneSchema = itemSchema.extend({ success: z.literal(true), item: itemSchema });

function present({ priceToman: price, ...item }: DomainExtension): z.output<typeof itemSchema> {
  return { ...item, price };
}

function presentOne(extension: DomainExtension): z.output<typeof oneSchema> {
  const item = present(extension);
  return { success: true, ...item, item };
}

const anyText = z.union([z.number(), z.string()]).optional();

export const managePricesRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/domains/prices',
    access: 'admin',
    summary: 'All extensions with their price a year in toman, also those not on offer.',
    response: z.object({ items: z.array(itemSchema), prices: z.array(itemSchema) }),
    handle: async (ctx) => {
      const items = (await readPrices(ctx)).map(present);
      return { items, prices: items };
    },
  }),
  route({
    method: 'PUT',
    path: '/admin/domains/prices/{id}',
    access: 'admin',
    summary: 'Sets the price of an extension: toman a year, a whole number from 0. Frozen quotes keep theirs.',
    params: z.object({ id: z.string() }),
    body: priceSchema,
    response: oneSchema,
    handle: async (ctx, { params, body }) => presentOne(await setPrice(ctx, { id: params.id, price: body.price })),
  }),
  route({
    method: 'POST',
    path: '/admin/domains/extensions',
    access: 'admin',
    summary: 'Adds an extension; extension, price (toman) and description are required.',
    body: z.object({
      extension: z.string().optional(),
      price: anyText,
      description: z.string().optional(),
      category: extensionSchema.shape.category,
    }),
    response: oneSchema,
    status: 201,
    handle: async (ctx, { body }) => {
      const { extension = '', price = '', description = '', category } = body;
      return presentOne(await addExtension(ctx, { extension, price, description, category }));
    },
  }),
  route({
    method: 'POST',
    path: '/admin/domains/check-availability',
    access: 'admin',
    summary: 'Whether a domain name is free; .ir where no extension is given.',
    body: checkSchema.extend({
      domain: z.string(adminTexts.domain).trim().min(1, adminTexts.domain).pipe(checkSchema.shape.domain),
    }),
    response: availabilitySchema,
    handle: (ctx, { body }) => {
      requireAdmin(ctx);
      return checkAvailability(ctx, body);
    },
  }),
];
