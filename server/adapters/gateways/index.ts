/** The payment gateways by the name of their provider: a folder each, with its numbers and its simulation. */
import type { GatewayName } from '#core/gateways.js';
import type { GatewayProvider, PaymentGateway, PaymentGateways } from '#platform/ports.js';
import { ZARINPAL_CODES } from './zarinpal/zarinpal.codes.js';
import { createZarinpalGateway, type ZarinpalOptions } from './zarinpal/zarinpal.js';

/** Our account at a provider, and where the provider is. */
export interface GatewayAccount extends ZarinpalOptions {
  readonly provider: GatewayName;
}

const PROVIDERS = {
  zarinpal: { codes: ZARINPAL_CODES, create: createZarinpalGateway },
} as const satisfies Readonly<Record<GatewayName, GatewayProvider & { readonly create: object }>>;

const providers: ReadonlyMap<string, GatewayProvider> = new Map(Object.entries(PROVIDERS));

/** The first account opens new payments. */
export function createGateways(accounts: readonly [GatewayAccount, ...GatewayAccount[]]): PaymentGateways {
  const [first, ...others] = accounts;
  return gatewaysOf(createGateway(first), ...others.map(createGateway));
}

function createGateway(account: GatewayAccount): PaymentGateway {
  return PROVIDERS[account.provider].create(account);
}

/** New payments are opened at `opening`. */
export function gatewaysOf(opening: PaymentGateway, ...others: readonly PaymentGateway[]): PaymentGateways {
  return { default: opening, all: [opening, ...others], providers };
}
