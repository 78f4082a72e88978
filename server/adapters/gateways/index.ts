/** The payment gateways by the name of their provider. */
import type { PaymentGateway, PaymentGateways } from '../../platform/ports.js';
import { createZarinpalGateway, type ZarinpalOptions } from './zarinpal/zarinpal.js';

/** Our account at a provider, and where the provider is. */
export interface GatewayAccount extends ZarinpalOptions {
  readonly provider: GatewayProviderName;
}

const PROVIDERS = { zarinpal: createZarinpalGateway } as const;
export type GatewayProviderName = keyof typeof PROVIDERS;

/** The first account opens new payments. */
export function createGateways(accounts: readonly [GatewayAccount, ...GatewayAccount[]]): PaymentGateways {
  const [first, ...others] = accounts;
  return gatewaysOf(PROVIDERS[first.provider](first), ...others.map((each) => PROVIDERS[each.provider](each)));
}

/** New payments are opened at `opening`. */
export function gatewaysOf(opening: PaymentGateway, ...others: readonly PaymentGateway[]): PaymentGateways {
  return { default: opening, all: [opening, ...others] };
}
