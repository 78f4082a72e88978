/** A customer's profile, security and sessions. */
export { AdminGate } from './admin-gate.js';

/** The dashboard's tab, loaded when it is opened. */
export const loadProfileTab = async () => (await import('./profile-tab.js')).ProfileTab;
