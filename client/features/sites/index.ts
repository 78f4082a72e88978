/** The page of one site: its state, its versions, its files. */
export { SiteDesignPage } from './site-design-page.js';
export { SitePage } from './site-page.js';
export { askForSite } from './use-live-site.js';
