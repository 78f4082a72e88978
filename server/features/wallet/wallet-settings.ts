import { GATEWAY, WALLET } from '#core/limits/limits.js';
import { requireViewer, type Ctx } from '#platform/context.js';
import type { WalletSettingsType } from './wallet-insights.types.js';

/** The rules a customer's wallet goes by. @throws AppError UNAUTHORIZED. */
export function walletSettings(ctx: Ctx): WalletSettingsType {
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
