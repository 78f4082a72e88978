/** The public page of the platform's availability, and the health of the system for administrators. */
export { StatusPage } from './status-page.js';

/** The administration's tab, loaded when it is opened. */
export const loadAdminHealthTab = async () => (await import('./admin/health-tab.js')).HealthTab;
