/** A customer's wallet: balance, top-ups, statement. */
export { depositAttempt, dropPending, keepPending, readPending } from './pending-info.js';
export { groupDigits } from './top-up.rules.js';
export { WalletTab } from './wallet-tab.js';
