/** A customer's wallet: balance, top-ups, statement. */
export { depositAttempt, dropPending, keepPending, readPending } from './pending-info.js';

/** The dashboard's tab, loaded when it is opened. */
export const loadWalletTab = async () => (await import('./wallet-tab.js')).WalletTab;
