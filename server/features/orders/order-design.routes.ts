/** The design of an order through REST. Its pages decide the price, so that writing them is editing the order. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { EXAMPLE_DESIGN, createDesign, designOfOrder, designView } from '#features/designs/index.js';
import { changeOrderDesign } from './changes/edit-order.service.js';
import { summaryView } from './orders.view.js';
import { readOrder } from './order/read-orders.service.js';

type DesignRow = Awaited<ReturnType<typeof createDesign>>;

const id = z.object({ id: z.string() });
const loose = z.record(z.string(), z.unknown());
/** The version of the design that an edit began from; checked where given. */
const baseVersion = z.number().int().nullish();

async function designOf(ctx: Ctx, orderId: string): Promise<DesignRow> {
  const order = await readOrder(ctx, orderId);
  const design = await designOfOrder(ctx, order.id);
  if (!design) throw new AppError('NOT_FOUND');
  return design;
}

async function writeDesign(
  ctx: Ctx,
  orderId: string,
  given: Omit<Parameters<typeof changeOrderDesign>[1], 'id'>,
): Promise<DesignRow> {
  await changeOrderDesign(ctx, { id: orderId, ...given });
  return designOf(ctx, orderId);
}

const designs: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/designs',
    example: {
      order_id: '{order}',
      design_snapshot: EXAMPLE_DESIGN,
    },
    aliases: ['POST /wizard/design'],
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Stores a design; with order_id it becomes the design of that pending order, which is priced anew.',
    body: z.object({
      sessionId: z.string().max(100).nullish(),
      orderId: z.string().nullish(),
      designSnapshot: loose,
      baseVersion,
    }),
    response: designView,
    handle: async (ctx, { body: { sessionId, orderId, designSnapshot, baseVersion: version } }) =>
      orderId
        ? writeDesign(ctx, orderId, { snapshot: designSnapshot, sessionId, baseVersion: version })
        : createDesign(ctx, { snapshot: designSnapshot, sessionId: sessionId ?? null }),
  }),
  route({
    method: 'POST',
    path: '/orders/{id}/design',
    example: {
      design_snapshot: EXAMPLE_DESIGN,
    },
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Replaces the design of a pending order, which is priced anew.',
    params: id,
    body: z.looseObject({ designSnapshot: loose.optional(), baseVersion }),
    renamed: [
      ['designSnapshot', 'designSnapshot'],
      ['designSnapshot', ''],
    ],
    response: designView,
    handle: async (ctx, { params, body: { baseVersion: version, ...body } }) =>
      writeDesign(ctx, params.id, { snapshot: body.designSnapshot ?? body, baseVersion: version }),
  }),
  route({
    method: 'GET',
    path: '/orders/{id}/design',
    access: 'user',
    keys: ['read:orders'],
    summary: 'The design of an order.',
    params: id,
    response: designView,
    handle: async (ctx, { params }) => designOf(ctx, params.id),
  }),
];

const summaries: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wizard/order/{id}/design-summary',
    aliases: ['GET /wizard/orders/{id}/design-summary'],
    access: 'user',
    keys: ['read:orders'],
    summary: 'An order at a glance.',
    params: id,
    response: summaryView,
    handle: (ctx, { params }) => readOrder(ctx, params.id),
  }),
];

export const orderDesignRoutes: readonly Route[] = [...designs, ...summaries];
