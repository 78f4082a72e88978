import { gatewayTitle } from '#core/gateways.js';
import { GATEWAY } from '#core/limits/limits.js';
import { rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { WALLET_GATEWAY } from '../payment/payment.entity.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import type { PaymentMethodType } from '../payment/payment-admin.types.js';
import { openingGateways } from './gateway-health.js';

/** The gateways in the order in which they are tried, then the wallet. */
export function paymentMethods(ctx: Ctx): PaymentMethodType[] {
  const { gateway, wallet } = PAYMENT_TEXTS.methods;
  const gateways = openingGateways(ctx).map(({ name }) => ({
    id: name,
    title: gateway(gatewayTitle(name)),
    enabled: true,
    min: GATEWAY.minRials,
    max: ctx.config.gatewayMaxRials,
  }));
  return [...gateways, { id: WALLET_GATEWAY, title: wallet, enabled: true, min: rial(0), max: null }];
}
