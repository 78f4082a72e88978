/** Extensions of domains, their prices, and the check of a name: the administration's tab. */
export { loadAdminDomainsTab } from './loaders.js';
