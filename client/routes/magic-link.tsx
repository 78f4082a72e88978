export { MagicLinkPage as Component } from '#client/features/identity/index.js';
