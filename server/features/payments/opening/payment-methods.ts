import { rial } from '#core/money.js';
import { GATEWAY } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { WALLET_GATEWAY } from '../payment.entity.js';
import { PAYMENT_TEXTS } from '../payments.messages.js';
import type { PaymentMethodType } from '../administration/payment-admin.types.js';

export function paymentMethods(ctx: Ctx): PaymentMethodType[] {
  const { zarinpal, wallet } = PAYMENT_TEXTS.methods;
  return [
    {
      id: ctx.ports.gateway.name,
      title: zarinpal,
      enabled: true,
      min: GATEWAY.minRials,
      max: ctx.config.gatewayMaxRials,
    },
    { id: WALLET_GATEWAY, title: wallet, enabled: true, min: rial(0), max: null },
  ];
}
