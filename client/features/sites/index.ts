/** The page of one site (its state, its versions, its files), and the administration of everyone's. */
export { adminSiteMessages } from './admin/admin-sites.messages.js';
export { SiteAddress } from './admin/site-address.js';
export { SiteDesignPage } from './site-design-page.js';
export { SitePage } from './site-page.js';
export { askForSite } from './use-live-site.js';
export { loadAdminSitesTab, loadSiteWebhooks } from './loaders.js';
