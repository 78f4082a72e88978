export { SitePage as Component } from '../features/sites/index.js';
