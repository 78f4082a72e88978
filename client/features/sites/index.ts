/** The page of one site: how it stands, its versions, its files. */
export { SiteDesignPage } from './site-design-page.js';
export { SitePage } from './site-page.js';
