import { GATEWAY } from '../../../../core/limits.js';
import type { Ctx } from '../../../platform/context.js';
import { WALLET_GATEWAY } from '../payment.entity.js';
import { PAYMENT_TEXTS } from '../payments.messages.js';

export interface PaymentMethod {
  readonly id: string;
  /** Persian. */
  readonly title: string;
  readonly enabled: boolean;
  /** Rials. */
  readonly min: number;
  /** Rials; null without a bound of its own. */
  readonly max: number | null;
}

export function paymentMethods(ctx: Ctx): PaymentMethod[] {
  const { zarinpal, wallet } = PAYMENT_TEXTS.methods;
  return [
    {
      id: ctx.ports.gateway.name,
      title: zarinpal,
      enabled: true,
      min: GATEWAY.minRials,
      max: ctx.config.gatewayMaxRials,
    },
    { id: WALLET_GATEWAY, title: wallet, enabled: true, min: 0, max: null },
  ];
}
