/** A customer's profile, security and sessions. */
export { AdminGate } from './admin-gate.js';
export { loadProfileTab } from './loaders.js';
