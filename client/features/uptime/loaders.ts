/** What other features load only when they need it. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminHealthTab = async () => (await import('./admin/health-tab.js')).HealthTab;
