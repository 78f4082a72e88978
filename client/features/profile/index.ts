/** A customer's profile, security and sessions. */
export { AdminGate } from './admin-gate.js';
export { ProfileTab } from './profile-tab.js';
