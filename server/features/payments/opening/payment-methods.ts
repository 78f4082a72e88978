import { gatewayTitle } from '#core/gateways.js';
import { GATEWAY } from '#core/limits/limits.js';
import { rial } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { WALLET_GATEWAY } from '../payment/payment.entity.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import type { PaymentMethodType } from '../payment/payment-admin.types.js';

export function paymentMethods(ctx: Ctx): PaymentMethodType[] {
  const { gateway, wallet } = PAYMENT_TEXTS.methods;
  const { name } = ctx.ports.gateways.default;
  return [
    {
      id: name,
      title: gateway(gatewayTitle(name)),
      enabled: true,
      min: GATEWAY.minRials,
      max: ctx.config.gatewayMaxRials,
    },
    { id: WALLET_GATEWAY, title: wallet, enabled: true, min: rial(0), max: null },
  ];
}
