/** Webhooks of one's own account, and the log that they follow. Those of sites are in `sites/webhooks`. */
export { WebhooksPage } from './webhooks-page.js';
