/** Keys of the API: a customer's own, and what the administration shows of all. */
export { ApiKeysCard } from './api-keys-card.js';
export { KeyStatus } from './key-status.js';
export { ScopeList } from './scope-list.js';
export { loadAdminKeysTab } from './loaders.js';
