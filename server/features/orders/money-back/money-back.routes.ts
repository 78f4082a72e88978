import { z } from 'zod';
import { nullable, objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noQuery } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import type { Ctx } from '#platform/context.js';
import { readOrder } from '../order/read-orders.service.js';
import { moneyBackLoader, moneyBackRequestLoader } from './money-back.queries.js';
import * as moneyBack from './money-back.service.js';
import type { MoneyBackRequestType, MoneyBackType } from './money-back.types.js';

const id = z.object({ id: z.string() });
/** In rials, whole tomans; left out: all of it. */
const part = z.strictObject({ amount: z.union([z.number(), z.string()]).nullish().describe('In rials.') }).optional();

const requestView = view<MoneyBackRequestType>('MoneyBackRequest', {
  rename: { amountRials: 'amount', refundableRials: 'refundableAmount' },
  add: { orderId: z.uuid(), userId: z.uuid() },
});
const guarantee = objectOf({
  guarantee: nullable(view<MoneyBackType>('MoneyBack')),
  request: nullable(requestView),
});

async function answer(ctx: Ctx, orderId: string) {
  const order = await readOrder(ctx, orderId);
  return {
    guarantee: await moneyBackLoader(ctx).load(order.id),
    request: await moneyBackRequestLoader(ctx).load(order.id),
  };
}

export const moneyBackRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/orders/{id}/money-back',
    access: 'user',
    keys: ['read:orders'],
    summary: 'The money-back guarantee of a paid order, and the newest request.',
    params: id,
    query: noQuery,
    response: guarantee,
    handle: (ctx, { params }) => answer(ctx, params.id),
  }),
  operationRoute('POST /orders/{id}/money-back', 'requestMoneyBack', {
    example: { reason: 'نیازی به سایت ندارم' },
    params: { id: 'orderId' },
    response: requestView,
    status: 201,
  }),
  operationRoute('DELETE /orders/{id}/money-back', 'withdrawMoneyBack', {
    params: { id: 'orderId' },
    response: requestView,
  }),
  operationRoute('GET /admin/money-back-requests', 'moneyBackRequests', { response: requestView, list: 'requests' }),
  route({
    method: 'POST',
    path: '/admin/money-back-requests/{id}/approve',
    example: {},
    access: 'admin',
    summary: 'Gives back to the wallet what is left of the order and closes its site, or a part, which closes nothing.',
    params: id,
    body: part,
    renamed: [['amountRials', 'amount']],
    response: requestView,
    handle: (ctx, { params, body }) => moneyBack.approveMoneyBack(ctx, params.id, { amountRials: body?.amount }),
  }),
  operationRoute('POST /admin/money-back-requests/{id}/refuse', 'refuseMoneyBack', {
    example: { reason: 'مهلت هفت‌روزه گذشته است.' },
    response: requestView,
    summary: 'Refuses with a reason, which the customer reads.',
  }),
];
