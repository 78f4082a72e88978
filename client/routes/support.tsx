export { SupportPage as Component } from '#client/features/support/index.js';
