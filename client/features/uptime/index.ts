/** The public page of the platform's availability, and the health of the system for administrators. */
export { StatusPage } from './status-page.js';
export { loadAdminHealthTab } from './loaders.js';
