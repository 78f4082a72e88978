import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { requestDeposit } from './deposit.service.js';
import { depositVerificationView, failedDepositVerification } from '../payment/payments.view.js';
import { verifyDeposit } from '../settlement/verify-payment.service.js';

/** The documented body; the callback address is read and not trusted. */
const depositBody = z.looseObject({
  amount: z.union([z.number(), z.string()]).describe('In rials.'),
  description: z.string().nullish(),
  returnUrl: z.string().nullish(),
});

/** `order_id` is what the gateway brings back: the id of the deposit's payment. */
const verifyBody = z.looseObject({
  authority: z.string().nullish(),
  orderId: z.string().nullish(),
  status: z.string().nullish(),
});

export const depositRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wallets/me/deposit',
    example: { amount: 5_000_000 },
    fallbacks: ['POST /wallets/me/topup', 'POST /payments/create-wallet-deposit'],
    access: 'user',
    keys: ['write:wallet'],
    summary: 'Opens a top-up at the gateway; credits nothing yet. `amount` is rials. Takes an Idempotency-Key.',
    body: depositBody,
    renamed: [['amountRials', 'amount']],
    takesIdempotencyKey: true,
    response: z.object({
      success: z.boolean(),
      paymentUrl: z.string(),
      orderId: z.uuid(),
      paymentId: z.uuid(),
      authority: z.string().nullable(),
      amount: z.int().describe('In rials.'),
      amountRials: z.int(),
    }),
    handle: async (ctx, { body, idempotencyKey }) => {
      const input = { amountRials: body.amount, description: body.description, returnUrl: body.returnUrl };
      const { payment, paymentUrl } = await requestDeposit(ctx, {
        ...input,
        idempotencyKey,
      });
      return {
        success: true,
        paymentUrl,
        orderId: payment.id,
        paymentId: payment.id,
        authority: payment.authority,
        amount: payment.amountRials,
        amountRials: payment.amountRials,
      };
    },
  }),
  route({
    method: 'POST',
    path: '/wallets/me/deposit/verify',
    example: { authority: 'A00000000000000000000000000000000001', status: 'OK' },
    fallbacks: ['POST /payments/verify-wallet-deposit'],
    access: 'public',
    keys: ['write:wallet'],
    summary: 'On return from a top-up at the gateway. Needs no sign-in; safe to repeat. `new_balance` is rials.',
    body: verifyBody,
    renamed: [['paymentId', 'orderId']],
    response: depositVerificationView,
    whenFailed: failedDepositVerification,
    handle: (ctx, { body: { authority, orderId, status } }) => {
      if (!authority) throw new AppError('PAYMENT_INCOMPLETE');
      return verifyDeposit(ctx, { authority, paymentId: orderId, status });
    },
  }),
];
