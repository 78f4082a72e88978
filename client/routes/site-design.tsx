export { SiteDesignPage as Component } from '#client/features/sites/index.js';
