export { WebhooksPage as Component } from '#client/features/webhooks/index.js';
