export { MagicLinkPage as Component } from '../features/identity/magic-link-page.js';
