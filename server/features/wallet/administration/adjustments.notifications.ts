import { dashboardLink } from '#core/client-links.js';
import { notification } from '#features/notifications/index.js';
import { WALLET_TEXTS, type Adjustment } from '../wallet.messages.js';

/** An administrator changed the balance. */
export const BALANCE_ADJUSTED = notification({
  type: 'wallet',
  audience: 'customer',
  words: (adjustment: Adjustment) => WALLET_TEXTS.adjusted(adjustment),
  link: () => dashboardLink('wallet'),
  mail: 'same',
});
