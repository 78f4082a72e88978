import { z } from 'zod';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { amountInToman, view } from '#platform/http/rest/view.js';
import { ADJUSTMENT_TYPES, idempotencyKeyOf } from '#features/wallet/index.js';
import { requestsSchema } from './adjustment-requests.inputs.js';
import type { AdjustmentRequestType } from './adjustment-requests.types.js';
import * as requests from './adjustment-requests.service.js';

const id = z.object({ id: z.string() });

const requestView = view<AdjustmentRequestType>('AdjustmentRequest', {
  omit: ['amountRials', 'balanceRials'],
  nested: { owner: {}, requestedBy: {}, decidedBy: {} },
  add: {
    ...amountInToman('amount', ({ amountRials }) => amountRials / RIALS_PER_TOMAN),
    ...amountInToman('balance', ({ balanceRials }) => balanceRials / RIALS_PER_TOMAN),
    adjustmentId: z.uuid().nullable(),
  },
});

export const adjustmentRequestRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/adjustment-requests',
    access: 'admin',
    summary: 'Changes of balances that a second administrator decides on, newest first. Toman.',
    query: requestsSchema,
    response: pageOf(requestView, 'items'),
    handle: (ctx, { query }) => requests.readRequests(ctx, query),
  }),
  route({
    method: 'POST',
    path: '/admin/wallets/{id}/adjustment-requests',
    access: 'admin',
    summary:
      'Requests a second administrator’s approval of a change that adjust answers with APPROVAL_REQUIRED. Toman.',
    params: id,
    body: z.object({
      amount: z.union([z.number(), z.string()]).optional().describe('In toman.'),
      type: z.enum(ADJUSTMENT_TYPES),
      reason: z.string().optional(),
      notes: z.string().nullish(),
    }),
    response: requestView,
    status: 201,
    handle: (ctx, { params, body, request }) => {
      const { amount, reason = '', ...rest } = body;
      const input = { ...rest, walletId: params.id, amountToman: amount ?? '', reason };
      return requests.requestAdjustment(ctx, { ...input, idempotencyKey: idempotencyKeyOf(request) });
    },
  }),
  route({
    method: 'POST',
    path: '/admin/adjustment-requests/{id}/approve',
    access: 'admin',
    summary: 'Changes the balance; for an administrator other than the requester.',
    params: id,
    response: requestView,
    handle: (ctx, { params }) => requests.approveAdjustment(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/adjustment-requests/{id}/reject',
    access: 'admin',
    summary: 'Refuses, with a reason; for an administrator other than the requester.',
    params: id,
    body: z.object({ reason: z.string().optional() }),
    response: requestView,
    handle: (ctx, { params, body }) => requests.rejectAdjustment(ctx, params.id, { reason: body.reason ?? '' }),
  }),
];
