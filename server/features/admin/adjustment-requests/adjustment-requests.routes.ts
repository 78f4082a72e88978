import { z } from 'zod';
import { RIALS_PER_TOMAN } from '../../../../core/money.js';
import { countedPage } from '../../../platform/db/page.js';
import { route, type Route } from '../../../platform/http/route.js';
import { paginationSchema } from '../../../platform/http/schemas.js';
import { ADJUSTMENT_TYPES, idempotencyKeyOf } from '../../wallet/index.js';
import type { RequestRow } from './adjustment-requests.queries.js';
import * as requests from './adjustment-requests.service.js';

const id = z.object({ id: z.string() });
const tomans = z.number().describe('toman');
const person = z.object({ id: z.uuid(), fullName: z.string().nullable(), email: z.string() });

const requestSchema = z.object({
  id: z.uuid(),
  owner: person,
  balance: tomans,
  type: z.enum(ADJUSTMENT_TYPES),
  amount: tomans,
  reason: z.string(),
  notes: z.string().nullable(),
  status: z.enum(['pending', 'approved', 'rejected', 'expired']),
  requestedBy: person,
  decidedBy: person.nullable(),
  decidedAt: z.date().nullable(),
  decision: z.string().nullable(),
  adjustmentId: z.uuid().nullable(),
  expiresAt: z.date(),
  createdAt: z.date(),
});

function present({ amountRials, balanceRials, ...request }: RequestRow): z.output<typeof requestSchema> {
  return { ...request, amount: amountRials / RIALS_PER_TOMAN, balance: balanceRials / RIALS_PER_TOMAN };
}

export const adjustmentRequestRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/adjustment-requests',
    access: 'admin',
    summary: 'Changes of balances that a second administrator decides on, newest first. Toman.',
    query: requests.requestsSchema,
    response: z.object({ items: z.array(requestSchema), pagination: paginationSchema }),
    handle: async (ctx, { query }) => {
      const { items, pagination } = await countedPage(await requests.readRequests(ctx, query));
      return { items: items.map(present), pagination };
    },
  }),
  route({
    method: 'POST',
    path: '/admin/wallets/{id}/adjustment-requests',
    access: 'admin',
    summary: 'Asks a second administrator for a change that adjust answers with APPROVAL_REQUIRED. Toman.',
    params: id,
    body: z.object({
      amount: z.union([z.number(), z.string()]).optional(),
      type: z.enum(ADJUSTMENT_TYPES),
      reason: z.string().optional(),
      notes: z.string().nullish(),
    }),
    response: requestSchema,
    status: 201,
    handle: async (ctx, { params, body, request }) => {
      const { amount, reason = '', ...rest } = body;
      const input = { ...rest, walletId: params.id, amountToman: amount ?? '', reason };
      return present(await requests.requestAdjustment(ctx, { ...input, idempotencyKey: idempotencyKeyOf(request) }));
    },
  }),
  route({
    method: 'POST',
    path: '/admin/adjustment-requests/{id}/approve',
    access: 'admin',
    summary: 'Moves the money as asked; for another administrator than the one who asks.',
    params: id,
    response: requestSchema,
    handle: async (ctx, { params }) => present(await requests.approveAdjustment(ctx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/admin/adjustment-requests/{id}/reject',
    access: 'admin',
    summary: 'Refuses, with a reason; for another administrator than the one who asks.',
    params: id,
    body: z.object({ reason: z.string().optional() }),
    response: requestSchema,
    handle: async (ctx, { params, body }) =>
      present(await requests.rejectAdjustment(ctx, params.id, { reason: body.reason ?? '' })),
  }),
];
