/** Loads parts for other features only when they need them. */

/** The webhooks of one site, for the page of all of one's own. */
export const loadSiteWebhooks = async () => (await import('./webhooks/webhooks-list.js')).WebhooksList;

/** The administration's tab, loaded when it is opened. */
export const loadAdminSitesTab = async () => (await import('./admin/sites-tab.js')).SitesTab;
