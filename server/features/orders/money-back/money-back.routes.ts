import { z } from 'zod';
import { nullable, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import type { Ctx } from '#platform/context.js';
import { readOrder } from '../order/read-orders.service.js';
import { moneyBackRequestsSchema } from './money-back.inputs.js';
import { moneyBackLoader, moneyBackRequestLoader } from './money-back.queries.js';
import * as moneyBack from './money-back.service.js';
import type { MoneyBackRequestType, MoneyBackType } from './money-back.types.js';

const id = z.object({ id: z.string() });
const reason = z.object({ reason: z.string() });
/** In rials, whole tomans; left out: all of it. */
const part = z.object({ amount: z.union([z.number(), z.string()]).nullish().describe('In rials.') }).optional();

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

export const moneyBackRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/orders/{id}/money-back',
    access: 'user',
    keys: ['read:orders'],
    summary: 'The money-back guarantee of a paid order, and the newest request.',
    params: id,
    response: guarantee,
    handle: (ctx, { params }) => answer(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/orders/{id}/money-back',
    access: 'user',
    keys: ['write:payments'],
    summary: "Requests a refund of one's own paid order within the guarantee, with a reason.",
    params: id,
    body: reason,
    response: requestView,
    status: 201,
    handle: (ctx, { params, body }) => moneyBack.requestMoneyBack(ctx, { orderId: params.id, reason: body.reason }),
  }),
  route({
    method: 'DELETE',
    path: '/orders/{id}/money-back',
    access: 'user',
    keys: ['write:payments'],
    summary: "Withdraws one's own request before a decision.",
    params: id,
    response: requestView,
    handle: (ctx, { params }) => moneyBack.withdrawMoneyBack(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/admin/money-back-requests',
    access: 'admin',
    summary: 'Requests for money back, newest first.',
    query: moneyBackRequestsSchema,
    response: pageOf(requestView, 'requests'),
    handle: (ctx, { query }) => moneyBack.readMoneyBackRequests(ctx, query),
  }),
  route({
    method: 'POST',
    path: '/admin/money-back-requests/{id}/approve',
    access: 'admin',
    summary: 'Gives back to the wallet what is left of the order and closes its site, or a part, which closes nothing.',
    params: id,
    body: part,
    response: requestView,
    handle: (ctx, { params, body }) => moneyBack.approveMoneyBack(ctx, params.id, { amountRials: body?.amount }),
  }),
  route({
    method: 'POST',
    path: '/admin/money-back-requests/{id}/refuse',
    access: 'admin',
    summary: 'Refuses with a reason, which the customer reads.',
    params: id,
    body: reason,
    response: requestView,
    handle: (ctx, { params, body }) => moneyBack.refuseMoneyBack(ctx, params.id, body),
  }),
];
