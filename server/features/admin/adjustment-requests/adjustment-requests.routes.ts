import { z } from 'zod';
import { RIALS_PER_TOMAN } from '#core/money.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { amountInToman, view } from '#platform/http/rest/view.js';
import { ADJUSTMENT_TYPES } from '#features/wallet/index.js';
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

export const adjustmentRequestRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /admin/adjustment-requests', 'adjustmentRequests', {
    response: requestView,
    summary: 'Changes of balances that a second administrator decides on, newest first. Toman.',
  }),
  route({
    method: 'POST',
    path: '/admin/wallets/{id}/adjustment-requests',
    example: { amount: 100_000_000, type: 'credit', reason: 'هدیهٔ سال نو' },
    access: 'admin',
    summary:
      'Requests a second administrator’s approval of a change that adjust answers with APPROVAL_REQUIRED. Toman.',
    params: id,
    body: z.strictObject({
      amount: z.union([z.number(), z.string()]).optional().describe('In toman.'),
      type: z.enum(ADJUSTMENT_TYPES),
      reason: z.string().optional(),
      notes: z.string().nullish(),
    }),
    renamed: [
      ['amountToman', 'amount'],
      ['walletId', 'id'],
    ],
    takesIdempotencyKey: true,
    response: requestView,
    status: 201,
    handle: (ctx, { params, body, idempotencyKey }) => {
      const { amount, reason = '', ...rest } = body;
      const input = { ...rest, walletId: params.id, amountToman: amount ?? '', reason };
      return requests.requestAdjustment(ctx, { ...input, idempotencyKey });
    },
  }),
  operationRoute('POST /admin/adjustment-requests/{id}/approve', 'approveWalletAdjustment', { response: requestView }),
  route({
    method: 'POST',
    path: '/admin/adjustment-requests/{id}/reject',
    example: { reason: 'مدرکی نیست.' },
    access: 'admin',
    summary: 'Refuses, with a reason; for an administrator other than the requester.',
    params: id,
    body: z.strictObject({ reason: z.string().optional() }),
    response: requestView,
    handle: (ctx, { params, body }) => requests.rejectAdjustment(ctx, params.id, { reason: body.reason ?? '' }),
  }),
];
