import { GATEWAY, WALLET } from '../../../core/limits.js';
import type { Rial } from '../../../core/money.js';
import { requireViewer, type Ctx } from '../../platform/context.js';

export interface WalletSettings {
  readonly minTopUpRials: Rial;
  readonly maxTopUpRials: Rial;
  /** What one payment at the gateway may carry; a larger top-up goes in parts. */
  readonly gatewayMinRials: Rial;
  readonly gatewayMaxRials: Rial;
  /** How long a pending top-up blocks another one. Milliseconds. */
  readonly pendingExpiryMs: number;
  readonly descriptionMin: number;
  readonly descriptionMax: number;
}

/** The rules a customer's wallet goes by. @throws AppError UNAUTHORIZED. */
export function walletSettings(ctx: Ctx): WalletSettings {
  requireViewer(ctx);
  return {
    minTopUpRials: WALLET.topUpMinRials,
    maxTopUpRials: WALLET.topUpMaxRials,
    gatewayMinRials: GATEWAY.minRials,
    gatewayMaxRials: ctx.config.gatewayMaxRials,
    pendingExpiryMs: WALLET.pendingMs,
    descriptionMin: WALLET.description.min,
    descriptionMax: WALLET.description.max,
  };
}
