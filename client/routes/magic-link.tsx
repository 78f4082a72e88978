export { MagicLinkPage as Component } from '../features/identity/recovery/magic-link-page.js';
