export { SiteDesignPage as Component } from '../features/sites/index.js';
