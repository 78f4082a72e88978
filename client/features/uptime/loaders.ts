/** Loads parts for other features only when they need them. */

/** The administration's tab, loaded when it is opened. */
export const loadAdminHealthTab = async () => (await import('./admin/health-tab.js')).HealthTab;
