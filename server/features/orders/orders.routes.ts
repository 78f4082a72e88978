import { z } from 'zod';
import { EXAMPLE_DESIGN } from '#features/designs/index.js';
import type { Ctx } from '#platform/context.js';
import { pageOf } from '#platform/http/rest/answer.js';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { changeDomain } from './changes/change-domain.service.js';
import { createOrder, type CreatedOrder } from './changes/create-order.service.js';
import { confirmDomain, refuseDomain } from './domains/decide-domain.service.js';
import { deleteOrder } from './changes/delete-order.service.js';
import { editOrder } from './changes/edit-order.service.js';
import { updateOrderStatus } from './changes/order-status.service.js';
import {
  completeBody,
  completeInput,
  confirmDomainBody,
  createBody,
  createInput,
  domainBody,
  editBody,
  filterOf,
  listQuery,
  refuseDomainBody,
  statusBody,
  updateStatusBody,
} from './orders.bodies.js';
import { createdView, orderView, statsView, wholeOrder, wholeOrderView, type WholeOrder } from './orders.view.js';
import { listOrders, orderStats, readOrder } from './order/read-orders.service.js';

const id = z.object({ id: z.string() });
const done = z.object({ success: z.literal(true) });

async function placed(
  ctx: Ctx,
  { order, paymentUrl }: CreatedOrder,
): Promise<WholeOrder & { paymentUrl: string | null }> {
  return { ...(await wholeOrder(ctx, order)), paymentUrl };
}

async function remove(ctx: Ctx, orderId: string, idempotencyKey: string | null): Promise<z.output<typeof done>> {
  await deleteOrder(ctx, { id: orderId, idempotencyKey });
  return { success: true };
}

const creation: readonly Route[] = [
  route({
    method: 'POST',
    path: '/orders/create',
    example: { submit_mode: 'draft', title: 'سایت کافهٔ بهار', description: 'کافه‌ای در شیراز' },
    fallbacks: ['POST /orders'],
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Places an order at the price the server computes. Amounts are toman; a differing total is refused.',
    body: createBody,
    renamed: [
      ['totalToman', 'totalAmount'],
      ['totalToman', 'price'],
      ['clientOrderNumber', 'orderNumber'],
    ],
    takesIdempotencyKey: true,
    response: createdView,
    handle: async (ctx, { body, idempotencyKey }) =>
      placed(ctx, await createOrder(ctx, createInput(body, idempotencyKey))),
  }),
  route({
    method: 'POST',
    path: '/wizard/complete-order',
    example: {
      order: { title: 'سایت کافهٔ بهار', total_amount: 2_500_000 },
      design_snapshot: EXAMPLE_DESIGN,
    },
    fallbacks: ['POST /wizard/complete'],
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Places the order of a wizard session; once for each session and order number.',
    body: completeBody,
    renamed: [
      ['wizardData.websiteFramework', 'designSnapshot.websiteFramework'],
      ['wizardData.branding', 'designSnapshot.branding'],
      ['wizardData.userInfo', 'designSnapshot.userInfo'],
      ['wizardData.websiteFramework.dynamicDesign', 'designSnapshot'],
      ['totalToman', 'order.totalAmount'],
      ['clientOrderNumber', 'order.orderNumber'],
      ['title', 'order.title'],
      ['description', 'order.description'],
      ['comments', 'order.comments'],
      ['siteType', 'order.siteType'],
      ['currency', 'order.currency'],
    ],
    takesIdempotencyKey: true,
    response: createdView,
    handle: async (ctx, { body, idempotencyKey }) =>
      placed(ctx, await createOrder(ctx, completeInput(body, idempotencyKey))),
  }),
];

const reading: readonly Route[] = [
  route({
    method: 'GET',
    path: '/orders',
    access: 'user',
    keys: ['read:orders'],
    summary: "One's own orders, newest first; admin=true gives everyone's to administrators. Prices are toman.",
    query: listQuery,
    response: pageOf(orderView, 'orders'),
    handle: (ctx, { query }) => listOrders(ctx, { filter: filterOf(query), page: query }),
  }),
  route({
    method: 'GET',
    path: '/orders/stats',
    access: 'user',
    keys: ['read:orders'],
    summary: 'How many orders, how many of them active, and what they cost in toman.',
    response: statsView,
    handle: (ctx) => orderStats(ctx),
  }),
  route({
    method: 'GET',
    path: '/orders/{id}',
    access: 'user',
    keys: ['read:orders'],
    summary: 'One order with its wizard data and frozen quote.',
    params: id,
    response: wholeOrderView,
    handle: async (ctx, { params }) => wholeOrder(ctx, await readOrder(ctx, params.id)),
  }),
];

const changing: readonly Route[] = [
  route({
    method: 'PATCH',
    path: '/orders/{id}',
    example: { title: 'نام جدید' },
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Edits a pending order; new wizard data is priced anew.',
    params: id,
    body: editBody,
    renamed: [['totalToman', 'totalAmount']],
    response: wholeOrderView,
    handle: async (ctx, { params, body }) => {
      const { totalAmount: totalToman, ...texts } = body;
      return wholeOrder(ctx, await editOrder(ctx, { id: params.id, ...texts, totalToman }));
    },
  }),
  route({
    method: 'PATCH',
    path: '/orders/{id}/domain',
    example: { domain: 'another-name' },
    access: 'user',
    keys: ['write:orders'],
    summary:
      "Takes another name for one's own order: a pending one is priced anew; a paid one within 24 hours after payment, at the same price. The extension stays where none is given.",
    params: id,
    body: domainBody,
    response: wholeOrderView,
    handle: async (ctx, { params, body }) => wholeOrder(ctx, await changeDomain(ctx, { id: params.id, ...body })),
  }),
  route({
    method: 'DELETE',
    path: '/orders/{id}',
    access: 'user',
    keys: ['write:orders'],
    summary:
      'Deletes a pending order; administrators delete any, and what was paid for it goes back. Takes an Idempotency-Key.',
    params: id,
    takesIdempotencyKey: true,
    response: done,
    handle: (ctx, { params, idempotencyKey }) => remove(ctx, params.id, idempotencyKey),
  }),
  route({
    method: 'POST',
    path: '/orders/update-status',
    example: { order_id: '{order}', status: 'in_progress' },
    access: 'admin',
    summary: 'Moves an order to another status.',
    body: updateStatusBody,
    renamed: [['id', 'orderId']],
    response: wholeOrderView,
    handle: async (ctx, { body: { orderId, ...step } }) =>
      wholeOrder(ctx, await updateOrderStatus(ctx, { id: orderId, ...step })),
  }),
  route({
    method: 'PATCH',
    path: '/orders/{id}/status',
    example: { status: 'in_progress' },
    fallbacks: ['PATCH /admin/orders/{id}'],
    access: 'admin',
    summary: 'Moves an order to another status.',
    params: id,
    body: statusBody,
    response: wholeOrderView,
    handle: async (ctx, { params, body }) => wholeOrder(ctx, await updateOrderStatus(ctx, { id: params.id, ...body })),
  }),
  route({
    method: 'POST',
    path: '/admin/orders/{id}/domain/confirm',
    example: { domain: 'ketab-sara.ir' },
    access: 'admin',
    summary: 'The names of a paid order that waits for them can be had.',
    params: id,
    body: confirmDomainBody,
    response: wholeOrderView,
    handle: async (ctx, { params, body }) => wholeOrder(ctx, await confirmDomain(ctx, { id: params.id, ...body })),
  }),
  route({
    method: 'POST',
    path: '/admin/orders/{id}/domain/refuse',
    example: { domain: 'ketab-sara.ir', reason: 'این نام آزاد نیست.' },
    access: 'admin',
    summary: 'This name of a paid order cannot be had; its customer is notified of the reason and chooses another one.',
    params: id,
    body: refuseDomainBody,
    response: wholeOrderView,
    handle: async (ctx, { params, body }) => wholeOrder(ctx, await refuseDomain(ctx, { id: params.id, ...body })),
  }),
  route({
    method: 'DELETE',
    path: '/admin/orders/{id}',
    access: 'admin',
    summary: 'Deletes an order of anyone; what was paid for an unfinished one goes back.',
    params: id,
    takesIdempotencyKey: true,
    response: done,
    handle: (ctx, { params, idempotencyKey }) => remove(ctx, params.id, idempotencyKey),
  }),
];

export const orderRoutes: readonly Route[] = [...creation, ...reading, ...changing];
