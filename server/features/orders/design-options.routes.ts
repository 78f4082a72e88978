/** Options and chosen picture of a design through REST. The options of an order's design belong to the order. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { route, type Route } from '#platform/http/rest/route.js';
import {
  changeDesignOptions,
  changePreviewUrl,
  designOfOrder,
  optionsOf,
  optionsResponse,
  previewUrlOf,
  readDesign,
} from '#features/designs/index.js';
import { changeOrderOptions } from './changes/edit-order.service.js';
import { readOrder } from './order/read-orders.service.js';

type DesignRow = Awaited<ReturnType<typeof readDesign>>;
type OptionsAnswer = z.output<typeof optionsAnswer>;

const id = z.object({ id: z.string() });
const loose = z.record(z.string(), z.unknown());
const optionsAnswer = z.object({ options: optionsResponse });
/** The options as they are, or under `options`. */
const optionsBody = z.looseObject({ options: loose.optional() });
const previewBody = z.object({
  previewUrl: z.string().describe('`/api/design-preview/{id}`, of one page with `?page={page id}`'),
});
const CHANGES =
  'Sets the canvas of the open page, colours or font: canvas_dimensions, branding. Null puts the default back; any ' +
  'other option is refused. An order must still be pending.';
const CHOOSES = 'Chooses the page that represents the design, by the address of its picture. Any other is refused.';

async function designOf(ctx: Ctx, orderId: string): Promise<DesignRow> {
  const design = await designOfOrder(ctx, (await readOrder(ctx, orderId)).id);
  if (!design) throw new AppError('NOT_FOUND');
  return design;
}

async function answerOf(ctx: Ctx, design: DesignRow): Promise<OptionsAnswer> {
  return { options: await optionsOf(ctx, design) };
}

/** Other fields beside `options` are options as well, so that none is ignored. */
function optionsIn({ options, ...others }: z.output<typeof optionsBody>): Record<string, unknown> {
  return { ...others, ...options };
}

async function writeOptions(ctx: Ctx, design: DesignRow, options: Record<string, unknown>): Promise<OptionsAnswer> {
  if (design.orderId === null) return answerOf(ctx, await changeDesignOptions(ctx, design.id, options));
  await changeOrderOptions(ctx, { id: design.orderId, options });
  return answerOf(ctx, await designOf(ctx, design.orderId));
}

const ofDesigns: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wizard/design/{id}/options',
    aliases: ['GET /wizard/designs/{id}/options'],
    access: 'user',
    keys: ['read:orders'],
    summary: 'The canvas of the open page, colours and font of a design.',
    params: id,
    response: optionsAnswer,
    handle: async (ctx, { params }) => answerOf(ctx, await readDesign(ctx, params.id)),
  }),
  route({
    method: 'PATCH',
    path: '/wizard/design/{id}/options',
    example: { options: { branding: { primary_color: '#2563EB' } } },
    aliases: ['PATCH /wizard/designs/{id}/options'],
    access: 'user',
    keys: ['write:orders'],
    summary: CHANGES,
    params: id,
    body: optionsBody,
    response: optionsAnswer,
    handle: async (ctx, { params, body }) => writeOptions(ctx, await readDesign(ctx, params.id), optionsIn(body)),
  }),
  route({
    method: 'PATCH',
    path: '/wizard/design/{id}/preview-url',
    example: { preview_url: '/api/design-preview/{order}' },
    aliases: ['PATCH /wizard/designs/{id}/preview-url'],
    access: 'user',
    keys: ['write:orders'],
    summary: CHOOSES,
    params: id,
    body: previewBody,
    response: z.object({ id: z.uuid(), previewUrl: z.string() }),
    handle: async (ctx, { params, body }) => {
      const design = await changePreviewUrl(ctx, params.id, body.previewUrl);
      return { id: design.id, previewUrl: previewUrlOf(design) };
    },
  }),
];

const ofOrders: readonly Route[] = [
  route({
    method: 'GET',
    path: '/orders/{id}/design/options',
    access: 'user',
    keys: ['read:orders'],
    summary: 'The canvas of the open page, colours and font of an order.',
    params: id,
    response: optionsAnswer,
    handle: async (ctx, { params }) => answerOf(ctx, await designOf(ctx, params.id)),
  }),
  route({
    method: 'PATCH',
    path: '/orders/{id}/design/options',
    example: { options: { branding: { primary_color: '#2563EB' } } },
    access: 'user',
    keys: ['write:orders'],
    summary: CHANGES,
    params: id,
    body: optionsBody,
    response: optionsAnswer,
    handle: async (ctx, { params, body }) => writeOptions(ctx, await designOf(ctx, params.id), optionsIn(body)),
  }),
  route({
    method: 'PATCH',
    path: '/orders/{id}/design/preview-url',
    example: { preview_url: '/api/design-preview/{order}' },
    access: 'user',
    keys: ['write:orders'],
    summary: CHOOSES,
    params: id,
    body: previewBody,
    response: z.object({ previewUrl: z.string() }),
    handle: async (ctx, { params, body }) => {
      const design = await changePreviewUrl(ctx, (await designOf(ctx, params.id)).id, body.previewUrl);
      return { previewUrl: previewUrlOf(design) };
    },
  }),
];

export const designOptionsRoutes: readonly Route[] = [...ofDesigns, ...ofOrders];
