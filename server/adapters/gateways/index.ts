/** The payment gateways by the name of their provider: a folder each, with its numbers and its simulation. */
import type { GatewayName } from '#core/gateways.js';
import type { GatewayProvider, PaymentGateway, PaymentGateways } from '#platform/ports.js';
import { ZARINPAL_CODES } from './zarinpal/zarinpal.codes.js';
import { createZarinpalGateway, type ZarinpalOptions } from './zarinpal/zarinpal.js';
import { isSessionName as isZarinpalSession } from './zarinpal/zarinpal.wire.js';
import { ZIBAL_CODES } from './zibal/zibal.codes.js';
import { createZibalGateway, type ZibalOptions } from './zibal/zibal.js';
import { isSessionName as isZibalSession } from './zibal/zibal.wire.js';

/** Our account at a provider, and where the provider is. */
export interface GatewayAccount extends ZarinpalOptions, ZibalOptions {
  readonly provider: GatewayName;
}

const PROVIDERS: Readonly<Record<GatewayName, GatewayProvider>> = {
  zarinpal: { codes: ZARINPAL_CODES, isSessionName: isZarinpalSession },
  zibal: { codes: ZIBAL_CODES, isSessionName: isZibalSession },
};

const providers: ReadonlyMap<string, GatewayProvider> = new Map(Object.entries(PROVIDERS));

/** The first account opens new payments. */
export function createGateways(accounts: readonly [GatewayAccount, ...GatewayAccount[]]): PaymentGateways {
  const [first, ...others] = accounts;
  return gatewaysOf(createGateway(first), ...others.map(createGateway));
}

function createGateway(account: GatewayAccount): PaymentGateway {
  return account.provider === 'zibal' ? createZibalGateway(account) : createZarinpalGateway(account);
}

/** New payments are opened at `opening`. */
export function gatewaysOf(opening: PaymentGateway, ...others: readonly PaymentGateway[]): PaymentGateways {
  return { default: opening, all: [opening, ...others], providers };
}
