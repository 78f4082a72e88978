/** The gateway of a payment: the one that opened it, whichever opens new payments now. */
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import type { GatewayCode, PaymentGateway } from '#platform/ports.js';
import type { PaymentEntity } from './payment.entity.js';
import { PAYMENT_TEXTS } from './payments.messages.js';

/** The provider and our account there, as the row of a payment names them. */
type Named = Pick<PaymentEntity, 'gateway' | 'merchantId'>;

/**
 * Null where that gateway is not configured any more. A payment from before the account was stored belongs to the first
 * account of its provider.
 */
export function findGateway(ctx: Ctx, { gateway, merchantId }: Named): PaymentGateway | null {
  const ofProvider = ctx.ports.gateways.all.filter(({ name }) => name === gateway);
  return ofProvider.find((each) => merchantId === null || each.merchantId === merchantId) ?? null;
}

/** @throws AppError GATEWAY_ERROR where that gateway is not configured any more: to ask again does not help. */
export function gatewayOf(ctx: Ctx, payment: Named): PaymentGateway {
  const gateway = findGateway(ctx, payment);
  if (gateway) return gateway;
  const details = { gateway: payment.gateway };
  throw new AppError('GATEWAY_ERROR', { details, retryable: false, fa: PAYMENT_TEXTS.unreachable });
}

/** The values of `merchant_id` in the rows of a gateway's payments; the empty text stands for null. */
export function accountsOf(ctx: Ctx, gateway: PaymentGateway): string[] {
  const isFirst = findGateway(ctx, { gateway: gateway.name, merchantId: null }) === gateway;
  return isFirst ? [gateway.merchantId, ''] : [gateway.merchantId];
}

type Coded = Pick<PaymentEntity, 'gateway' | 'gatewayCode'>;

/** The meaning of the number of a payment's gateway; null where there is none, and for an undocumented one. */
export function codeOf(ctx: Ctx, { gateway, gatewayCode }: Coded): GatewayCode | null {
  return gatewayCode === null ? null : (ctx.ports.gateways.providers.get(gateway)?.codes.get(gatewayCode) ?? null);
}

/** Whether asking or paying again can help; also for an undocumented number, and where there is none. */
export function canChange(ctx: Ctx, payment: Coded): boolean {
  return codeOf(ctx, payment)?.again !== 'none';
}

/** SQL over a row `p`, with the two arrays of `reachableValues`: the gateway of the payment is configured. */
export const REACHABLE = `(p.gateway, coalesce(p.merchant_id, '')) in (select * from unnest($1::text[], $2::text[]))`;

export function reachableValues(ctx: Ctx): [names: string[], accounts: string[]] {
  const pairs = ctx.ports.gateways.all.flatMap((each) =>
    accountsOf(ctx, each).map((account) => ({ name: each.name, account })),
  );
  return [pairs.map(({ name }) => name), pairs.map(({ account }) => account)];
}
